import { lazily } from '@jobblik/contract/kernel/lazily';
import { analyse, danishStopWords, fold, lexicon, readLines, readWords, type Token, tokenise } from '@jobblik/danish';
import { isMixedName } from './mixed-name.ts';
import { isEnglishTradeWord } from './occupations.ts';
import { namesOfPerson, workOfPerson } from './person-name.ts';
import { infinitiveOf, taskOfNoun } from './task-words.ts';

/** Names in ads for an everyday word or phrase. */
export interface Meaning {
  /** Phrases with the same meaning. */
  same: readonly string[];
  /** Phrases for similar work. */
  related: readonly string[];
}

/** Longest phrase of the data, in words. */
export const longestEverydayPhrase = 6;

/** Shorter words are too ambiguous to search for in ads. */
const shortestSought = 4;

interface EverydayWords {
  meanings: ReadonlyMap<string, Meaning>;
  /** Meanings by phrase without particles and endings, see {@link coreOf}. */
  byCore: ReadonlyMap<string, Meaning>;
  /** Every single word of the typed phrases. */
  words: ReadonlySet<string>;
}

/** Files of `data/everyday`; of a phrase that several have, the meanings of the first file come first. */
const files = ['all-fields', 'people', 'trades', 'offices'];

const everydayWords = lazily(readEverydayWords);

/** Meaning of everyday words: tasks, and English, colloquial and old names of trades. Undefined for other words. */
export function everydayMeaning(tokens: readonly Token[]): Meaning | undefined {
  const { meanings, byCore } = everydayWords();
  const typed = tokens.map((token) => token.text);
  // The "som" of "job som kok" is not an inflected "SoMe".
  if (typed.every((text) => jobWords.has(text) || danishStopWords().has(text))) return meanings.get(typed.join(' '));
  const rest = withoutJobWords(tokens);
  const reduced = tokens.map((token) => analyse(token).lemma);
  return (
    meanings.get(typed.join(' ')) ??
    meanings.get(reduced.join(' ')) ??
    meanings.get(typed.join('')) ??
    (rest.length < tokens.length && rest.length > 0 ? everydayMeaning(rest) : undefined) ??
    byCore.get(coreOf(tokens)) ??
    firstOf(englishNames(typed).map((name) => meanings.get(name))) ??
    meaningOfPerson(tokens)
  );
}

/** Meaning of a colloquial name for a person: "edb-mand" as "it-mand" or "edb", "grovkøkkenpige" as "køkkenpige". */
function meaningOfPerson(tokens: readonly Token[]): Meaning | undefined {
  const named = workOfPerson(tokens);
  const wider = named.flatMap((text) => analyse({ text, pieces: [] }).members.at(-1)?.lemma ?? []);
  const works = [...named, ...wider];
  const known = [...works.flatMap(namesOfPerson), ...works].map((name) => everydayWords().meanings.get(name));
  return firstOf(known);
}

function firstOf<T>(values: readonly (T | undefined)[]): T | undefined {
  return values.find((value) => value !== undefined);
}

/** Names of people for English names of work: "fruit picker" for "fruit picking", "farm worker" for "farm work". */
function englishNames(words: readonly string[]): string[] {
  const [last = '', before] = [words.at(-1), words.slice(0, -1)];
  if (![last, last.replace(/s$/, '')].some(isEnglishWord)) return [];
  const agentNouns = [
    ...(last === 'work' ? ['worker'] : []),
    ...(last.endsWith('ing') ? [`${last.slice(0, -3)}er`] : []),
    ...(last.endsWith('s') ? [last.slice(0, -1)] : []),
  ];
  return agentNouns.map((noun) => [...before, noun].join(' '));
}

/** Words of a query that mean only "job". */
const jobWords = new Set(['job', 'jobs', 'jobbet', 'stilling', 'stillinger', 'noget']);
/** Words before the name of a task: "job hvor man passer børn". */
const leading = new Set(['gerne', 'hvor', 'jeg', 'man', 'vil']);
/** Words between a job word and the subject of the work: "job med dyr" is "arbejde med dyr". */
const linking = new Set(['med', 'i', 'paa', 'hos', 'ved', 'with', 'in']);

function withoutJobWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text }, at) => !leading.has(text) && (!jobWords.has(text) || linking.has(tokens[at + 1]?.text ?? '')),
  );
}

/**
 * A phrase without stop words and endings, verbs as infinitives: "passe barn" for "passer børn" and "børnepasning". Empty if only
 * one word of a longer phrase remains.
 */
function coreOf(tokens: readonly Token[]): string {
  const [only] = tokens;
  if (tokens.length === 1 && only) return coreOfWord(only);
  const words = tokens
    .filter(({ text }) => particles.has(text) || jobWords.has(text) || !danishStopWords().has(text))
    .map((token, at) => {
      if (jobWords.has(token.text)) return 'arbejde';
      return (at === 0 ? infinitiveOf(token.text) : undefined) ?? analyse(token).lemma;
    });
  return words.length > 1 ? words.join(' ') : '';
}

