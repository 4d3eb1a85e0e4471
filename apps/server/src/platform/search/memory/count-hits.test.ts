import { describe, expect, test, vi } from 'vitest';
import { choice, choices, day, flag, id, ids, instant } from '../attributes.ts';
import { bitLayoutOf } from '../bit-layout.ts';
import { packingOf } from '../rows/packing.ts';
import { blockSize } from './block.ts';
import { Columns } from './columns.ts';
import { countHits } from './count-hits.ts';
import { type FacetOption, older } from './facet-counter.ts';

const now = new Date('2026-05-20T10:00:00Z');
const attributes = {
  kind: choice(3),
  extras: choices(2),
  open: flag(),
  owner: id(),
  published: instant(),
  birthday: day(),
  topics: ids(),
};
const { fields } = bitLayoutOf(attributes);
const { pack, unpack } = packingOf(attributes);
/** Topics 11 and 12 belong to 10, 21 to 20. */
const topics = [10, 11, 12, 20, 21];
const facets: Record<string, FacetOption> = {
  kind: { kind: 'choices', choices: [1, 2, 3] },
  open: { kind: 'choices', choices: [1] },
  published: { kind: 'age', days: [1, 7] },
  topics: { kind: 'tree', ids: () => topics, parentOf: (topic) => topic - (topic % 10) },
};

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const base = { kind: 1, extras: [], open: false, owner: 1, published: daysAgo(2), birthday: null, topics: [11] };
type Document = Omit<typeof base, 'extras' | 'birthday'> & { extras: number[]; birthday: string | null };

function columnsOf(documents: readonly Partial<Document>[]): Columns {
  const columns = new Columns({ attributes, newest: 'published', counters: [] });
  columns.put(documents.flatMap((document, at) => [...unpack(pack(at + 1, { ...base, ...document }))]));
  return columns;
}

async function count(documents: readonly Partial<Document>[], filters: Record<string, unknown>) {
  const columns = columnsOf(documents);
  const options = { fields, facets, filters, now };
  const counted = await countHits(columns, columns.order.docIds.slice(), options);
  const ids = Array.from(columns.order.pick(counted.hits), (docId) => columns.idOf(docId)).sort((a, b) => a - b);
  return { ...counted, ids };
}

test.each<[string, Partial<Document>[], Record<string, unknown>, number[]]>([
  ['a choice', [{ kind: 1 }, { kind: 2 }, { kind: 0 }], { kind: [2, 3] }, [2]],
  ['an unknown choice', [{ kind: 1 }], { kind: [9] }, []],
  ['any of several choices', [{ extras: [1, 2] }, { extras: [2] }, {}], { extras: [1] }, [1]],
  ['a flag', [{ open: true }, {}], { open: true }, [1]],
  ['an id', [{ owner: 7 }, { owner: 8 }], { owner: [7] }, [1]],
  [
    'ids, the first and others',
    [{ topics: [11, 21] }, { topics: [21] }, { topics: [] }],
    { topics: new Set([21]) },
    [1, 2],
  ],
  ['no ids', [{}], { topics: [] }, []],
  ['an interval', [{ published: daysAgo(1) }, { published: daysAgo(9) }], { published: { from: daysAgo(2) } }, [1]],
  ['the end of an interval is outside', [{ published: daysAgo(1) }], { published: { until: daysAgo(1) } }, []],
  [
    'days',
    [{ birthday: '1990-05-01' }, { birthday: null }, { birthday: '1990-05-02' }],
    { birthday: { upTo: '1990-05-01' } },
    [1],
  ],
  ['days after', [{ birthday: '1990-05-01' }, { birthday: '1990-05-02' }], { birthday: { after: '1990-05-01' } }, [2]],
  ['no filter', [{}, {}], { kind: undefined }, [1, 2]],
])('%s', async (_what, documents, filters, expected) => {
  const { ids: found, count: hits } = await count(documents, filters);
  expect(found).toEqual(expected);
  expect(hits).toBe(expected.length);
});

