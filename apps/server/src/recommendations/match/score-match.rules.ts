import { experienceLevels } from '@jobblik/contract/cv/cv-search.rules';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import type { AdAttributes, MatchContext, OwnTrade, SeekerAttributes } from './match-attributes.ts';
import { closenessOf, type Trade, tradeCloseness } from './trade-distance.rules.ts';

/**
 * How much each part counts, in hundredths of the whole, the most first: the only place where that is said. The page that explains names
 * them, and reasons are given in this order.
 */
export const weights = {
  occupation: 40,
  skills: 18,
  place: 16,
  hours: 7,
  education: 5,
  experience: 5,
  interest: 4,
  freshness: 3,
  languages: 2,
} as const;
export type MatchPart = keyof typeof weights;

/** A match and what it is made of. */
export interface Match {
  /** 0 to 1. */
  score: number;
  /** Value of each part, 0 to 1; `interest` from -1. Parts that nothing is known about are in the middle. */
  parts: Readonly<Record<MatchPart, number>>;
  /** The title of the CV that the ad is closest to, and how close. */
  closest: { own: OwnTrade; closeness: number } | null;
  /** A category of both that says more than the titles do. */
  categoryId: number | null;
  /** Of the skills that the ad asks for, the rarest first. */
  skills: { has: number[]; lacks: number[] };
  /** Languages of both. */
  languageIds: number[];
  /** Kilometres to the nearest place; null where one of them is unknown. */
  km: number | null;
}

/** Below it nothing is recommended. */
export const leastScore = 0.45;
/** Work of another kind, no matter how near: not recommended. An architect is in the same main category as a carpenter. */
const leastOccupation = 0.3;
/** Unless so much of its skills is there. */
const skillsInstead = 0.35;

/** A category is wider than a title. */
const chosenCategory = closenessOf.category * 0.9;
const unknown = 0.5;
/** Beyond the reach of a person. */
const tooFar = 0.6;
/** Unpaid work or an internship for who looks for a job, and the other way round. */
const otherWork = 0.5;
const unpaidTypes: readonly number[] = [4, 5];
const dayMs = 86_400_000;
/** Days after which something is half as fresh. */
const halfLife = { ad: 14, cv: 90 };

/** How well a person and an ad fit each other. Pure: the same attributes give the same score. */
export function scoreMatch(seeker: SeekerAttributes, ad: AdAttributes, context: MatchContext): Match {
  const { closest, categoryId, value: occupation } = occupationOf(seeker, ad, context);
  const skills = skillsOf(seeker, ad, context.rarityOf);
  const km = nearestKm(seeker, ad);
  const languageIds = ad.languageIds.filter((id) => seeker.languageIds.includes(id));
  const parts = {
    occupation,
    skills: skills.value,
    place: placeValue(km, seeker.reachKm, ad.remote),
    hours: hoursValue(seeker.jobTypeId, ad.jobTypeId),
    education: educationValue(seeker.educationId, ad.educationId),
    experience: experienceValue(seeker, ad),
    interest: interestValue(ad.trade, context.taste),
    freshness: freshnessValue(seeker, ad, context),
    languages: ad.languageIds.length === 0 ? unknown : languageIds.length > 0 ? 1 : 0.3,
  };
  const isOtherKind = occupation < leastOccupation && skills.value < skillsInstead;
  return {
    score: isOtherKind ? 0 : weighted(parts) * factorOf(parts, seeker, ad),
    parts,
    closest,
    categoryId,
    skills: { has: skills.has, lacks: skills.lacks },
    languageIds,
    km,
  };
}

function weighted(parts: Match['parts']): number {
  const names = Object.keys(weights) as MatchPart[];
  return names.reduce((sum, name) => sum + weights[name] * parts[name], 0) / 100;
}

function factorOf(parts: Match['parts'], seeker: SeekerAttributes, ad: AdAttributes): number {
  const isUnpaid = unpaidTypes.includes(ad.jobTypeId);
  const seeksUnpaid = seeker.jobTypeId !== null && unpaidTypes.includes(seeker.jobTypeId);
  return (
    (parts.place === 0 ? tooFar : 1) * (isUnpaid === seeksUnpaid || ad.jobTypeId === seeker.jobTypeId ? 1 : otherWork)
  );
}

