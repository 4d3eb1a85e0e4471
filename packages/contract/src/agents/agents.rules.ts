/** Lengths and numbers of job agents, for both sides. */
export const agentLimits = {
  title: 120,
  /** The same as the keyword of a search, since an agent can be made from a search. */
  keyword: 200,
  keywords: 10,
  companies: 20,
  categories: 20,
  locations: 20,
  /** Job agents of one person. */
  agents: 30,
  /** Hits that an agent's result shows at most, the newest ones. */
  results: 200,
} as const;

/** How often a person wants the new hits of an agent by mail. */
export const mailFrequencies = ['now', 'daily', 'weekly', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** A circle around a postcode, as the job search draws it. */
export interface Near {
  /** Id of the postcode. */
  cityId: number;
  /** Kilometres. */
  radius: number;
}

/** Criteria of an agent, as ids of the lookups. Kinds are AND, choices within a kind OR; an empty kind does not filter. */
export interface AgentCriteria {
  companyIds: readonly number[];
  jobTypeIds: readonly number[];
  categoryIds: readonly number[];
  /** Postcodes, towns and regions by the ids that `get_cities_with_query` answers. */
  placeIds: readonly number[];
  /** One more place beside `placeIds`; null for none. */
  near: Near | null;
  keywords: readonly string[];
  /** Work from home, as ids of the job search. */
  remoteIds: readonly number[];
  /** Only ads that state the pay. */
  payShown: boolean;
  /** Wishes, as ids of `wishes.rules.ts`: those of one group are OR, groups are AND. */
  wishIds: readonly number[];
}

/** An agent without criteria. */
export const noCriteria: AgentCriteria = {
  companyIds: [],
  jobTypeIds: [],
  categoryIds: [],
  placeIds: [],
  near: null,
  keywords: [],
  remoteIds: [],
  payShown: false,
  wishIds: [],
};

/**
 * At least one of company, job type, categories and location must be chosen (spec 1§5). Every other criterion of a search counts as
 * a choice too.
 */
export function hasChoice(criteria: AgentCriteria): boolean {
  return listsOf(criteria).some((kind) => kind.length > 0);
}

/** Whether two agents have the same criteria, in any order. */
export function sameCriteria(a: AgentCriteria, b: AgentCriteria): boolean {
  return sameChoices(listsOf(a), listsOf(b));
}

function listsOf(criteria: AgentCriteria): (readonly (number | string)[])[] {
  const { companyIds, jobTypeIds, categoryIds, placeIds, near, keywords, remoteIds, payShown, wishIds } = criteria;
  const circle = near ? [`${near.cityId}/${near.radius}`] : [];
  return [companyIds, jobTypeIds, categoryIds, placeIds, circle, keywords, remoteIds, payShown ? ['pay'] : [], wishIds];
}

/** Whether two lists of choices contain the same ids, kind by kind, in any order. */
export function sameChoices(
  a: readonly (readonly (number | string)[])[],
  b: readonly (readonly (number | string)[])[],
): boolean {
  const canonical = (lists: typeof a) => JSON.stringify(lists.map((list) => [...list].map(String).sort()));
  return canonical(a) === canonical(b);
}

/** Title of an agent without a name of its own: its criteria in a few words. @param names most important first */
export function titleFrom(names: readonly string[]): string {
  const [first, second, ...others] = names;
  const shown = [first, second].filter(Boolean).join(' · ');
  const title = others.length > 0 ? `${shown} +${others.length}` : shown;
  return title.length > agentLimits.title ? `${title.slice(0, agentLimits.title - 1)}…` : title;
}
