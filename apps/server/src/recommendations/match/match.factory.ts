import { mainCategoryOf } from '../../lookups/index.ts';
import { type AdAttributes, type MatchContext, noTaste, type SeekerAttributes } from './match-attributes.ts';
import { tradeOf } from './trades.ts';

const now = new Date('2026-03-10T12:00:00Z');
export const herning = { lat: 56.138, lng: 8.974 };
export const aarhus = { lat: 56.157, lng: 10.207 };

/** A person in Herning who wants to be a nurse. */
export function seekerAttributes(attributes: Partial<SeekerAttributes> = {}): SeekerAttributes {
  return {
    trades: [{ title: 'Sygeplejerske', trade: tradeOf('Sygeplejerske'), isWished: true, weight: 1 }],
    categoryIds: [],
    skillIds: new Set(),
    typedSkills: new Map(),
    languageIds: [],
    home: herning,
    reachKm: 50,
    jobTypeId: 1,
    educationId: 5,
    experienceMonths: 60,
    hasLed: false,
    changedAt: now,
    ...attributes,
  };
}

/** A job for a nurse in Herning. */
export function adAttributes(attributes: Partial<AdAttributes> = {}): AdAttributes {
  return {
    trade: tradeOf('Sygeplejerske til akutmodtagelsen'),
    categoryIds: [101],
    skillIds: [],
    typedSkills: new Map(),
    mentionedSkillIds: [],
    languageIds: [],
    places: [herning],
    remote: 'none',
    jobTypeId: 1,
    educationId: 5,
    experience: 0,
    managementExperience: false,
    publishedAt: now,
    ...attributes,
  };
}

export function matchContext(context: Partial<MatchContext> = {}): MatchContext {
  return {
    taste: noTaste,
    rarityOf: () => 1,
    mainCategoryOf: (id) => mainCategoryOf(id)?.id,
    freshBy: 'ad',
    now,
    ...context,
  };
}
