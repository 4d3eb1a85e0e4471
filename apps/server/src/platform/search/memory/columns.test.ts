import { expect, test } from 'vitest';
import { choice, flag, id, ids, instant } from '../attributes.ts';
import { packingOf } from '../rows/packing.ts';
import { Columns, renumbered } from './columns.ts';

const attributes = { kind: choice(5), open: flag(), owner: id(), published: instant(), places: ids() };
const layout = { attributes, newest: 'published', counters: ['visits'] };
const { pack, unpack } = packingOf(attributes);

interface Change {
  published?: number;
  places?: number[];
  owner?: number;
}

/** The document of a row, published so many seconds after the start. */
function document(docId: number, { published = docId, places = [8000], owner = 1 }: Change = {}) {
  const values = { kind: 1, open: true, owner, published: new Date((1000 + published) * 1000), places };
  return [...unpack(pack(docId, values))];
}
const gone = (docId: number) => [...unpack(pack(docId, null))];
const inOrder = (columns: Columns) => columns.liveIds();
const placesOf = (columns: Columns, one: number) => columns.byName.get('places')?.get(columns.docIdOf(one) ?? -1);

test('documents are ordered by age, then by id', () => {
  const columns = new Columns(layout);
  columns.put([...document(3), ...document(1), ...document(2, { published: 50 }), ...document(4, { published: 3 })]);
  expect(inOrder(columns)).toEqual([1, 3, 4, 2]);
});

test('a changed document keeps its docId, one that becomes newer moves to the end', () => {
  const columns = new Columns(layout);
  columns.put([...document(1), ...document(2), ...document(3)]);
  const before = columns.docIdOf(1);
  columns.put(document(1, { places: [9000, 9400] }));
  expect(columns.docIdOf(1)).toBe(before);
  expect(placesOf(columns, 1)).toEqual([9000, 9400]);
  const visits = columns.counters.get('visits');
  if (visits) visits.values[before ?? 0] = 7;
  columns.put(document(1, { published: 9 }));
  expect(inOrder(columns)).toEqual([2, 3, 1]);
  expect(columns.counters.get('visits')?.values[columns.docIdOf(1) ?? 0]).toBe(7);
});

test('removed documents are missing, and may return', () => {
  const columns = new Columns(layout);
  columns.put([...document(1), ...document(2)]);
  columns.put([...gone(1), ...gone(5)]);
  expect(inOrder(columns)).toEqual([2]);
  expect(columns.docIdOf(1)).toBeUndefined();
  columns.put(document(1));
  expect(inOrder(columns)).toEqual([1, 2]);
});

test('many documents and large ids are stored', () => {
  const columns = new Columns(layout);
  const count = 5000;
  columns.put(Array.from({ length: count }, (_, at) => document(900_000 - at, { published: at })).flat());
  expect(inOrder(columns).at(-1)).toBe(900_000 - count + 1);
  expect(columns.bytes).toBeGreaterThan(count * 20);
});

test('renumbered columns have the same documents, and docIds are ordered by age', async () => {
  const columns = new Columns(layout);
  columns.put([
    ...document(1, { published: 50 }),
    ...document(2, { places: [1, 2, 3] }),
    ...document(3),
    ...document(4),
  ]);
  columns.put([...gone(3), ...document(4, { published: 60, places: [] })]);
  const fresh = await renumbered(columns);
  expect(fresh.length).toBe(3);
  expect(inOrder(fresh)).toEqual([2, 1, 4]);
  expect([1, 2, 4].map((one) => fresh.docIdOf(one))).toEqual([1, 0, 2]);
  expect([1, 2, 4].map((one) => placesOf(fresh, one))).toEqual([[8000], [1, 2, 3], []]);
});

test('columns loaded by id are renumbered by age', async () => {
  const columns = new Columns(layout);
  const ages = [70_000, 5, 200_000, 5, 66_000];
  columns.load(ages.flatMap((published, at) => document(at + 1, { published })));
  expect(inOrder(await renumbered(columns))).toEqual([2, 4, 5, 1, 3]);
});

test('columns with mostly unused memory are wasteful', () => {
  const columns = new Columns(layout);
  columns.put(Array.from({ length: 20_000 }, (_, at) => document(at + 1)).flat());
  expect(columns.isWasteful).toBe(false);
  columns.put(Array.from({ length: 15_000 }, (_, at) => gone(at + 1)).flat());
  expect(columns.isWasteful).toBe(true);
});
