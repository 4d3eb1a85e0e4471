import { alternatives } from './languages/index.ts';
import type { NumberedLine } from './source-line.ts';
import { key, type Lexicon, type Match } from './vocabulary.ts';

export interface LanguageHit {
  name: string;
  match: Match;
  levelText: string;
  /** As in the CV form: 1 beginner, 2 everyday, 3 fluent, 4 mother tongue; 0 not given. */
  level: number;
  from: number[];
}

/** Levels from the highest on, with those of the Common European Framework and shares of five. */
const levels: readonly (readonly [RegExp, number])[] = (
  [
    [4, ''],
    [3, String.raw`|\bc[12]\b|\b5 ?\/ ?5\b`],
    [2, String.raw`|\bb[12]\b|[34] ?\/ ?5`],
    [1, String.raw`|\ba[12]\b|[12] ?\/ ?5`],
  ] as const
).map(([level, scales]) => [new RegExp(alternatives((language) => language.levels[level]) + scales, 'iu'), level]);

/** The level of a language, from common wordings. 0 without one. */
export function languageLevel(text: string): number {
  return levels.find(([pattern]) => pattern.test(text))?.[1] ?? 0;
}

/**
 * The languages of a section, each with its level: `Dansk (modersmål), engelsk flydende`, `Engelsk C1`, `Tysk: læser og forstår`. A
 * line without a language belongs to the language above it.
 * @param title the section's name, if it has the level: `Mother tongue(s)`
 */
export function findLanguages(lines: readonly NumberedLine[], lexicon: Lexicon, title = ''): LanguageHit[] {
  const hits: LanguageHit[] = [];
  for (const line of lines) {
    const named = languagesIn(line.text, lexicon);
    const last = hits.at(-1);
    if (named.length === 0 && last && last.levelText === '' && line.text.length < 60) {
      last.levelText = tidy(line.text);
      last.level = languageLevel(last.levelText);
      last.from.push(line.at);
    }
    for (const hit of named) {
      if (!hits.some((other) => other.match.id === hit.match.id)) hits.push({ ...hit, from: [line.at] });
    }
  }
  const headingLevel = languageLevel(title);
  return hits.map((hit) =>
    hit.levelText === '' && headingLevel > 0 ? { ...hit, level: headingLevel, levelText: title } : hit,
  );
}

function languagesIn(text: string, lexicon: Lexicon): Omit<LanguageHit, 'from'>[] {
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].slice(0, 80);
  const places: { match: Match; name: string; from: number; to: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = nameAt(text, words.slice(at, at + 2), lexicon);
    const found = pair ?? nameAt(text, words.slice(at, at + 1), lexicon);
    if (found) places.push(found);
    if (pair) at += 1;
  }
  const found = places.map(({ match, name, from, to }, at) => {
    const end = places[at + 1]?.from ?? text.length;
    const after = tidy(text.slice(to, end));
    // "Modersmål: dansk" has the level first.
    const before = at === 0 ? tidy(text.slice(0, from)) : '';
    const levelText = after !== '' ? after : before;
    const shared = levelText === '' || languageLevel(levelText) > 0 ? levelText : levelText.slice(0, 60);
    return { name: capital(name), match, levelText: shared.slice(0, 80), level: languageLevel(shared) };
  });
  // "Dansk, engelsk og tysk på forhandlingsniveau" applies to all of them.
  const last = found.at(-1);
  const together = last !== undefined && / (?:og|and) \p{L}+ (?:på|at|in|i|flydende|fluent)/u.test(text);
  if (together && found.slice(0, -1).every((hit) => hit.levelText === '')) {
    return found.map((hit) => ({ ...hit, levelText: last.levelText, level: last.level }));
  }
  return found;
}

/** The language that some words next to each other name: `Norwegian Bokmål`. */
function nameAt(text: string, words: readonly RegExpExecArray[], lexicon: Lexicon) {
  const [first, second] = words;
  if (!first || (second && second.index !== first.index + first[0].length + 1)) return undefined;
  const written = text.slice(first.index, (second ?? first).index + (second ?? first)[0].length);
  // In a scan a capital I may be a small L: "lgbo".
  const name = lexicon.language(written) ? written : written.replace(/^l/, 'I');
  const match = name.length > 2 ? lexicon.language(name) : undefined;
  return match && { match, name, from: first.index, to: first.index + name.length };
}

function tidy(text: string): string {
  return text
    .replace(/(?:,|;| og| and| samt|\/|&)\s*$/i, '')
    .replace(/^[\s(:;,.|/·•–—-]+|(?<![\s):;,.|/·•–—-])[\s):;,.|/·•–—-]+$/gu, '')
    .replace(/^(?:på|i|er|is|in|og|and|sprog|language) (?=\p{L})/iu, '')
    .replace(/\($/, '')
    .trim();
}

function capital(name: string): string {
  return key(name) === '' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
