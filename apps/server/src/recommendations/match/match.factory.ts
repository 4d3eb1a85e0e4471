import { mainCategoryOf } from '../../lookups/index.ts';
import { type AdFacts, type MatchContext, noTaste, type SeekerFacts } from './match-facts.ts';
import { tradeOf } from './trades.ts';

const now = new Date('2026-03-10T12:00:00Z');
export const herning = { lat: 56.138, lng: 8.974 };
export const aarhus = { lat: 56.157, lng: 10.207 };

/** Somebody in Herning who wishes to be a nurse. */
export function seekerFacts(facts: Partial<SeekerFacts> = {}): SeekerFacts {
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
    ...facts,
  };
}

/** A job for a nurse in Herning. */
export function adFacts(facts: Partial<AdFacts> = {}): AdFacts {
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
    ...facts,
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
