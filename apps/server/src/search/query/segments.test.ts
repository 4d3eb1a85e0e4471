import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const stopWords = new Set(['job']);

test('a query is read once for each set of stop words', () => {
  const read = segmentsOf('kok nat', stopWords);
  expect(segmentsOf('kok nat', stopWords)).toBe(read);
  expect(segmentsOf('kok nat', new Set(['job']))).not.toBe(read);
  expect(segmentsOf('kok nat', new Set(['job']))).toEqual(read);
});

test('a query that has left the cache is read again', () => {
  const read = segmentsOf('kok', stopWords);
  for (let at = 0; at < 250; at += 1) segmentsOf(`kok ${at}`, stopWords);
  expect(segmentsOf('kok', stopWords)).not.toBe(read);
  expect(segmentsOf('kok', stopWords)).toEqual(read);
});

test.each(['kok', 'lærer', 'sygeplejerske', 'softwareudvikler'])('%s has few alternatives', (search) => {
  for (const { alternatives } of segmentsOf(search, stopWords)) {
    for (const names of [alternatives.synonym, alternatives.related].map((list) => list.map(({ name }) => name))) {
      // Translations, persons and members are added to the names of the data.
      expect(names.length).toBeLessThan(24);
    }
  }
});

test.each(['job som kok', 'job til kok'])('words that mean only a job have no synonyms: %s', (search) => {
  expect(segmentsOf(search, new Set())[0]?.alternatives.synonym).toEqual([]);
});

const names = (search: string, kind: 'related' | 'part') =>
  segmentsOf(search, stopWords).flatMap(({ alternatives }) => alternatives[kind].map(({ name }) => name));

test('a phrase does not match the person of its verb', () => {
  expect(names('bygge', 'related')).toContain('bygger');
  expect(names('bygge hjemmesider', 'related')).not.toContain('bygger');
});

test.each([
  ['havnesjover', ['havn']],
  ['zorkan', []],
])('the subject of %s: %j', (search, parts) => expect(names(search, 'part')).toEqual(parts));

test('the subject of a phrase is its object, not its task', () => {
  expect(segmentsOf('udbetale løn', stopWords)[0]?.things).toEqual([{ word: 'loen', inFields: true }]);
  expect(segmentsOf('kok', stopWords)[0]?.things).toEqual([]);
});
