import type { Trade } from './trade-distance.rules.ts';

/** A place on the map. */
export interface Point {
  lat: number;
  lng: number;
}

/** A title in a CV: a wish, or a job. */
export interface OwnTrade {
  /** As the person typed or chose it; an English one can represent several trades with Danish names. */
  title: string;
  trade: Trade;
  isWished: boolean;
  /** Its weight, 0 to 1. */
  weight: number;
}

/** All data of a person for matching. It excludes age, gender, name, photo, nationality and family; other data cannot count. */
export interface SeekerAttributes {
  trades: readonly OwnTrade[];
  /** Chosen in the CV and in job agents. */
  categoryIds: readonly number[];
  skillIds: ReadonlySet<number>;
  /** Typed skills that are not in the list, by their id below 0. */
  typedSkills: ReadonlyMap<number, string>;
  /** Languages at everyday level and above; never Danish. */
  languageIds: readonly number[];
  /** Where the person lives; null when it is not in the CV. */
  home: Point | null;
  /** Travel distance in kilometres: the largest radius of the job agents, else the default of the search. */
  reachKm: number;
  /** 1 to 5; null: any. */
  jobTypeId: number | null;
  /** Highest level, 1 to 7. */
  educationId: number | null;
  experienceMonths: number;
  /** Has had a leading job, by the titles of the CV. */
  hasLed: boolean;
  changedAt: Date;
}

/** All data of an ad for matching. */
export interface AdAttributes {
  trade: Trade;
  categoryIds: readonly number[];
  /** In the ad's list of skills. */
  skillIds: readonly number[];
  /** Typed skills that are not in the lookups, by their id below 0. */
  typedSkills: ReadonlyMap<number, string>;
  /** Those of the person's skills that the ad's text names. */
  mentionedSkillIds: readonly number[];
  /** Languages besides Danish in its text. */
  languageIds: readonly number[];
  places: readonly Point[];
  remote: 'none' | 'hybrid' | 'full';
  jobTypeId: number;
  educationId: number | null;
  /** 0 no requirement, 1 to 4 as `experienceLevels`. */
  experience: number;
  managementExperience: boolean;
  publishedAt: Date;
}

/** A person's actions on other ads. */
export interface Taste {
  /** Saved or applied to. */
  liked: readonly Trade[];
  dismissed: readonly Trade[];
}

export const noTaste: Taste = { liked: [], dismissed: [] };

export interface MatchContext {
  taste: Taste;
  /** The weight of a skill: 1 for one that 1% of the documents name, more for a rarer one. */
  rarityOf: (skillId: number) => number;
  /** Main category by category. */
  mainCategoryOf: (categoryId: number) => number | undefined;
  /** The date for the freshness: of the ad for a person, of the CV for an employer. */
  freshBy: 'ad' | 'cv';
  now: Date;
}
