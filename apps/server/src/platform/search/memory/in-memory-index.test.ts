import { beforeEach, describe, expect, test } from 'vitest';
import { danishSearch } from '../../../search/index.ts';
import type { Database } from '../../db/db.ts';
import { flag, ids, instant } from '../attributes.ts';
import type { QueryTerm } from '../query-tree.ts';
import { batch } from '../rows/maintain-rows.ts';
import { packingOf } from '../rows/packing.ts';
import { mostUpdated } from '../rows/revisions.ts';
import { DocumentTerms } from './document-terms.ts';
import { InMemoryIndex } from './in-memory-index.ts';

const attributes = { open: flag(), published: instant(), places: ids() };
const { pack, unpack } = packingOf(attributes);
const stopWords = new Set<string>();

/** The rows of an index, in place of a database. */
class Rows {
  revision = 0;
  compactedThrough = 0;
  readonly reads: string[] = [];
  readonly #rows = new Map<number, { revision: number; words: string[]; attributes: Buffer }>();

  write(id: number, text: string): void {
    const words = text.split(' ').filter(Boolean);
    const published = new Date((1000 + id) * 1000);
    const values = text === '' ? null : { open: true, published, places: [8000] };
    this.#rows.set(id, { revision: ++this.revision, words, attributes: pack(id, values) });
  }

  /** Deletes the row of a removed document. */
  compact(id: number): void {
    this.compactedThrough = this.#rows.get(id)?.revision ?? 0;
    this.#rows.delete(id);
  }

  #after(revision: number) {
    return [...this.#rows].filter(([, row]) => row.revision > revision).sort(([a], [b]) => a - b);
  }

