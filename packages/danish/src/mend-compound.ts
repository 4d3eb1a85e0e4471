import { analyse } from './analyse.ts';
import { type Candidate, correct } from './correct.ts';
import { knownLemma } from './lemma.ts';
import { type Lexicon, lexicon, spelt } from './lexicon.ts';

/** Shorter members match by chance. */
const shortestMended = 4;
const shortestKnown = 3;
const mostMended = 3;

interface Mended {
  word: string;
  distance: number;
  /** Letters of the correct member. */
  unchangedLetters: number;
}

/** Whether a folded word is correct although the word list lacks it, such as a foreign word or a name. */
type IsCorrect = (word: string) => boolean;

const none: IsCorrect = () => false;

/**
 * Corrections of a misspelt compound, best first: one member is a known member of compounds, the other is similar to one
 * (`lager medarbjeder`, `rengørings asistent`).
 * @param word folded, not known
 * @param isCorrect words that are not corrected
 */
export function mendCompound(word: string, isCorrect: IsCorrect = none, words: Lexicon = lexicon()): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const found: Mended[] = [];
  for (let at = shortestKnown; at <= word.length - shortestKnown; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (words.firsts.has(first) && last.length >= shortestMended)
      found.push(
        ...likelyMembers(last, heads(words), isCorrect).map((one) => ({
          ...one,
          word: first + one.word,
          unchangedLetters: at,
        })),
      );
    if (isHead(last, words) && last.length >= shortestMended && first.length >= shortestMended)
      found.push(
        ...likelyMembers(first, firsts(words), isCorrect).map((one) => ({
          ...one,
          word: one.word + last,
          unchangedLetters: word.length - at,
        })),
      );
  }
  const ranked = found.sort((a, b) => a.distance - b.distance || b.unchangedLetters - a.unchangedLetters);
  return [...new Set(ranked.map((one) => one.word))].slice(0, mostMended);
}

/** Corrections of a simple word from the word list, even if no text has them; best first. @param word folded, not known */
export function mendWord(word: string, isCorrect: IsCorrect = none, words: Lexicon = lexicon()): string[] {
  return likelyMembers(word, known(words), isCorrect).map((one) => one.word);
}

/** The Danish spelling of a compound: `rengøringsassistent`. */
export function speltCompound(word: string): string {
  const { members, lemma } = analyse({ text: word, pieces: [] });
  if (members.length === 0) return spelt(lemma);
  return members
    .map(({ text, lemma: own }) => (text.startsWith(own) ? spelt(own) + text.slice(own.length) : text))
    .join('');
}

function isHead(text: string, { words }: Lexicon): boolean {
  return words.get(knownLemma(text) ?? '')?.head ?? false;
}

/** Corrections of a misspelt member, of about the same length. */
function likelyMembers(text: string, members: readonly Candidate[], isCorrect: IsCorrect) {
  if (isCorrect(text)) return [];
  const alike = members.filter((one) => Math.abs(one.word.length - text.length) <= 2 && sharesLetters(one.word, text));
  return correct(text, alike, mostMended).filter(({ distance }) => distance <= mostSlips(text.length));
}

/** Maximum distance: one small error in a short member, more in a long one. */
function mostSlips(length: number): number {
  return length <= 5 ? 0.7 : length <= 7 ? 1 : 1.5;
}

/** Whether the first letter or the last two are the same: most typing errors are in the middle. */
function sharesLetters(one: string, other: string): boolean {
  return one[0] === other[0] || one.slice(-2) === other.slice(-2);
}

const knownOf = new WeakMap<Lexicon, Candidate[]>();

function known(words: Lexicon): Candidate[] {
  const all = knownOf.get(words) ?? [...words.words.values()].map(candidateOf);
  knownOf.set(words, all);
  return all;
}

const headsOf = new WeakMap<Lexicon, Candidate[]>();
const firstsOf = new WeakMap<Lexicon, Candidate[]>();

function heads(words: Lexicon): Candidate[] {
  const known = headsOf.get(words) ?? [...words.words.values()].filter((one) => one.head).map(candidateOf);
  headsOf.set(words, known);
  return known;
}

function firsts(words: Lexicon): Candidate[] {
  const known = firstsOf.get(words) ?? [...words.firsts.keys()].map((word) => ({ word, docs: 1 }));
  firstsOf.set(words, known);
  return known;
}

function candidateOf({ lemma }: { lemma: string }): Candidate {
  return { word: lemma, docs: 1 };
}
