/** Lengths and numbers of job agents, for both sides. */
export const agentLimits = {
  title: 120,
  /** As long as the keyword of a search, which an agent can be made from. */
  keyword: 200,
  keywords: 10,
  companies: 20,
  categories: 20,
  locations: 20,
  /** Job agents of one person. */
  agents: 30,
  /** Hits that the result of an agent shows, the newest. */
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

/** What an agent looks for, as ids of the lookups. Kinds are AND, choices within a kind OR; an empty kind asks for nothing. */
export interface AgentCriteria {
  companyIds: readonly number[];
  jobTypeIds: readonly number[];
  categoryIds: readonly number[];
  /** Postcodes, towns and regions by the ids that `get_cities_with_query` answers. */
  placeIds: readonly number[];
  /** One more place beside `placeIds`; null for none. */
  near: Near | null;
  keywords: readonly string[];
  /** Work from home by the ids of the job search. */
  remoteIds: readonly number[];
  /** Only ads that say what they pay. */
  payShown: boolean;
  /** Wishes by the ids of `wishes.rules.ts`: those of one group are OR, groups are AND. */
  wishIds: readonly number[];
}

/** An agent that asks for nothing. */
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
 * At least one of company, job type, categories and location must be chosen (spec 1§5). What else a search can ask for counts
 * as a choice too: an agent of words alone finds as little as any other.
 */
export function hasChoice(criteria: AgentCriteria): boolean {
  return listsOf(criteria).some((kind) => kind.length > 0);
}

/** Whether two agents look for the same, in any order. */
export function sameCriteria(a: AgentCriteria, b: AgentCriteria): boolean {
  return sameChoices(listsOf(a), listsOf(b));
}

function listsOf(criteria: AgentCriteria): (readonly (number | string)[])[] {
  const { companyIds, jobTypeIds, categoryIds, placeIds, near, keywords, remoteIds, payShown, wishIds } = criteria;
  const circle = near ? [`${near.cityId}/${near.radius}`] : [];
  return [companyIds, jobTypeIds, categoryIds, placeIds, circle, keywords, remoteIds, payShown ? ['pay'] : [], wishIds];
}

/** Whether lists of choices name the same, kind by kind, in any order. */
export function sameChoices(
  a: readonly (readonly (number | string)[])[],
  b: readonly (readonly (number | string)[])[],
): boolean {
  const canonical = (lists: typeof a) => JSON.stringify(lists.map((list) => [...list].map(String).sort()));
  return canonical(a) === canonical(b);
}

/** What an agent is called that was given no name: what it looks for, in few words. @param names in the order of their weight */
export function titleFrom(names: readonly string[]): string {
  const [first, second, ...others] = names;
  const shown = [first, second].filter(Boolean).join(' · ');
  const title = others.length > 0 ? `${shown} +${others.length}` : shown;
  return title.length > agentLimits.title ? `${title.slice(0, agentLimits.title - 1)}…` : title;
}
