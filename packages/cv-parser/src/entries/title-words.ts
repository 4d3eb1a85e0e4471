import { fold } from '@jobblik/danish';
import { alternatives, type CvLanguage, cvLanguages } from '../languages/index.ts';
import { key, type Lexicon } from '../vocabulary.ts';

// Word endings and words by which pieces of an entry are classified. Folded: æ = ae, ø = oe, å = aa.

type List = (language: CvLanguage) => string;

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const ending = (words: string) => new RegExp(`(?:${words})$`, 'u');

const perLanguage = cvLanguages.map((language) => ({
  code: language.code,
  titleEndings: new RegExp(`(?:${fold(language.titles)})s?$`, 'u'),
  titleStarts: new RegExp(`^(?:${fold(language.titleStarts)})`, 'u'),
  companyWords: word(fold(language.companies)),
  companyEndings: ending(fold(language.companyEndings)),
}));
type Pattern = Exclude<keyof (typeof perLanguage)[number], 'code'>;

const ofAll = (list: List) => fold(alternatives(list));
const degreeWords = word(ofAll(({ degrees }) => degrees));
const degreeEndings = ending(ofAll((language) => language.degreeEndings));
const institutionWords = word(ofAll(({ schools }) => schools));
const institutionEndings = ending(ofAll(({ schoolEndings }) => schoolEndings));

/** Whether a pattern of one of the document's languages matches. */
function matches(pattern: Pattern, folded: string, { languages }: Lexicon): boolean {
  return perLanguage.some((one) => languages.includes(one.code) && one[pattern].test(folded));
}

/** Score of a piece as a job title: 0 not at all. */
export function titleScore(text: string, lexicon: Lexicon): number {
  const folded = key(text);
  const [head = ''] = key(text.split(/[,(/]| og | and | of | i | for | med /)[0] ?? '').split('  ');
  let score = 0;
  if (lexicon.isTitle(text) || lexicon.isTitle(head)) score += 3;
  if (matches('titleEndings', head, lexicon) || matches('titleEndings', folded, lexicon)) score += 3;
  else if (folded.split(' ').some((part) => matches('titleEndings', part, lexicon))) score += 1.5;
  if (matches('titleStarts', folded, lexicon)) score += 1;
  return score;
}

/** Score of a piece as the name of an employer. */
export function companyScore(text: string, lexicon: Lexicon): number {
  const folded = key(text);
  let score = 0;
  if (
    /(?:^|\s)(?:A\/S|ApS|I\/S|K\/S|P\/S|IVS|A\.?m\.?b\.?a|Inc\.?|Ltd\.?|LLC|GmbH|AB|PLC|Group)(?![\p{L}])/u.test(text)
  )
    score += 4;
  if (matches('companyWords', folded, lexicon)) score += 2;
  if (folded.split(' ').some((part) => part.length > 6 && matches('companyEndings', part, lexicon))) score += 1.5;
  if (/^\p{Lu}[\p{Lu}&]{1,5}$/u.test(text)) score += 1;
  if (lexicon.isPlace(text)) score -= 1;
  // "Restaurant Manager": the last word is the title.
  return matches('titleEndings', folded.split(' ').at(-1) ?? '', lexicon) ? score / 2 : score;
}

/** Score of a piece as the name of an education. */
export function degreeScore(text: string): number {
  const folded = key(text);
  let score = 0;
  if (degreeWords.test(folded)) score += 2.5;
  if (folded.split(' ').some((word) => degreeEndings.test(word))) score += 1;
  if (/\b(?:cand|mag|polyt|merc|jur|scient|oecon|phil|soc)\./i.test(text)) score += 2;
  return score;
}

/** Score of a piece as the name of a school. */
export function schoolScore(text: string): number {
  const folded = key(text);
  let score = 0;
  if (institutionWords.test(folded)) score += 2.5;
  if (folded.split(' ').some((word) => word.length > 5 && institutionEndings.test(word))) score += 1.5;
  return score;
}