describe('facets', () => {
  const documents: Partial<Document>[] = [
    { kind: 1, open: true, published: daysAgo(0.5), topics: [11] },
    { kind: 1, published: daysAgo(3), topics: [11, 12] },
    { kind: 2, published: daysAgo(30), topics: [12, 21] },
    { kind: 3, open: true, topics: [] },
  ];

  test('count every document without filters; several topics of one parent are counted once for the parent', async () => {
    const { facets: counts } = await count(documents, {});
    expect([...(counts.kind ?? [])]).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect(counts.open?.get(1)).toBe(2);
    expect([...(counts.published ?? [])]).toEqual([
      [1, 1],
      [7, 3],
      [older, 1],
    ]);
    expect([...(counts.topics ?? [])]).toEqual([
      [10, 3],
      [11, 2],
      [12, 2],
      [20, 1],
      [21, 1],
    ]);
  });

  test('a document that fails one filter is counted only for the choices of that filter', async () => {
    const { facets: counts, ids: found } = await count(documents, { kind: [1], topics: [12] });
    expect(found).toEqual([2]);
    expect([1, 2, 3].map((one) => counts.kind?.get(one))).toEqual([1, 1, 0]);
    expect([11, 12, 21].map((one) => counts.topics?.get(one))).toEqual([2, 1, 0]);
    expect(counts.open?.get(1)).toBe(0);
    expect(counts.published?.get(7)).toBe(1);
  });

  test('a document that fails a filter without a facet is not counted', async () => {
    const { facets: counts } = await count(documents, { owner: [9] });
    expect([...(counts.kind?.values() ?? [])]).toEqual([0, 0, 0]);
  });
});

test('choices and flags of a further column are filtered and counted with the others', async () => {
  const more = { ...attributes, colours: choices(12, 2), urgent: flag(2) };
  const { fields: moreFields, columns: bitColumns } = bitLayoutOf(more);
  expect(bitColumns.length).toBe(2);
  const packing = packingOf(more);
  const columns = new Columns({ attributes: more, newest: 'published', counters: [] });
  const documents = [
    { colours: [1, 12], urgent: true },
    { colours: [12], urgent: false, kind: 2 },
    { colours: [], urgent: true, kind: 2 },
  ];
  columns.put(documents.flatMap((document, at) => [...packing.unpack(packing.pack(at + 1, { ...base, ...document }))]));
  const options = {
    fields: moreFields,
    facets: { ...facets, colours: { kind: 'choices', choices: [1, 12] }, urgent: { kind: 'choices', choices: [1] } },
    filters: { colours: [12], kind: [2] },
    now,
  } as const;
  const { hits, facets: counts } = await countHits(columns, columns.order.docIds.slice(), options);
  expect(Array.from(columns.order.pick(hits), (docId) => columns.idOf(docId))).toEqual([2]);
  expect([...(counts.colours ?? [])]).toEqual([
    [1, 0],
    [12, 1],
  ]);
  expect([...(counts.kind ?? [])]).toEqual([
    [1, 1],
    [2, 1],
    [3, 0],
  ]);
  expect(counts.urgent?.get(1)).toBe(0);
});

test('counting yields to other work between blocks of documents', async () => {
  const columns = new Columns({ attributes, newest: 'published', counters: [] });
  const [one] = unpack(pack(1, base));
  if (!one) throw new Error('no document was packed');
  const blocks = 40;
  columns.load(Array.from({ length: blocks * blockSize }, (_, at) => ({ ...one, id: at + 1 })));
  columns.order.renumber(columns.length);
  // Each block takes three milliseconds of this clock.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 3;
    return time;
  });
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const { count } = await countHits(columns, columns.order.docIds.slice(), {
    fields,
    facets,
    filters: { kind: [1], topics: [11], published: { from: daysAgo(9) } },
    now,
  }).finally(() => clock.mockRestore());
  isDone = true;
  expect(count).toBe(blocks * blockSize);
  expect(turns).toBeGreaterThanOrEqual(blocks / 4);
});
