import { readFileSync } from 'node:fs';
import { analyse } from './analyse.ts';
import { fold } from './fold.ts';
import { isMixedName } from './mixed-name.ts';
import { danishStopWords } from './stop-words.ts';
import type { Token } from './tokenise.ts';
import { isEnglishTradeWord } from './widening/occupations.ts';

/** What an everyday word or phrase means in the words of ads. */
export interface Meaning {
  /** Phrases that say the same. */
  same: readonly string[];
  /** Phrases for work that is close to it. */
  related: readonly string[];
}

/** Longest phrase of the data, in words. */
export const longestEverydayPhrase = 5;

/** A shorter word may be anything when it is looked for in ads. */
const shortestSought = 4;

interface EverydayWords {
  meanings: ReadonlyMap<string, Meaning>;
  /** Every single word of the typed phrases. */
  words: ReadonlySet<string>;
}

let loaded: EverydayWords | undefined;

/** What words as people say them mean: tasks, English, shop-floor and old names of trades. Undefined for others. */
export function everydayMeaning(tokens: readonly Token[]): Meaning | undefined {
  loaded ??= readEverydayWords(readFileSync(new URL('./data/everyday.txt', import.meta.url), 'utf8'));
  const typed = tokens.map((token) => token.text);
  const reduced = tokens.map((token) => analyse(token).lemma);
  return (
    loaded.meanings.get(typed.join(' ')) ??
    loaded.meanings.get(reduced.join(' ')) ??
    loaded.meanings.get(typed.join(''))
  );
}

/** Small words that change what a verb says. */
const particles = new Set(['op', 'ud', 'ind', 'ned', 'af']);

/**
 * What a verb with a small word behind it means, as "vaske op": the verb alone says something else. Undefined for other words.
 */
export function phrasalVerbMeaning(tokens: readonly Token[]): Meaning | undefined {
  const [, particle] = tokens;
  return tokens.length === 2 && particle && particles.has(particle.text) ? everydayMeaning(tokens) : undefined;
}

/** Whether a folded word is known from everyday phrases, hence not misspelt. */
export function isEverydayWord(text: string): boolean {
  loaded ??= readEverydayWords(readFileSync(new URL('./data/everyday.txt', import.meta.url), 'utf8'));
  return loaded.words.has(text);
}

let english: ReadonlySet<string> | undefined;

/** Whether a folded word is English, by everyday words and names of occupations, hence not misspelt Danish. */
export function isEnglishWord(text: string): boolean {
  english ??= new Set(
    readFileSync(new URL('./data/english.txt', import.meta.url), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  );
  return english.has(text) || isEnglishTradeWord(text);
}

/**
 * Lines `typed, typed = same, same ~ related`; what is the same holds in both directions, and typed names of two words are the same as
 * the others.
 */
function readEverydayWords(text: string): EverydayWords {
  const meanings = new Map<string, { same: Set<string>; related: Set<string> }>();
  const add = (from: string, { same, related }: { same: readonly string[]; related: readonly string[] }) => {
    const key = phraseKey(from);
    const known = meanings.get(key) ?? { same: new Set(), related: new Set() };
    for (const phrase of same) if (phraseKey(phrase) !== key) known.same.add(phrase);
    for (const phrase of related) known.related.add(phrase);
    meanings.set(key, known);
  };
  for (const line of text.split('\n').filter(Boolean)) {
    const [typed = [], meant = ''] = [line.slice(0, line.indexOf(' = ')).split(', '), line.split(' = ')[1]];
    const [same = [], related = []] = meant.split(' ~ ').map((list) => list.split(', '));
    const sought = typed.filter(isSought);
    // A single word beside others may be wider than they are: "security" and "security guard".
    const names = sought.filter((phrase) => phrase.includes(' '));
    for (const phrase of typed) add(phrase, { same: [...same, ...names], related });
    for (const phrase of same) add(phrase, { same: sought, related: [] });
  }
  return {
    meanings: new Map(
      [...meanings].map(([key, { same, related }]) => [key, { same: [...same], related: [...related] }]),
    ),
    words: new Set([...meanings.keys()].flatMap((key) => key.split(' '))),
  };
}

/** Whether ads may say it so: a name of one or two words, no sentence. */
function isSought(phrase: string): boolean {
  const words = fold(phrase).split(' ');
  const isName = words.every((word) => word.length >= shortestSought && !danishStopWords().has(word));
  return isName && words.length <= 2 && !isMixedName(words);
}

function phraseKey(phrase: string): string {
  return fold(phrase)
    .replace(/[-.'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
