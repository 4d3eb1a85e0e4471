import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import type { FieldProblem } from '@jobblik/contract/kernel/problem';
import type { CvContent } from './cv.schema.ts';

/** What of a CV the least content depends on. */
export type LeastContent = Pick<
  CvContent,
  'first_name' | 'last_name' | 'cv_experience' | 'cv_education' | 'cv_skill' | 'cv_wish' | 'about_me'
>;

/** What a CV can lack; each is also the code of a field of `cv_incomplete`. */
export const missingCodes = ['name_missing', 'entry_missing', 'wish_or_text_missing'] as const;
export type MissingCode = (typeof missingCodes)[number];

const fieldOf = {
  name_missing: 'first_name',
  entry_missing: 'cv_experience',
  wish_or_text_missing: 'cv_wish',
} as const;

/**
 * What a CV must say before employers can find it: a name; an experience, an education or a skill; a wish or a text.
 * @param accountName shown where the CV names nobody
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
