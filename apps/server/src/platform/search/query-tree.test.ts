import { describe, expect, test } from 'vitest';
import {
  allOf,
  allTermsOf,
  anyOf,
  isEmptyQuery,
  matches,
  type QueryNode,
  termsOf,
  toTsquery,
  withoutPrefixes,
} from './query-tree.ts';

const kok = { word: 'kok' };
const java = anyOf([{ word: 'java' }, { prefix: 'java' }]);

test.each<[QueryNode, string]>([
  [kok, "'kok'"],
  [{ prefix: 'sygepl' }, "'sygepl':*"],
  [{ prefix: 'sygepl', inFields: true }, "'sygepl':*ABC"],
  [allOf([kok, java]), "('kok' & ('java' | 'java':*))"],
  [allOf([kok, kok]), "'kok'"],
  [anyOf([]), ''],
  [allOf([anyOf([]), kok]), "'kok'"],
  [allOf([kok, { not: java }]), "('kok' & !(('java' | 'java':*)))"],
])('%j is written as %s', (node, text) => expect(toTsquery(node)).toBe(text));

test('terms are distinct and in order', () => {
  expect(termsOf(anyOf([allOf([kok, java]), kok]))).toEqual([kok, { word: 'java' }, { prefix: 'java' }]);
});

test('excluded terms are read, but not looked for', () => {
  const query = allOf([kok, { not: { word: 'java' } }]);
  expect([termsOf(query), allTermsOf(query)]).toEqual([[kok], [kok, { word: 'java' }]]);
  expect(matches(query, (term) => 'word' in term && term.word === 'kok')).toBe(true);
  expect(matches(query, () => true)).toBe(false);
});

test('without prefixes, a prefix beside its word is that word', () => {
  expect(withoutPrefixes(allOf([kok, java]))).toEqual({ all: [kok, { word: 'java' }] });
});

test('only a query without terms is empty', () => {
  expect(isEmptyQuery(anyOf([]))).toBe(true);
  expect(isEmptyQuery(allOf([]))).toBe(true);
  expect(isEmptyQuery(kok)).toBe(false);
});

describe('a text with the words kok and javanesisk', () => {
  const words = ['kok', 'javanesisk'];
  test.each<[string, QueryNode, boolean]>([
    ['a word', kok, true],
    ['another word', { word: 'java' }, false],
    ['a prefix', { prefix: 'java' }, true],
    ['all of some', allOf([kok, { word: 'te' }]), false],
    ['all in any form', allOf([kok, java]), true],
    ['any of some', anyOf([{ word: 'te' }, kok]), true],
    ['nothing', anyOf([]), false],
  ])('%s', (_what, node, expected) => {
    const has = (term: { word: string } | { prefix: string }) =>
      'word' in term ? words.includes(term.word) : words.some((word) => word.startsWith(term.prefix));
    expect(matches(node, has)).toBe(expected);
  });
});
