import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { fold } from '@jobblik/danish';
import { LRUCache } from 'lru-cache';
import { allOf, anyOf, type QueryNode } from '../../../platform/search/index.ts';
import { bindDenials } from '../../../search/index.ts';
import { conditionWishes } from './condition-wishes.ts';
import { contractWishes } from './contract-wishes.ts';
import { dayWishes } from './day-wishes.ts';
import { freedomWishes } from './freedom-wishes.ts';
import { denials, hourWishes } from './hour-wishes.ts';
import { languageWishes } from './language-wishes.ts';
import { licenceWishes } from './licence-wishes.ts';
import { peopleWishes } from './people-wishes.ts';
import { personWishes } from './person-wishes.ts';
import { broadMark, mainMark, type Wish } from './phrases.ts';
import { placeWishes } from './place-wishes.ts';
import { regionWishes } from './region-wishes.ts';
import { skillWishes } from './skill-wishes.ts';

/** All wishes. Wishes that others refer to must precede these. */
const all: readonly Wish[] = [
  ...denials,
  ...hourWishes,
  ...dayWishes,
  ...skillWishes,
  ...conditionWishes,
  ...personWishes,
  ...peopleWishes,
  ...licenceWishes,
  ...placeWishes,
  ...freedomWishes,
  ...contractWishes,
  ...regionWishes,
  ...languageWishes,
];

/** Marks of the wishes with filters in the search. */
const marks: Readonly<Record<WishId, string>> = {
  1: 'w0aften0',
  2: 'w0weekend0',
  3: 'w0nat0',
  4: 'w0boern0',
  5: 'w0aeldre0',
  6: 'w0ude0',
  7: 'w0uudd0',
  8: 'w0ung0',
  9: 'w0stud0',
  10: 'w0engelsk0',
};

/** Marks in the order of the wish ids, which start with 1. */
export const wishMarks: readonly string[] = Object.values(marks);

/** Ids of the wishes whose marks are among the index words of an ad. */
export function wishIdsOf(words: readonly string[]): number[] {
  return wishMarks.flatMap((mark, at) => (words.includes(mark) ? [at + 1] : []));
}

/** Whether a title is for students: "Studentermedhjælp", "Studiejob i HR", "Student assistant". */
export function isStudentTitle(title: string): boolean {
  return readWishes(title).best.includes(marks[9]);
}

/** Matches the ads that fulfil wishes; empty for none. */
export function wishQuery(ids: readonly number[]): QueryNode {
  return allOf(groupedWishes(ids).map(({ wishes: some }) => anyOf(some.map(({ id }) => ({ word: marks[id] })))));
}

/**
 * Marks for the index of the wishes that an ad fulfils or probably fulfils.
 * @param ad `heading`: title and labels
 */
export function wishesOf({ heading, text }: { heading: string; text: string }): string[] {
  const head = fold(heading);
  const whole = `${head}\n${fold(text)}`;
  const found = new Set<string>();
  for (const { mark, named, written, mainly, likely, hinted, unless, or = [], unlessAlso = [] } of all) {
    if (unless?.test(whole) || unlessAlso.some((other) => found.has(other))) continue;
    const isFulfilled = named?.test(head) || written?.test(whole);
    if (isFulfilled) found.add(mark);
    const isLikely = likely?.test(head) || hinted?.test(whole) || or.some((other) => found.has(other));
    if (isFulfilled || isLikely) found.add(broadMark(mark));
    if (mainly?.test(whole)) found.add(mainMark(mark));
  }
  return [...found];
}

/** The wishes of a typed search. */
export interface ReadWishes {
  /** Marks of all matching ads. */
  words: string[];
  /** Marks of the best matching ads. */
  best: string[];
  /** The rest of the search. */
  rest: string;
}

const remembered = new LRUCache<string, ReadWishes>({ max: 500 });

/** A negated phrase is never a wish: "maler uden akkord". */
const behindDenial = /(?:^|\s)(?:uden|ikke|ingen|aldrig|without|not)\s+$/;

/** The text without the phrases of some wishes. "arbejde" is added for a remaining phrase that matches only beside other words. */
function without(text: string, wishes: readonly Wish[]): string {
  const drop = (from: string) => wishes.reduce((left, { typed = /(?!)/ }) => left.split(typed).join(' ').trim(), from);
  const left = drop(text);
  return left === '' || left === text ? left : drop(`arbejde ${left}`).replace(/^arbejde\s*/, '');
}

function isWished(typed: RegExp, folded: string): boolean {
  const found = typed.exec(folded);
  return found !== null && !behindDenial.test(folded.slice(0, found.index));
}

/** The wishes of a search as marks of ads, and the rest of the search. Cached, because one search needs them several times. */
export function readWishes(search: string): ReadWishes {
  const known = remembered.get(search) ?? readTyped(search);
  remembered.set(search, known);
  return known;
}

function readTyped(search: string): ReadWishes {
  const folded = bindDenials(fold(search));
  const found = all.filter(({ typed }) => typed && isWished(typed, folded));
  // Each pattern reads the whole text, because the beginning of a list may negate a wish.
  const left = without(folded, found);
  // After the first wish the word for job is not repeated, so it is added here: "studiejob paa engelsk", "fleksibelt studiejob".
  const others = found.length > 0 && left !== '' ? all.filter((wish) => !found.includes(wish)) : [];
  let rest = left;
  for (const asJob of [`arbejde ${left}`, `${left} job`]) {
    const more = others.filter(({ typed }) => typed && isWished(typed, asJob));
    if (more.length === 0) continue;
    found.push(...more);
    rest = without(asJob, more).replace(/^arbejde\s*|(?<!\s)\s*job$/, '');
    break;
  }
  return {
    words: found.map(({ mark }) => broadMark(mark)),
    best: found.flatMap(({ mark }) => [mark, mainMark(mark)]),
    rest: found.length > 0 ? rest : search,
  };
}
