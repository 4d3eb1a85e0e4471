import { defaultLanguage, type Language } from './language.ts';

/** Small words that one of the two languages has and the other has not. */
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
/** Signs of a text that are read; a longer one says no more. */
const read = 2_000;
/** A text of at most so many words may be English by a single word, and has no Danish one. */
const short = 8;

/** The language that a person wrote a text in, which may be HTML: Danish, unless its small words are English ones. */
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