  source() {
    const having = ([id, { words }]: [number, { words: string[] }], term: QueryTerm) =>
      new DocumentTerms(words).has(term) ? [id] : [];
    return {
      layout: { attributes, newest: 'published', counters: [] },
      language: danishSearch,
      stopWords,
      unpack,
      readState: async () => ({ revision: this.revision, compactedThrough: this.compactedThrough }),
      readAttributesAfter: async (_db: Database, after: { revision: number; id: number; limit: number }) => {
        const page = this.#after(after.revision)
          .filter(([id]) => id > after.id)
          .slice(0, after.limit);
        this.reads.push(...page.map(([id]) => `attributes ${id}`));
        return { attributes: Buffer.concat(page.map(([, row]) => row.attributes)), last: page.at(-1)?.[0] ?? null };
      },
      readWordsAfter: async (_db: Database, after: { revision: number; limit: number }) =>
        this.#after(after.revision)
          .slice(0, after.limit)
          .map(([id, { words }]) => ({ id, words })),
      readRowIds: async () => {
        this.reads.push('ids');
        return Uint32Array.from(this.#rows.keys());
      },
      readPostings: async (_db: Database, terms: readonly QueryTerm[]) =>
        terms.map((term) => {
          this.reads.push('word' in term ? term.word : `${term.prefix}*`);
          return Uint32Array.from([...this.#rows].flatMap((row) => having(row, term)));
        }),
      rankByWords: async () => new Map<number, number>(),
      scoreByWords: async () => new Map<number, number>(),
      readTitleTags: async () => [],
      wordsInUse: async (_db: Database, words: readonly string[]) =>
        new Set(words.filter((word) => [...this.#rows.values()].some((row) => row.words.includes(word)))),
      nearWords: async () =>
        [...new Set([...this.#rows.values()].flatMap(({ words }) => words))].map((word) => ({
          word,
          shown: word,
          docs: 1,
        })),
      commonWords: async () => [],
      nextRevision: async () => this.revision,
      countWords: async () => undefined,
      forgetWords: async () => [],
      dropUnused: async () => undefined,
    };
  }
}

const noDatabase = {} as Database;
let rows: Rows;
let index: InMemoryIndex;

beforeEach(() => {
  rows = new Rows();
  index = new InMemoryIndex(noDatabase, rows.source(), { maxBytes: 10_000_000 });
});

async function found(keyword: string): Promise<number[]> {
  await index.refresh();
  const { hits } = await index.findKeyword(keyword);
  const live = hits.found.copy();
  live.intersectWith(hits.columns.live);
  return Array.from(hits.columns.order.pick(live), (docId) => hits.columns.idOf(docId));
}
/** The reads since the last call. */
const reads = () => rows.reads.splice(0);
const write = (texts: Record<number, string>) => {
  for (const [id, text] of Object.entries(texts)) rows.write(Number(id), text);
};

describe('deleting rows of removed documents', () => {
  test('causes no read in a server that has read the removal', async () => {
    write({ 1: 'kok', 2: 'tjener', 3: 'kok' });
    await index.refresh();
    write({ 2: '' });
    await index.refresh();
    reads();
    rows.compact(2);
    await index.refresh();
    expect(reads()).toEqual([]);
    write({ 4: 'kok' });
    await index.refresh();
    expect(reads()).toEqual(['attributes 4']);
    expect(index.columns.liveIds()).toEqual([1, 3, 4]);
  });

  test('causes another server to read the remaining ids and only the changed rows', async () => {
    write({ 1: 'kok', 2: 'tjener', 3: 'kok' });
    await index.refresh();
    write({ 2: '', 3: 'bager' });
    rows.compact(2);
    reads();
    await index.refresh();
    expect(reads()).toEqual(['attributes 3', 'ids']);
    expect(index.columns.liveIds()).toEqual([1, 3]);
  });
});

describe('the cached hits of a keyword', () => {
  const texts = { 1: 'kok', 2: 'kok', 3: 'kok', 4: 'tjener', 5: 'tjener kok' };

  test('stay when another document changes, and are updated for changed documents', async () => {
    write(texts);
    expect(await found('kok')).toEqual([1, 2, 3, 5]);
    expect(reads()).toContain('kok');
    write({ 4: 'bager' });
    expect(await found('kok')).toEqual([1, 2, 3, 5]);
    write({ 4: 'kok', 1: 'bager', 6: 'kok' });
    expect(await found('kok')).toEqual([2, 3, 4, 5, 6]);
    write({ 5: '' });
    expect(await found('kok')).toEqual([2, 3, 4, 6]);
    expect(reads().filter((read) => !read.startsWith('attributes'))).toEqual([]);
  });

  test('are not changed for a running search', async () => {
    write(texts);
    await index.refresh();
    const before = await index.findKeyword('kok');
    write({ 6: 'kok' });
    await found('kok');
    expect(before.hits.count).toBe(4);
    expect(before.hits.found.count()).toBe(4);
  });

  test('are searched again if a change may lead to another correction', async () => {
    write(texts);
    expect(await found('tjaener')).toEqual([4, 5]);
    write({ 6: 'tjaener', 7: 'tjaener', 8: 'tjaener' });
    expect(await found('tjaener')).toEqual([6, 7, 8]);
  });
});

describe('a batch of maintenance', () => {
  /** A row contains `kok` if its id is odd. */
  const rewrite = (from: number, count: number) => {
    for (let id = from; id < from + count; id += 1) rows.write(id, id % 2 ? 'kok' : 'tjener');
  };
  const odd = (to: number) => Array.from({ length: to / 2 }, (_, at) => 2 * at + 1);
  const wordReads = () => reads().filter((read) => !read.startsWith('attributes'));

  test('keeps posting lists and keywords in the cache, also with concurrent writes', async () => {
    rewrite(1, 2 * mostUpdated);
    expect(await found('kok')).toEqual(odd(2 * mostUpdated));
    const { postings } = (await index.findKeyword('kok')).hits;
    reads();
    for (let from = 1; from < 2 * mostUpdated; from += batch) {
      rewrite(from, batch);
      write({ [from]: 'kok', [from + 1]: 'tjener kok' });
      expect(await found('kok')).toContain(from + 1);
      write({ [from + 1]: 'tjener' });
    }
    expect(await found('kok')).toEqual(odd(2 * mostUpdated));
    expect(wordReads()).toEqual([]);
    expect((await index.findKeyword('kok')).hits.postings).toBe(postings);
  });

  test('is small, because more changes at once cause the lists to be read again', async () => {
    rewrite(1, 2 * mostUpdated);
    await found('kok');
    reads();
    rewrite(1, mostUpdated + 1);
    expect(await found('kok')).toEqual(odd(2 * mostUpdated));
    expect(wordReads()).toContain('kok');
  });
});

test('searches use the old columns during renumbering, and the new ones include concurrent changes', async () => {
  const count = 30_000;
  for (let id = 1; id <= count; id += 1) rows.write(id, 'kok');
  await index.refresh();
  const before = index.columns;
  for (let id = 1; id <= 15_000; id += 1) rows.write(id, '');
  await index.refresh();
  expect(index.columns).toBe(before);
  write({ 20000: 'tjener', 20001: '', 40000: 'kok' });
  await index.refresh();
  expect(index.columns).toBe(before);
  expect((await found('tjener')).length).toBe(1);
  await index.renumbering;
  expect(index.columns).not.toBe(before);
  expect(index.columns.length).toBeLessThan(16_000);
  expect(index.columns.liveIds().length).toBe(15_000);
  expect(await found('tjener')).toEqual([20_000]);
  expect(index.columns.docIdOf(20_001)).toBeUndefined();
  expect((await found('kok')).at(-1)).toBe(40_000);
});

test('another database, as after a restore, is read from the beginning', async () => {
  write({ 1: 'kok', 2: 'tjener' });
  await index.refresh();
  rows.revision = 0;
  write({ 1: 'bager' });
  rows.revision = 1;
  await index.refresh();
  expect(index.columns.liveIds()).toEqual([1, 2]);
  expect(await found('bager')).toEqual([1]);
});

test('memory stays within its limit: caches get the part that the columns do not need', async () => {
  const small = new InMemoryIndex(noDatabase, rows.source(), { maxBytes: 2_000_000 });
  const before = small.cacheBytes;
  for (let id = 1; id <= 20_000; id += 1) rows.write(id, 'kok');
  await small.refresh();
  expect(small.cacheBytes).toBeLessThan(before);
  expect(small.cacheBytes + small.columns.bytes).toBeLessThanOrEqual(2_000_000);
});
