import { analyse } from './analyse.ts';
import { type Candidate, correct } from './correct.ts';
import { isEnglishWord, isEverydayWord } from './everyday-words.ts';
import { knownLemma } from './lemma.ts';
import { type Lexicon, lexicon, spelt } from './lexicon.ts';

/** Shorter members turn up by chance. */
const shortestMended = 4;
const shortestKnown = 3;
const mostMended = 3;

interface Mended {
  word: string;
  distance: number;
  /** Letters of the member that was left as typed. */
  unchangedLetters: number;
}

/**
 * Compounds that a misspelt word may have been meant to be: one member is a known word as it stands in compounds, the other looks like
 * one (`lager medarbjeder`, `rengørings asistent`). For words that no list has whole, best first.
 * @param word folded, not known
 */
export function mendCompound(word: string, words: Lexicon = lexicon()): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const found: Mended[] = [];
  for (let at = shortestKnown; at <= word.length - shortestKnown; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (words.firsts.has(first) && last.length >= shortestMended)
      found.push(
        ...likelyMembers(last, heads(words)).map((one) => ({ ...one, word: first + one.word, unchangedLetters: at })),
      );
    if (isHead(last, words) && last.length >= shortestMended && first.length >= shortestMended)
      found.push(
        ...likelyMembers(first, firsts(words)).map((one) => ({
          ...one,
          word: one.word + last,
          unchangedLetters: word.length - at,
        })),
      );
  }
  const ranked = found.sort((a, b) => a.distance - b.distance || b.unchangedLetters - a.unchangedLetters);
  return [...new Set(ranked.map((one) => one.word))].slice(0, mostMended);
}

/** Simple words that a misspelt word may have been meant to be though no text has them; best first. @param word folded, not known */
export function mendWord(word: string, words: Lexicon = lexicon()): string[] {
  return likelyMembers(word, known(words)).map((one) => one.word);
}

/** A compound as Danes write it: `rengøringsassistent`. */
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

/** Members that one misspelt member may have been; a much longer or shorter one is none. */
function likelyMembers(text: string, members: readonly Candidate[]) {
  if (isEverydayWord(text) || isEnglishWord(text)) return [];
  const alike = members.filter((one) => Math.abs(one.word.length - text.length) <= 2 && sharesLetters(one.word, text));
  return correct(text, alike, mostMended).filter(({ distance }) => distance <= mostSlips(text.length));
}

/** One slip of a short member, two small ones of a long one. */
function mostSlips(length: number): number {
  return length <= 5 ? 0.7 : length <= 7 ? 1 : 1.5;
}

/** People mistype the middle: the first letter or the last two are right. */
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
