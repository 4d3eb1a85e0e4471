import { choice } from '@jobblik/contract/kernel/choice';

/** Lengths of texts and numbers of rows of a CV, for both sides. */
export const cvLimits = {
  /** Rows of each list. */
  entries: 60,
  name: 80,
  /** Titles, companies, schools. */
  line: 200,
  phone: 40,
  /** Characters of an experience's or education's description. */
  description: 5_000,
  aboutHtml: 20_000,
} as const;

/** 0 is "not given". */
export const genders = [choice(1, 'Mand', 'Man'), choice(2, 'Kvinde', 'Woman')] as const;

/** How well a person speaks a language; 0 is "not given". */
export const languageLevels = [
  choice(1, 'Begynder', 'Beginner'),
  choice(2, 'Hverdagsniveau', 'Everyday level'),
  choice(3, 'Flydende', 'Fluent'),
  choice(4, 'Modersmål', 'Native'),
] as const;

/**
 * Who finds a published CV. `named`: employers see everything; `anonymous`: no name, photo, document or contact until the seeker
 * answers; `hidden`: nobody, except employers that the seeker applied to.
 */
export const visibilities = ['named', 'anonymous', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];
