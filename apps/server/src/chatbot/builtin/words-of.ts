import { currentLanguage, type Language, perLocale } from '@jobblik/contract/kernel/language';
import { analyse, danishStopWords, fold, readLines, readWords, tokenise } from '@jobblik/danish';
import { englishStem, englishStopWords } from './english-words.ts';

/** Word lists of one language for questions. */
interface WordKnowledge {
  /** Words with the same meaning in questions about the product; the first represents all. */
  sameMeaning: readonly string[];
  /** Words that say little about the subject of a question, besides function words; folded. */
  weak: ReadonlySet<string>;
  /** Terms of the product: a question with one is about the product, whatever other words it has. */
  products: readonly string[];
  /** What only companies buy or do. */
  companies: readonly string[];
  isStopWord(word: string): boolean;
  read(token: Token): { lemma: string; known: boolean };
}

const knowledge: Readonly<Record<Language, WordKnowledge>> = {
  da: {
    sameMeaning: readLines(new URL('./data/da/same-meaning.txt', import.meta.url)),
    weak: readWords(new URL('./data/da/weak-words.txt', import.meta.url)),
    products: readLines(new URL('./data/da/products.txt', import.meta.url)),
    companies: readLines(new URL('./data/da/companies.txt', import.meta.url)),
    isStopWord: (word) => danishStopWords().has(word),
    read: analyse,
  },
  en: {
    sameMeaning: readLines(new URL('./data/en/same-meaning.txt', import.meta.url)),
    weak: readWords(new URL('./data/en/weak-words.txt', import.meta.url)),
    products: readLines(new URL('./data/en/products.txt', import.meta.url)),
    companies: readLines(new URL('./data/en/companies.txt', import.meta.url)),
    isStopWord: (word) => englishStopWords.has(word),
    // There is no English word list: a word that no example has may be misspelt.
    read: ({ text }) => ({ lemma: englishStem(text), known: false }),
  },
};

type Token = ReturnType<typeof tokenise>[number];

const canonical = perLocale((_locale, language) => {
  const { sameMeaning } = knowledge[language];
  return new Map(
    sameMeaning.flatMap((line) => {
      const lemmas = line.split(' ').map(lemmaOf);
      return lemmas.map((lemma) => [lemma, lemmas[0] ?? lemma] as const);
    }),
  );
});

function lemmaOf(word: string): string {
  const [token] = tokenise(word);
  return token ? knowledge[currentLanguage()].read(token).lemma : '';
}

const products = perLocale(
  (_locale, language) => new Set(knowledge[language].products.map((word) => wordsOfQuestion(word)[0]?.lemma ?? word)),
);

const companies = perLocale(
  (_locale, language) =>
    new Set(knowledge[language].companies.flatMap((word) => wordsOfQuestion(word).map(({ lemma }) => lemma))),
);

/** Whether a question names something that only companies buy or do. */
export function namesCompany(text: string): boolean {
  return wordsOfQuestion(text).some(({ lemma }) => companies().has(lemma));
}

/** Whether a word is a term of the product. */
export function isProductWord(lemma: string): boolean {
  return products().has(lemma);
}

/** A word of a question. */
export interface QuestionWord {
  /** Dictionary form; the same for synonyms. */
  lemma: string;
  /** As typed, folded. */
  typed: string;
  /** It is in the language's word list, so it is not misspelt. */
  inLexicon: boolean;
  /** A function word, which says little. */
  minor: boolean;
}

/** The words of a question or an example in the current language, in order. */
export function wordsOfQuestion(text: string): QuestionWord[] {
  const { read, isStopWord, weak } = knowledge[currentLanguage()];
  return tokenise(text, 1000)
    .flatMap((token) => (token.pieces.length > 0 ? token.pieces.flatMap((piece) => tokenise(piece)) : [token]))
    .map((token) => {
      const { lemma, known } = read(token);
      return {
        lemma: canonical().get(lemma) ?? lemma,
        typed: token.text,
        inLexicon: known,
        minor: isStopWord(token.text) || token.text.length < 2 || weak.has(token.text),
      };
    });
}

/** Folded, without punctuation: for comparing with lists. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
