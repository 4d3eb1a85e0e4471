import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { CvContent } from './cv.schema.ts';

/** The part of a CV that decides whether it has the minimum content. */
export type LeastContent = Pick<
  CvContent,
  'first_name' | 'last_name' | 'cv_experience' | 'cv_education' | 'cv_skill' | 'cv_wish' | 'about_me'
>;

/** Parts that a CV can lack; each is also the code of a field of `cv_incomplete`. */
export const missingCodes = ['name_missing', 'entry_missing', 'wish_or_text_missing'] as const;
export type MissingCode = (typeof missingCodes)[number];

const fieldOf = {
  name_missing: 'first_name',
  entry_missing: 'cv_experience',
  wish_or_text_missing: 'cv_wish',
} as const;

/**
 * The minimum content of a CV that employers can find: a name; an experience, an education or a skill; a wish or a text.
 * @param accountName used if the CV has no name
 * @returns one problem for each part that is missing, in the order of the editor
 */
export function missingToPublish(content: LeastContent, accountName: string): FieldProblem[] {
  const { first_name, last_name, cv_experience, cv_education, cv_skill, cv_wish, about_me } = content;
  const has: Record<MissingCode, boolean> = {
    name_missing: [first_name, last_name, accountName].some((name) => name.trim() !== ''),
    entry_missing: cv_experience.length + cv_education.length + cv_skill.length > 0,
    wish_or_text_missing: cv_wish.length > 0 || !isBlankHtml(about_me),
  };
  return missingCodes.filter((code) => !has[code]).map((code) => ({ path: fieldOf[code], code }));
}