function occupationOf({ trades, categoryIds }: SeekerAttributes, ad: AdAttributes, { mainCategoryOf }: MatchContext) {
  let closest: Match['closest'] = null;
  let byTitle = 0;
  for (const own of trades) {
    const closeness = tradeCloseness(own.trade, ad.trade);
    if (own.weight * closeness <= byTitle) continue;
    closest = { own, closeness };
    byTitle = own.weight * closeness;
  }
  const shared = ad.categoryIds.find((id) => categoryIds.includes(id)) ?? null;
  const isInField = ad.categoryIds.some((id) => categoryIds.some((own) => mainCategoryOf(own) === mainCategoryOf(id)));
  const byCategory = shared !== null ? chosenCategory : isInField ? closenessOf.mainCategory : 0;
  return {
    closest,
    categoryId: byCategory > byTitle ? shared : null,
    value: Math.max(byTitle, byCategory),
  };
}

/** So much rarity together makes the skills of an ad that lists none full. */
const enoughRarity = 2;

function skillsOf(seeker: SeekerAttributes, ad: AdAttributes, rarityOf: MatchContext['rarityOf']) {
  const required = [...new Set([...ad.skillIds, ...ad.mentionedSkillIds])].sort((a, b) => rarityOf(b) - rarityOf(a));
  const has = required.filter((id) => seeker.skillIds.has(id));
  const lacks = ad.skillIds.filter((id) => !seeker.skillIds.has(id));
  const sum = (ids: readonly number[]) => ids.reduce((total, id) => total + rarityOf(id), 0);
  const share = required.length > 0 ? sum(has) / sum(required) : 0;
  const value =
    ad.skillIds.length > 0 ? share : Math.max(required.length > 0 ? 0 : 0.3, Math.min(1, sum(has) / enoughRarity));
  return { has, lacks, value };
}

function nearestKm({ home }: SeekerAttributes, { places }: AdAttributes): number | null {
  if (!home || places.length === 0) return null;
  return Math.min(...places.map((place) => distanceKm(home, place)));
}

/** Full within a short way, half at the end of the reach, none at twice that. */
function placeValue(km: number | null, reachKm: number, remote: AdAttributes['remote']): number {
  if (remote === 'full') return 1;
  if (km === null) return unknown;
  const short = Math.min(10, reachKm / 2);
  // Two days at home make a long way bearable.
  const way = remote === 'hybrid' ? km * 0.7 : km;
  if (way <= short) return 1;
  if (way <= reachKm) return 1 - (0.5 * (way - short)) / (reachKm - short);
  return Math.max(0, 0.5 - (0.5 * (way - reachKm)) / reachKm);
}

function hoursValue(preferred: number | null, offered: number): number {
  if (preferred === null) return unknown;
  if (preferred === offered) return 1;
  return unpaidTypes.includes(preferred) || unpaidTypes.includes(offered) ? 0 : 0.4;
}

function educationValue(has: number | null, required: number | null): number {
  if (required === null || has === null) return unknown;
  if (has >= required) return has - required > 2 ? 0.8 : 1;
  return required - has === 1 ? 0.4 : 0;
}

/** Months of work that an ad asks for. */
export function requiredMonths(experience: number): number {
  return experienceLevels.find(({ id }) => id === experience)?.fromMonths ?? 0;
}

function experienceValue({ experienceMonths, hasLed }: SeekerAttributes, ad: AdAttributes): number {
  const required = requiredMonths(ad.experience);
  const value = required === 0 ? 1 : Math.min(1, experienceMonths / required);
  return ad.managementExperience && !hasLed ? value * 0.4 : value;
}

/** Ads of the same trade that were liked and turned down, from -1 to 1; few of them say little. */
function interestValue(trade: Trade, { liked, dismissed }: MatchContext['taste']): number {
  const closeOf = (trades: readonly Trade[]) =>
    trades.reduce((sum, other) => sum + tradeCloseness(trade, other) ** 2, 0);
  const [more, less] = [closeOf(liked), closeOf(dismissed)];
  return (more - less) / (more + less + 2);
}

function freshnessValue(seeker: SeekerAttributes, ad: AdAttributes, { freshBy, now }: MatchContext): number {
  const since = freshBy === 'ad' ? ad.publishedAt : seeker.changedAt;
  const days = Math.max(0, (now.getTime() - since.getTime()) / dayMs);
  return 0.5 ** (days / halfLife[freshBy]);
}
