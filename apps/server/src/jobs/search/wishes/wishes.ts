import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { LRUCache } from 'lru-cache';
import { allOf, anyOf, bindDenials, fold, type QueryNode } from '../../../platform/danish/index.ts';
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

/** Wishes that others refer to stand before these. */
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

/** The wishes that the search has filters for. */
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

/** The word of ads that fulfil a wish, by the id of the wish from 1 on. */
export const wishMarks: readonly string[] = Object.values(marks);

/** Ids of the wishes among the words that an ad is indexed with. */
export function wishIdsOf(words: readonly string[]): number[] {
  return wishMarks.flatMap((mark, at) => (words.includes(mark) ? [at + 1] : []));
}

/** Whether a title is one for students: "Studentermedhjælp", "Studiejob i HR", "Student assistant". */
export function isStudentTitle(title: string): boolean {
  return readWishes(title).best.includes(marks[9]);
}

/** Matches the ads that fulfil wishes; empty for none. */
export function wishQuery(ids: readonly number[]): QueryNode {
  return allOf(groupedWishes(ids).map(({ wishes: some }) => anyOf(some.map(({ id }) => ({ word: marks[id] })))));
}

/**
 * Words for the wishes that an ad fulfils or is likely to, to be indexed with it.
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

/** What a search wishes for. */
export interface ReadWishes {
  /** Words that the ads have. */
  words: string[];
  /** Words that the best of them have. */
  best: string[];
  /** What else was typed. */
  rest: string;
}

const remembered = new LRUCache<string, ReadWishes>({ max: 500 });

/** What is denied is no wish for it, whatever the pattern: "maler uden akkord". */
const behindDenial = /(?:^|\s)(?:uden|ikke|ingen|aldrig|without|not)\s+$/;

/** What is left of a text without some wishes. The last of several words that were wishes beside others stands alone. */
function without(text: string, wishes: readonly Wish[]): string {
  const drop = (from: string) =>
    wishes.reduce((left, { typed = /(?!)/ }) => left.replaceAll(new RegExp(typed, 'g'), ' ').trim(), from);
  const left = drop(text);
  return left === '' || left === text ? left : drop(`arbejde ${left}`).replace(/^arbejde\s*/, '');
}

function isWished(typed: RegExp, folded: string): boolean {
  const found = typed.exec(folded);
  return found !== null && !behindDenial.test(folded.slice(0, found.index));
}

/** The wishes of a search as words of ads, and what else was typed. Remembered, as one search asks for them several times. */
export function readWishes(search: string): ReadWishes {
  const known = remembered.get(search) ?? readTyped(search);
  remembered.set(search, known);
  return known;
}

function readTyped(search: string): ReadWishes {
  const folded = bindDenials(fold(search));
  const found = all.filter(({ typed }) => typed && isWished(typed, folded));
  // Each reads what was typed, not what others left: that a list denies a wish is seen by its beginning.
  const left = without(folded, found);
  // Beside the first wish nobody says again that it is about a job: "studiejob paa engelsk", "fleksibelt studiejob".
  const others = found.length > 0 && left !== '' ? all.filter((wish) => !found.includes(wish)) : [];
  let rest = left;
  for (const asJob of [`arbejde ${left}`, `${left} job`]) {
    const more = others.filter(({ typed }) => typed && isWished(typed, asJob));
    if (more.length === 0) continue;
    found.push(...more);
    rest = without(asJob, more).replace(/^arbejde\s*|\s*job$/, '');
    break;
  }
  return {
    words: found.map(({ mark }) => broadMark(mark)),
    best: found.flatMap(({ mark }) => [mark, mainMark(mark)]),
    rest: found.length > 0 ? rest : search,
  };
}
