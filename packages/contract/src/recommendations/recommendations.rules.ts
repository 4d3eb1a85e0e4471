/** Why something is recommended: a title that is wished for, or held before, or close to one of them; a chosen category; and so on. */
export const reasonKinds = [
  'wished_title',
  'held_title',
  'related_title',
  'category',
  'skills',
  'place',
  'remote',
  'hours',
  'education',
  'experience',
  'languages',
  'interest',
  'fresh',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** What the ad asks for that the CV does not say. */
export const missingKinds = ['skills', 'education', 'experience', 'management', 'hours', 'far'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** Numbers of the recommendations, for both sides. */
export const recommendationLimits = {
  /** Shown for each. */
  reasons: 3,
  /** Skills that a reason or a gap names. */
  names: 3,
  standard: 10,
  most: 30,
  /** On the overview. */
  overview: 3,
  /** In the weekly mail. */
  mail: 5,
  /** Days for which shown recommendations are stored. */
  retentionDays: 90,
  /** Ads that a person can turn down, and candidates for one ad; the oldest are forgotten beyond that. */
  dismissed: 2000,
} as const;
