import { breaksOfLines, linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { plainText } from '../../platform/html/sanitize.ts';

const hidden = '…';
const email = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const address =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:dk|com|net|org|io|me|eu|nu)(?:\/\S*)?(?![\p{L}\p{N}])/giu;
/** Eight digits or more, in any grouping; years and ranges of years are shorter. */
const phone = /(?:\+|00)?\d(?:[\s.()/-]{0,2}\d){7,}/g;
/** "2015-2019" and "2015 - 2019" have eight digits as well. */
const years = /^(?:19|20)\d{2}\s?[-–/.]\s?(?:19|20)\d{2}$/;

/**
 * A CV as employers see it before its owner has answered them: no names, contact, birthday or gender. Texts keep their words,
 * except that identifying parts and contact details become "…".
 * @param accountName the account's name, which the CV's texts may contain
 */
export function anonymousContent(content: CvContent, accountName: string): CvContent {
  const names = namesOf(`${content.first_name} ${content.last_name} ${accountName}`);
  const clean = (text: string) => withoutIdentity(text, names);
  const lines = (wire: string) => breaksOfLines(clean(linesOfBreaks(wire)));
  const typed = (choice: number | string) => (typeof choice === 'number' ? choice : clean(choice));
  return {
    ...content,
    first_name: '',
    last_name: '',
    phone: '',
    email: null,
    birthday: null,
    gender: 0,
    about_me: plainText(content.about_me)
      .split('\n')
      .filter(Boolean)
      .map((line) => `<p>${breaksOfLines(clean(line))}</p>`)
      .join(''),
    cv_wish: content.cv_wish.map(typed),
    cv_skill: content.cv_skill.map(typed),
    cv_experience: content.cv_experience.map((row) => ({
      ...row,
      title: clean(row.title),
      company_name: clean(row.company_name),
      experience_description: lines(row.experience_description),
    })),
    cv_education: content.cv_education.map((row) => ({
      ...row,
      education_name: clean(row.education_name),
      education_school: clean(row.education_school),
      education_description: lines(row.education_description),
    })),
  };
}

/** A text without e-mail and web addresses, phone numbers and the given names. */
export function withoutIdentity(text: string, names: RegExp | null): string {
  const reachless = text
    .replace(email, hidden)
    .replace(address, hidden)
    .replace(phone, (digits) => (years.test(digits.trim()) ? digits : hidden));
  return names ? reachless.replace(names, hidden) : reachless;
}

/** Every part of a name with two letters or more, as a whole word with or without the Danish genitive. */
function namesOf(name: string): RegExp | null {
  const parts = name.split(/[^\p{L}]+/u).filter((part) => part.length > 1);
  if (parts.length === 0) return null;
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(parts)].join('|')})(?:s|['’]s?)?(?!\\p{L})`, 'giu');
}
