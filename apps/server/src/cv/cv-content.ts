import { breaksOfLines, linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { categoryById, cityById, jobTitleList, languageList, skillList } from '../lookups/index.ts';
import { sanitizeRichText } from '../platform/html/sanitize.ts';
import { emptyContent } from './cv.present.ts';

/**
 * A form's CV in its stored form: rich text sanitised, descriptions as escaped lines with `<br>`, typed words that are in the
 * lookups as their ids. Idempotent.
 * @throws Problem `invalid_input` naming every list that has an unknown id
 */
export function contentOf(form: CvContent): CvContent {
  const fields = unknownIds(form);
  if (fields.length > 0) throw new Problem('invalid_input', { fields });
  return {
    ...emptyContent,
    ...form,
    about_me: sanitizeRichText(withBreaks(form.about_me)),
    cv_wish: jobTitleList().resolve(form.cv_wish),
    cv_skill: skillList().resolve(form.cv_skill),
    cv_experience: form.cv_experience.map((row) => ({
      ...row,
      experience_description: asLines(row.experience_description),
    })),
    cv_education: form.cv_education.map((row) => ({
      ...row,
      education_description: asLines(row.education_description),
    })),
  };
}

function unknownIds(form: CvContent): FieldProblem[] {
  const checks: [known: boolean, field: string, code: string][] = [
    [form.cv_city === null || cityById(form.cv_city) !== undefined, 'cv_city', 'unknown_place'],
    [form.cv_category.every((id) => categoryById(id)), 'cv_category', 'unknown_category'],
    [form.cv_wish.every((choice) => jobTitleList().named(choice)), 'cv_wish', 'unknown_title'],
    [form.cv_skill.every((choice) => skillList().named(choice)), 'cv_skill', 'unknown_skill'],
    [form.cv_language.every(({ id }) => languageList().byId(id)), 'cv_language', 'unknown_language'],
  ];
  return checks.filter(([known]) => !known).map(([, field, code]) => ({ path: `cv.${field}`, code }));
}

function asLines(wire: string): string {
  return breaksOfLines(linesOfBreaks(wire).trim());
}

const block = /<(?:p|ul|ol|li|h[1-6]|blockquote|div)\b/i;

/** In a text without blocks, line breaks become `<br>` (spec 1§3); between blocks they are only source formatting. */
function withBreaks(html: string): string {
  return block.test(html) ? html : html.trim().replaceAll(/\r\n?|\n/g, '<br>');
}
