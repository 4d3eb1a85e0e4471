import { correct } from '@jobblik/danish';
import { isProductWord, type QuestionWord, wordsOfQuestion } from './words-of.ts';

/** An answer with its example questions. */
export interface Answerable {
  id: string;
  examples: readonly string[];
}

export interface AnswerMatch {
  id: string;
  /** 0 to 1: how much of the question an example covers, and vice versa. */
  score: number;
  /** The question has a word that no example of any answer has. */
  hasUnknown: boolean;
}

interface Example {
  id: string;
  weights: ReadonlyMap<string, number>;
  length: number;
}

/** Weight of a function word relative to another word of the same rarity. */
const minorWeight = 0.25;
/** The part of that weight that remains if the question contains a term of the product. */
const besideProduct = 0.35;
/** Typing errors that a misspelt word may have. */
const mostTypos = { short: 0.7, long: 1 };
/** Weight of an unknown word relative to the rarest known one. */
const unknownWeight = 1.5;
/** Common prefix in letters from which two long words match. */
const longPrefix = 7;
/** Shorter words are not treated as misspelt. */
const shortestCorrected = 5;

/**
 * Compares questions with the examples of all answers: the cosine of their words, each weighted by its rarity among the answers. An
 * unknown word lowers the score of every answer.
 * @returns best first, one for each answer
 */
export function createMatcher(answers: readonly Answerable[]): (question: string) => AnswerMatch[] {
  const known = new Map<string, Set<string>>();
  const read = answers.flatMap(({ id, examples }) => examples.map((text) => ({ id, words: wordsOfQuestion(text) })));
  for (const { id, words } of read)
    for (const { lemma } of words) known.set(lemma, (known.get(lemma) ?? new Set()).add(id));
  const rarity = (lemma: string) => {
    const docs = known.get(lemma)?.size;
    return docs ? Math.log(1 + answers.length / docs) : Math.log(1 + answers.length) * unknownWeight;
  };
  const vocabulary = [...known.keys()].map((word) => ({ word, docs: known.get(word)?.size ?? 0 }));

  const weigh = (words: readonly QuestionWord[], unknown = 1) => {
    const weights = new Map<string, number>();
    for (const { lemma, minor } of words)
      weights.set(lemma, rarity(lemma) * (minor ? minorWeight : 1) * (known.has(lemma) ? 1 : unknown));
    return weights;
  };
  const correctWord = (word: QuestionWord): QuestionWord => {
    if (known.has(word.lemma) || word.minor || word.inLexicon || word.typed.length < shortestCorrected) return word;
    const near = vocabulary.filter((one) => one.word[0] === word.typed[0]);
    const [corrected] = correct(word.lemma, near, 1);
    if (corrected && corrected.distance <= (word.typed.length < 9 ? mostTypos.short : mostTypos.long))
      return { ...word, lemma: corrected.word };
    const alike = vocabulary.find((one) => sharePart(one.word, word.lemma));
    return alike ? { ...word, lemma: alike.word } : word;
  };
  const examples: Example[] = read.map(({ id, words }) => {
    const weights = weigh(words);
    return { id, weights, length: lengthOf(weights) };
  });

  return (question) => {
    const words = wordsOfQuestion(question).map(correctWord);
    const isAboutProduct = words.some(({ lemma }) => isProductWord(lemma));
    const query = weigh(words, isAboutProduct ? besideProduct : 1);
    const hasUnknown = words.some(({ lemma, minor }) => !minor && !known.has(lemma));
    const length = lengthOf(query);
    const best = new Map<string, number>();
    for (const example of examples) {
      let shared = 0;
      for (const [lemma, weight] of query) shared += weight * (example.weights.get(lemma) ?? 0);
      const score = length > 0 && example.length > 0 ? shared / (length * example.length) : 0;
      if (score > (best.get(example.id) ?? 0)) best.set(example.id, score);
    }
    return [...best].map(([id, score]) => ({ id, score, hasUnknown })).sort((a, b) => b.score - a.score);
  };
}

/** `agent` and `jobagent`, `bekraeftelseslink` and `bekraeftelsesmail`: words with a common part. */
function sharePart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= shortestCorrected && (long.endsWith(short) || long.startsWith(short))) return true;
  return a.slice(0, longPrefix) === b.slice(0, longPrefix) && a.length >= longPrefix;
}

function lengthOf(weights: ReadonlyMap<string, number>): number {
  return Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0));
}
