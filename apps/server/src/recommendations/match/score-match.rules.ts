import { experienceLevels } from '@jobblik/contract/candidates/cv-search.rules';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import type { AdAttributes, MatchContext, OwnTrade, SeekerAttributes } from './match-attributes.ts';
import { closenessOf, type Trade, tradeCloseness } from './trade-distance.rules.ts';

/**
 * The weight of each part in percent, the highest first; defined only here. The explaining page names them, and reasons follow this
 * order.
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

/** A match and its parts. */
export interface Match {
  /** 0 to 1. */
  score: number;
  /** Value of each part, 0 to 1; `interest` from -1. Parts without data have a middle value. */
  parts: Readonly<Record<MatchPart, number>>;
  /** The CV title closest to the ad, and its closeness. */
  closest: { own: OwnTrade; closeness: number } | null;
  /** A shared category that is a better reason than the titles. */
  categoryId: number | null;
  /** The skills of the ad, the rarest first. */
  skills: { has: number[]; lacks: number[] };
  /** Languages of both sides. */
  languageIds: number[];
  /** Kilometres to the nearest place; null where one of them is unknown. */
  km: number | null;
}

/** Minimum score of a recommendation. */
export const leastScore = 0.45;
/** Minimum closeness of the work, regardless of the distance. An architect is in the same main category as a carpenter. */
const leastOccupation = 0.3;
/** Value of the skills that replaces it. */
const skillsInstead = 0.35;

/** A category is broader than a title. */
const chosenCategory = closenessOf.category * 0.9;
const unknown = 0.5;
/** Factor beyond a person's travel distance. */
const tooFar = 0.6;
/** Factor for unpaid work or an internship for a person who looks for a job, and vice versa. */
const otherWork = 0.5;
const unpaidTypes: readonly number[] = [4, 5];
const dayMs = 86_400_000;
/** Days after which freshness is halved. */
const halfLife = { ad: 14, cv: 90 };

/** How well a person and an ad match. Pure: the same attributes give the same score. */
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

/** Total rarity of matching skills for the full value, where the ad lists no skills. */
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

/** Full within a short distance, half at the person's limit, zero at twice that. */
function placeValue(km: number | null, reachKm: number, remote: AdAttributes['remote']): number {
  if (remote === 'full') return 1;
  if (km === null) return unknown;
  const short = Math.min(10, reachKm / 2);
  // Two days at home make a long distance acceptable.
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

/** Months of work that an ad requires. */
export function requiredMonths(experience: number): number {
  return experienceLevels.find(({ id }) => id === experience)?.fromMonths ?? 0;
}

function experienceValue({ experienceMonths, hasLed }: SeekerAttributes, ad: AdAttributes): number {
  const required = requiredMonths(ad.experience);
  const value = required === 0 ? 1 : Math.min(1, experienceMonths / required);
  return ad.managementExperience && !hasLed ? value * 0.4 : value;
}

/** Liked and dismissed ads of the same trade, from -1 to 1; a few of them have little weight. */
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
