import { describe, expect, test } from 'vitest';
import type { QueryNode, QueryTerm } from '../query-tree.ts';
import { allOf, anyOf } from '../query-tree.ts';
import type { DocSet } from './doc-set.ts';
import { DocumentTerms } from './document-terms.ts';
import { Postings } from './postings.ts';

/** Documents by id, each with its words; the first word is the weighted field. DocIds are ids minus one. */
function library(texts: Record<number, string>, length = 100) {
  let reads = 0;
  let gate: Promise<unknown> = Promise.resolve();
  const idsWith = (term: QueryTerm) =>
    Object.entries(texts)
      .filter(([, text]) => wordsIn(text).some((one) => isTerm(term, one)))
      .map(([id]) => Number(id));
  const read = async (terms: readonly QueryTerm[]) => {
    reads += 1;
    const found = terms.map((term) => Uint32Array.from(idsWith(term)));
    await gate;
    return found;
  };
  const documents = { length, docIdOf: (id: number) => (id <= documents.length ? id - 1 : undefined) };
  return {
    postings: new Postings(documents, { read, maxBytes: 1_000_000 }),
    reads: () => reads,
    /** A read returns its result after this promise is resolved. */
    holdReads: (until: Promise<unknown>) => {
      gate = until;
    },
    grow: () => {
      documents.length += 1;
    },
  };
}

/** The first word is the weighted field. */
function wordsIn(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  return [...words, ...words.slice(0, 1).map((word) => `^${word}`)];
}

const isTerm = (term: QueryTerm, one: string) => ('word' in term ? one === term.word : one.startsWith(term.prefix));

const kok = { word: 'kok' };
const te = { word: 'te' };
const java = { word: 'java' };
const javaPrefix = { prefix: 'java' };

const texts = { 1: 'kok java', 2: 'kok', 3: 'java kok', 4: 'javanesisk te', 500: 'kok' };
const changedTo = (id: number, text: string) => [id, new DocumentTerms(wordsIn(text))] as const;
const idsIn = (set: DocSet, length = 110) =>
  Array.from({ length }, (_, docId) => docId)
    .filter((docId) => set.has(docId))
    .map((docId) => docId + 1);

async function found({ postings }: ReturnType<typeof library>, query: QueryNode): Promise<number[]> {
  return idsIn(await postings.find(query));
}

describe.each([
  ['few texts of many', 100],
  ['many texts of few', 5],
])('%s', (_what, length) => {
  test.each<[string, QueryNode, number[]]>([
    ['a word, without texts that have no docId yet', kok, [1, 2, 3]],
    ['a prefix', javaPrefix, [1, 3, 4]],
    ['all of some', allOf([kok, java]), [1, 3]],
    ['any of some', anyOf([te, java]), [1, 3, 4]],
    ['both in one', anyOf([allOf([kok, java]), te]), [1, 3, 4]],
    ['nothing', { word: 'murer' }, []],
  ])('%s', async (_what2, query, ids) => expect(await found(library(texts, length), query)).toEqual(ids));

  test('changes are applied, in both directions and for prefixes', async () => {
    const own = library(texts, length);
    await found(own, anyOf([kok, javaPrefix]));
    own.grow();
    own.postings.update(...changedTo(1, 'te'));
    own.postings.update(...changedTo(4, 'kok'));
    own.postings.update(...changedTo(length + 1, 'javascript'));
    expect(await found(own, kok)).toEqual([2, 3, 4]);
    expect(await found(own, javaPrefix)).toEqual([3, length + 1]);
    expect(own.reads()).toBe(1);
  });

  test('a change during the read of a word is not lost', async () => {
    const own = library(texts, length);
    const { promise, resolve } = Promise.withResolvers<void>();
    own.holdReads(promise);
    const searching = own.postings.find(kok);
    own.postings.update(...changedTo(1, ''));
    own.postings.update(...changedTo(4, 'kok'));
    resolve();
    expect(idsIn(await searching)).toEqual([2, 3, 4]);
  });
});

test('finds the texts with one of the words in their weighted fields', async () => {
  expect(idsIn(await library(texts).postings.findInWeightedFields(allOf([kok, java])))).toEqual([1, 2, 3]);
  expect(idsIn(await library(texts).postings.findInWeightedFields(anyOf([te, javaPrefix])))).toEqual([3, 4]);
});

test('a word is read once, also for concurrent searches', async () => {
  const own = library(texts);
  await Promise.all([found(own, kok), found(own, allOf([kok, te])), found(own, te)]);
  expect(own.reads()).toBe(2);
});

test('words of several queries are read together', async () => {
  const own = library(texts);
  await own.postings.load({
    anywhere: [kok, { any: [te, { word: 'java', inFields: true }] }],
    inWeightedFields: [kok],
  });
  expect(await found(own, anyOf([kok, te]))).toEqual([1, 2, 3, 4]);
  expect(idsIn(await own.postings.findTreeInWeightedFields(anyOf([kok, java])))).toEqual([1, 2, 3]);
  expect(own.reads()).toBe(1);
});

test('a word is read again after a failed read', async () => {
  const own = library(texts);
  own.holdReads(Promise.reject(new Error('gone')));
  await expect(found(own, kok)).rejects.toThrow('gone');
  own.holdReads(Promise.resolve());
  expect(await found(own, kok)).toEqual([1, 2, 3]);
});
