import { defaultLanguage, type Language } from './language.ts';

/** Stop words that only one of the two languages has. */
const danish = new Set(
  (
    'og på paa til med der det er som vi du søger vores ikke har hos eller dig os den din dit dine et vil blive bliver af fra når hvor ' +
    'hvad jeg mig min mit være også mere samt både inden om skal kan vores jeres denne dette disse efter ved mod mellem under'
  ).split(' '),
);
const english = new Set(
  (
    'the and of with you our we is are in your will this that or from who looking an be been was were has their they it i my as not ' +
    'which would about join what where while within'
  ).split(' '),
);
/** Characters of a text that are examined; more do not change the result. */
const read = 2_000;
/** A text with at most this many words counts as English if it has one English stop word and no Danish one. */
const short = 8;

/** The language of a text, which may be HTML: Danish, unless its stop words are English. */
export function languageOfText(text: string): Language {
  const words =
    text
      .slice(0, read)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const inEnglish = count(english);
  const inDanish = count(danish) + words.filter((word) => /[æøå]/.test(word)).length;
  const isEnglish = words.length <= short ? inEnglish > 0 && inDanish === 0 : inEnglish > 2 && inEnglish > 2 * inDanish;
  return isEnglish ? 'en' : defaultLanguage;
}