/** "passe hund" for "hundepasning" and "hundepasser", the dictionary form of other words. */
function coreOfWord(token: Token): string {
  const { lemma, members } = analyse(token);
  const [first, last, ...others] = members;
  if (!first || !last || others.length > 0) return lemma;
  const task = taskOfNoun(last.lemma) ?? infinitiveOf(last.lemma);
  return task ? `${task} ${first.lemma}` : lemma;
}

/** Particles that change the meaning of a verb. */
const particles = new Set(['op', 'ud', 'ind', 'ned', 'af', 'frem', 'rundt']);

/** Meaning of a phrasal verb such as "vaske op", which differs from the verb alone. Undefined for other words. */
export function phrasalVerbMeaning(tokens: readonly Token[]): Meaning | undefined {
  const [, particle] = tokens;
  return tokens.length === 2 && particle && particles.has(particle.text) ? everydayMeaning(tokens) : undefined;
}

/** Whether a folded word occurs in everyday phrases and therefore is not misspelt. */
export function isEverydayWord(text: string): boolean {
  return everydayWords().words.has(text);
}

const english = readWords(new URL('./data/english.txt', import.meta.url));

/** Whether a folded word is an everyday English word or part of an occupation name, and therefore not misspelt Danish. */
export function isEnglishWord(text: string): boolean {
  return english.has(text) || isEnglishTradeWord(text);
}

/**
 * Lines `typed, typed = same, same ~ related`; `=` works in both directions, and typed names of two words are synonyms of the other
 * typed phrases.
 */
function readEverydayWords(): EverydayWords {
  const meanings = new Map<string, { same: Set<string>; related: Set<string> }>();
  const add = (from: string, { same, related }: { same: readonly string[]; related: readonly string[] }) => {
    const key = phraseKey(from);
    const known = meanings.get(key) ?? { same: new Set(), related: new Set() };
    for (const phrase of same) if (phraseKey(phrase) !== key) known.same.add(phrase);
    for (const phrase of related) known.related.add(phrase);
    meanings.set(key, known);
  };
  const lines = files
    .flatMap((file) => readLines(new URL(`./data/everyday/${file}.txt`, import.meta.url)))
    .map((line) => {
      const [typed = [], same = [], related = []] = line.split(/ [=~] /).map((list) => list.split(', '));
      return { typed, same, related, searched: typed.filter(isSearched) };
    });
  // A single word may have a wider meaning than the phrases beside it: "security" and "security guard".
  const names = (searched: readonly string[]) => searched.filter((phrase) => phrase.includes(' '));
  for (const { typed, same, related, searched } of lines)
    for (const phrase of typed) add(phrase, { same: [...same, ...names(searched)], related });
  // Added last, after the name's own meanings: only the first names are used.
  for (const { same, searched } of lines) for (const phrase of same) add(phrase, { same: searched, related: [] });
  const found = new Map(
    [...meanings].map(([key, { same, related }]) => [key, { same: [...same], related: [...related] }]),
  );
  const byCore = new Map<string, Meaning>();
  for (const [key, meaning] of found) {
    const core = coreOf(tokenise(key));
    const known = byCore.get(core) ?? { same: [], related: [] };
    if (core !== '')
      byCore.set(core, { same: [...known.same, ...meaning.same], related: [...known.related, ...meaning.related] });
  }
  return {
    meanings: found,
    byCore,
    words: new Set([...meanings.keys()].flatMap((key) => key.split(' '))),
  };
}

/** Whether ads may contain the phrase: a name of one or two words, not a sentence. */
function isSearched(phrase: string): boolean {
  const words = fold(phrase).split(' ');
  const isName = words.every((word) => word.length >= shortestSought && !danishStopWords().has(word));
  return isName && words.length <= 2 && !isMixedName(words) && (words.length > 1 || words.every(isNameOfTrade));
}

/** Last members of everyday names of people. */
const nameHeads = readWords(new URL('./data/name-heads.txt', import.meta.url));

/** Whether a single word names a trade and not only its place or tool: "skraldemand", but not "kontor". */
function isNameOfTrade(text: string): boolean {
  const { lemma, members, known } = analyse({ text, pieces: [] });
  const head = members.at(-1)?.lemma ?? lemma;
  const { words, shapes } = lexicon();
  const isThing = known && (members.length > 0 || shapes.has(lemma));
  return !isThing || nameHeads.has(head) || taskOfNoun(head) !== undefined || (words.get(head)?.anyHead ?? false);
}

function phraseKey(phrase: string): string {
  return fold(phrase)
    .replace(/[-.'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
