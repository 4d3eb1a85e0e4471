import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { CvPart } from '@jobblik/contract/cv/cv-pages.schema';

/** Most versions stored of one CV; the oldest are deleted first. */
export const mostVersions = 50;
/** Minimum time between two versions, in minutes. */
const minutesBetween = 10;
/** Minimum time between two versions if a save removes much, in minutes. */
const minutesBetweenLosses = 1;

const fieldsOf: Readonly<Record<CvPart, readonly (keyof CvContent)[]>> = {
  name: ['first_name', 'last_name'],
  contact: ['phone', 'email'],
  about_me: ['about_me'],
  birthday: ['birthday'],
  gender: ['gender'],
  cv_city: ['cv_city'],
  jobtype: ['jobtype'],
  cv_experience: ['cv_experience'],
  cv_education: ['cv_education'],
  cv_category: ['cv_category'],
  cv_wish: ['cv_wish'],
  cv_skill: ['cv_skill'],
  cv_language: ['cv_language'],
};

/** Parts in which two states of a CV differ. */
export function changedParts(before: CvContent, after: CvContent): CvPart[] {
  const differs = (field: keyof CvContent) => !same(before[field], after[field]);
  return (Object.entries(fieldsOf) as [CvPart, (keyof CvContent)[]][])
    .filter(([, fields]) => fields.some(differs))
    .map(([part]) => part);
}

/**
 * Whether a draft is stored as a version before a save overwrites it.
 * @param lastStoredAt when the newest version was stored, null when there is none
 */
export function shouldStoreVersion(
  before: CvContent,
  after: CvContent,
  { now, lastStoredAt }: { now: Date; lastStoredAt: Date | null },
): boolean {
  if (changedParts(before, after).length === 0) return false;
  if (lastStoredAt === null) return true;
  const minutes = (now.getTime() - lastStoredAt.getTime()) / 60_000;
  return minutes >= (losesMuch(before, after) ? minutesBetweenLosses : minutesBetween);
}

/** A row is removed, or more than half of the profile text. */
function losesMuch(before: CvContent, after: CvContent): boolean {
  const lists = ['cv_experience', 'cv_education', 'cv_category', 'cv_wish', 'cv_skill', 'cv_language'] as const;
  return (
    lists.some((list) => after[list].length < before[list].length) || after.about_me.length < before.about_me.length / 2
  );
}

/** Compares ignoring the order of keys, which the database changes. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [mine, others] = [Object.entries(a), new Map(Object.entries(b))];
  return mine.length === others.size && mine.every(([key, value]) => others.has(key) && same(value, others.get(key)));
}
