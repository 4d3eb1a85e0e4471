import { groupedWishes, type WishId } from '@jobblik/contract/jobs/wishes.rules';
import { allOf, anyOf, type QueryNode } from '../../platform/search/index.ts';
import { readPhrases } from '../../search/index.ts';

/** Tags of the phrase filters that the search also offers as tick boxes. */
const tags: Readonly<Record<WishId, string>> = {
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

/** Tags in the order of the wish ids, which start with 1. */
export const wishTags: readonly string[] = Object.values(tags);

/** Ids of the wishes whose tags are among the index terms of an ad. */
export function wishIdsOf(terms: readonly string[]): number[] {
  return wishTags.flatMap((tag, at) => (terms.includes(tag) ? [at + 1] : []));
}

/** Whether a title is for students: "Studentermedhjælp", "Studiejob i HR", "Student assistant". */
export function isStudentTitle(title: string): boolean {
  return readPhrases(title).best.includes(tags[9]);
}

/** Matches the ads that fulfil wishes; empty for none. */
export function wishQuery(ids: readonly number[]): QueryNode {
  return allOf(groupedWishes(ids).map(({ wishes: some }) => anyOf(some.map(({ id }) => ({ word: tags[id] })))));
}
