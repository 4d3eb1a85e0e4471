import { breaksOfLines, linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { hidden, nameHider } from './names-in-text.rules.ts';

// Each pattern begins where a sequence of its characters begins, so that no character is read once for each of its beginnings.

const at = String.raw`\s?(?:@|\(at\)|\[at\]|\(a\)|\(snabel-?a\))\s?`;
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+${at}[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  'giu',
);
/** A name in a network: "@signeholm". */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_])?/gu;
const link = /(?:https?:\/\/|www\.)\S+/giu;
/** A sequence that may be a domain, with its path; {@link isDomain} decides. */
const dotted = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?/gu;
const domain = /\.(?:dk|com|net|org|io|me|eu|nu)(?:\/|$)/i;
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
  const withoutNames = nameHider(`${content.first_name} ${content.last_name} ${accountName}`);
  const clean = (text: string) => withoutNames(withoutContact(text));
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

/** A text without e-mail and web addresses, names in networks and phone numbers. */
export function withoutContact(text: string): string {
  return text
    .replace(email, hidden)
    .replace(link, hidden)
    .replace(dotted, (address) => (domain.test(address) ? hidden : address))
    .replace(handle, hidden)
    .replace(phone, (digits) => (years.test(digits.trim()) ? digits : hidden));
}
