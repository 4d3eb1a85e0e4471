import type { Language } from '@jobblik/contract/kernel/language';
import { danishStopWords, readLines, readWords } from '@jobblik/danish';
import { englishStopWords } from './english-words.ts';

/** Words by which a question for work is recognised in one language; all of them folded. */
interface JobWords {
  work: RegExp;
  /** A word that ends in one for work: `rengøringsjob`. */
  compound: RegExp;
  compoundTail: RegExp;
  prepositions: ReadonlySet<string>;
  /** Words around a search that are not part of it. */
  filler: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  /** Words of questions about the product rather than about ads. */
  aboutProduct: RegExp;
  /** Ids of job types by their names. */
  types: Readonly<Record<string, number>>;
  /** A question that continues the previous one, whatever its subject. */
  goesOn: RegExp;
  followUp: RegExp;
  /** A question, not the name of an occupation. */
  asks: RegExp;
  /** Expresses that somebody wants to work as something. */
  seeksWork: RegExp;
}

/** A word that one of some patterns matches. */
const anyOf = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

const danish: JobWords = {
  work: /^(?:job(?:s|bet|bene|ene)?|stilling(?:er|en|erne)?|arbejde[rt]?|ledige?t?|ansaettelse|beskaeftigelse|vikariat(?:er)?)$/,
  compound: /^(.{3,}?)s?(?:jobs?|stilling(?:er)?|arbejde)$/,
  compoundTail: /s?(?:jobs?|stilling(?:er)?|arbejde)$/i,
  prepositions: new Set(['i', 'paa', 'omkring', 'ved', 'naer', 'ved', 'fra', 'til', 'inden']),
  filler: readWords(new URL('./data/da/fillers.txt', import.meta.url)),
  isStopWord: (word) => danishStopWords().has(word),
  aboutProduct: anyOf(readLines(new URL('./data/da/about-product.txt', import.meta.url))),
  types: {
    fuldtid: 1,
    fuldtids: 1,
    deltid: 2,
    deltids: 2,
    freelance: 3,
    freelancer: 3,
    frivillig: 4,
    frivilligt: 4,
    praktik: 5,
    praktikplads: 5,
    praktikpladser: 5,
  },
  goesOn: /^(?:og|hvad med|hvad saa|saa)\b/,
  followUp: /^(?:og|hvad med|hvad saa med|hvad saa|saa|ogsaa|eller|men|i stedet|som|i|paa|omkring)\b/,
  asks: /^(?:hv|er\b)/,
  seeksWork: /(?:^|\s)som\s|soeger/,
};

const english: JobWords = {
  work: /^(?:jobs?|vacanc(?:y|ies)|positions?|work|working|employment|openings?|roles?)$/,
  compound: /^(.{3,}?)-jobs?$/,
  compoundTail: /-?jobs?$/i,
  prepositions: new Set(['in', 'on', 'near', 'around', 'at', 'from', 'to']),
  filler: readWords(new URL('./data/en/fillers.txt', import.meta.url)),
  isStopWord: (word) => englishStopWords.has(word),
  aboutProduct: anyOf(readLines(new URL('./data/en/about-product.txt', import.meta.url))),
  types: {
    'full-time': 1,
    fulltime: 1,
    'part-time': 2,
    parttime: 2,
    freelance: 3,
    freelancer: 3,
    volunteer: 4,
    voluntary: 4,
    internship: 5,
    internships: 5,
  },
  goesOn: /^(?:and|what about|how about|then)\b/,
  followUp: /^(?:and|what about|how about|then|also|or|but|instead|as|in|on|near|around)\b/,
  asks: /^(?:wh|how|is\b|are\b|can\b|do\b|does\b)/,
  seeksWork: /(?:^|\s)as\s|looking for|hiring/,
};

export const jobWords: Readonly<Record<Language, JobWords>> = { da: danish, en: english };
