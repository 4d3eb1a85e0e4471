import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { allOf, anyOf, fold, type QueryNode } from '../../../platform/danish/index.ts';
import { conditionWishes, licenceWishes } from './condition-wishes.ts';
import { denials, hourWishes } from './hour-wishes.ts';
import { peopleWishes } from './people-wishes.ts';

const all = [...denials, ...hourWishes, ...conditionWishes, ...peopleWishes, ...licenceWishes];

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
  return readWishes(title).words.includes(marks[9]);
}

/** Matches the ads that fulfil wishes; empty for none. */
export function wishQuery(ids: readonly number[]): QueryNode {
  return allOf(groupedWishes(ids).map(({ wishes: some }) => anyOf(some.map(({ id }) => ({ word: marks[id] })))));
}

/**
 * Words for the wishes that an ad fulfils, to be indexed with it.
 * @param ad `heading`: title and labels
 */
export function wishesOf({ heading, text }: { heading: string; text: string }): string[] {
  const head = fold(heading);
  const whole = `${head}\n${fold(text)}`;
  return all.filter(({ named, written }) => named?.test(head) || written?.test(whole)).map(({ mark }) => mark);
}

/** The wishes of a search as words of ads, and what else was typed. */
export function readWishes(search: string): { words: string[]; rest: string } {
  const folded = fold(search);
  const found = all.filter(({ typed }) => typed?.test(folded));
  // Each reads what was typed, not what others left: that a list denies a wish is seen by its beginning.
  const rest = found.reduce((left, { typed = /(?!)/ }) => left.replace(typed, ' ').trim(), folded);
  return { words: found.map(({ mark }) => mark), rest: found.length > 0 ? rest : search };
}
