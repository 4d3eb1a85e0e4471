/** Why something is recommended: a wished or earlier title, a title close to one of them, a chosen category; and so on. */
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

/** Requirements of the ad that the CV does not fulfil. */
export const missingKinds = ['skills', 'education', 'experience', 'management', 'hours', 'far'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** Numbers of the recommendations, for both sides. */
export const recommendationLimits = {
  /** Shown for each. */
  reasons: 3,
  /** Most skills that a reason or a gap lists. */
  names: 3,
  standard: 10,
  most: 30,
  /** On the overview. */
  overview: 3,
  /** In the weekly mail. */
  mail: 5,
  /** Days for which shown recommendations are stored. */
  retentionDays: 90,
  /** Ads that a person can dismiss, and candidates for one ad; beyond that the oldest are deleted. */
  dismissed: 2000,
} as const;
