import type { Trade } from './trade-distance.rules.ts';

/** A place on the map. */
export interface Point {
  lat: number;
  lng: number;
}

/** A title in a CV: wished for, or held. */
export interface OwnTrade {
  /** As the person wrote or chose it; an English one may stand for several trades with Danish names. */
  title: string;
  trade: Trade;
  isWished: boolean;
  /** How much it counts, 0 to 1. */
  weight: number;
}

/**
 * All that matching knows of a person. Age, gender, name, photo, nationality and family are no part of it, and what is not here cannot
 * count.
 */
export interface SeekerAttributes {
  trades: readonly OwnTrade[];
  /** Chosen in the CV and in job agents. */
  categoryIds: readonly number[];
  skillIds: ReadonlySet<number>;
  /** Those of them that the list lacks, as typed, by their id below 0. */
  typedSkills: ReadonlyMap<number, string>;
  /** Languages at everyday level and above; never Danish. */
  languageIds: readonly number[];
  /** Where the person lives; null when the CV does not say. */
  home: Point | null;
  /** Kilometres that the person travels: the widest circle of their job agents, else the standard of the search. */
  reachKm: number;
  /** 1 to 5; null: any. */
  jobTypeId: number | null;
  /** Highest level, 1 to 7. */
  educationId: number | null;
  experienceMonths: number;
  /** Has led others, by the titles of the CV. */
  hasLed: boolean;
  changedAt: Date;
}

/** All that matching knows of an ad. */
export interface AdAttributes {
  trade: Trade;
  categoryIds: readonly number[];
  /** Named in the ad's list of skills. */
  skillIds: readonly number[];
  /** Those of them that the lookups lack, as typed, by their id below 0. */
  typedSkills: ReadonlyMap<number, string>;
  /** Of the person's skills those that the ad's text names. */
  mentionedSkillIds: readonly number[];
  /** Languages besides Danish that its text names. */
  languageIds: readonly number[];
  places: readonly Point[];
  remote: 'none' | 'hybrid' | 'full';
  jobTypeId: number;
  educationId: number | null;
  /** 0 no demand, 1 to 4 as `experienceLevels`. */
  experience: number;
  managementExperience: boolean;
  publishedAt: Date;
}

/** What a person has done with other ads. */
export interface Taste {
  /** Saved or applied to. */
  liked: readonly Trade[];
  dismissed: readonly Trade[];
}

export const noTaste: Taste = { liked: [], dismissed: [] };

export interface MatchContext {
  taste: Taste;
  /** How much a skill says: 1 for one that a document in a hundred names, more for a rarer one. */
  rarityOf: (skillId: number) => number;
  /** Main category by category. */
  mainCategoryOf: (categoryId: number) => number | undefined;
  /** By what the freshness goes: the ad for a person, the CV for an employer. */
  freshBy: 'ad' | 'cv';
  now: Date;
}
