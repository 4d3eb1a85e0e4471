import { fold } from '@jobblik/danish';
import { LRUCache } from 'lru-cache';
import { bindDenials } from '../query/denials.ts';
import { type PhraseFilter, parsePhraseFilters, readPhraseFile } from './read-phrase-filters.ts';

/** Files of `data`. A filter that another one names must precede it. */
const files = [
  'patterns',
  'hours',
  'days',
  'skills',
  'conditions',
  'applicants',
  'people',
  'licences',
  'places',
  'freedom',
  'contracts',
  'regions',
  'languages',
];

const all: readonly PhraseFilter[] = parsePhraseFilters(files.map(readPhraseFile));

/** The tag of ads that fulfil a filter or are likely to. */
function broadTag(tag: string): string {
  return tag.replace(/0$/, '1');
}

/** The tag of ads that mainly fulfil a filter. */
function mainTag(tag: string): string {
  return tag.replace(/0$/, '2');
}

/**
 * Tags for the index of the filters that an ad fulfils or probably fulfils.
 * @param ad `heading`: title and labels
 */
export function phraseTagsOf({ heading, text }: { heading: string; text: string }): string[] {
  const head = fold(heading);
  const whole = `${head}\n${fold(text)}`;
  const found = new Set<string>();
  for (const { tag, named, written, mainly, likely, hinted, unless, or, unlessAlso } of all) {
    if (unless?.test(whole) || unlessAlso.some((other) => found.has(other))) continue;
    const isFulfilled = named?.test(head) || written?.test(whole);
    if (isFulfilled) found.add(tag);
    const isLikely = likely?.test(head) || hinted?.test(whole) || or.some((other) => found.has(other));
    if (isFulfilled || isLikely) found.add(broadTag(tag));
    if (mainly?.test(whole)) found.add(mainTag(tag));
  }
  return [...found];
}

/** The phrase filters of a typed search. */
interface TypedPhrases {
  /** Tags of all matching ads. */
  words: string[];
  /** Tags of the best matching ads. */
  best: string[];
  /** The rest of the search. */
  rest: string;
}

const remembered = new LRUCache<string, TypedPhrases>({ max: 500 });

/** The phrase filters of a search as tags of ads, and the rest of the search. Cached, because one search needs them several times. */
export function readPhrases(search: string): TypedPhrases {
  const known = remembered.get(search) ?? readTyped(search);
  remembered.set(search, known);
  return known;
}

/** A negated phrase is never a filter: "maler uden akkord". */
const behindDenial = /(?:^|\s)(?:uden|ikke|ingen|aldrig|without|not)\s+$/;

/** The text without the phrases of some filters. "arbejde" is added for a remaining phrase that matches only beside other words. */
function without(text: string, filters: readonly PhraseFilter[]): string {
  const drop = (from: string) => filters.reduce((left, { typed = /(?!)/ }) => left.split(typed).join(' ').trim(), from);
  const left = drop(text);
  return left === '' || left === text ? left : drop(`arbejde ${left}`).replace(/^arbejde\s*/, '');
}

function isTyped({ typed }: PhraseFilter, folded: string): boolean {
  const found = typed?.exec(folded);
  return found ? !behindDenial.test(folded.slice(0, found.index)) : false;
}

function readTyped(search: string): TypedPhrases {
  const folded = bindDenials(fold(search));
  const found = all.filter((filter) => isTyped(filter, folded));
  // Each pattern reads the whole text, because the beginning of a list may negate a phrase.
  const left = without(folded, found);
  // After the first phrase the word for job is not repeated, so it is added here: "studiejob paa engelsk", "fleksibelt studiejob".
  const others = found.length > 0 && left !== '' ? all.filter((filter) => !found.includes(filter)) : [];
  let rest = left;
  for (const asJob of [`arbejde ${left}`, `${left} job`]) {
    const more = others.filter((filter) => isTyped(filter, asJob));
    if (more.length === 0) continue;
    found.push(...more);
    rest = without(asJob, more).replace(/^arbejde\s*|(?<!\s)\s*job$/, '');
    break;
  }
  return {
    words: found.map(({ tag }) => broadTag(tag)),
    best: found.flatMap(({ tag }) => [tag, mainTag(tag)]),
    rest: found.length > 0 ? rest : search,
  };
}
