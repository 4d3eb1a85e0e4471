import { describe, expect, test } from 'vitest';
import { parseQuery } from '../danish/index.ts';
import { asTsquery, readTsquery, wordsOf } from './read-tsquery.ts';

test.each([
  ["'kok'", 'kok'],
  ["'sygepl':*", 'sygepl:*'],
  ["('kok' & ('java' | 'java':*))", { all: ['kok', { any: ['java', 'java:*'] }] }],
  [
    "(('lager' & 'medarbejder') | 'lagermedarbejder')",
    { any: [{ all: ['lager', 'medarbejder'] }, 'lagermedarbejder'] },
  ],
  ["'a' | 'b' & 'c'", { any: ['a', { all: ['b', 'c'] }] }],
])('%s', (text, expression) => expect(readTsquery(text)).toEqual(expression));

test.each(['', 'kok', "'kok' 'java'", "('kok'", "'kok' &", "!'kok'", "'kok' <-> 'java'", "'kok')"])(
  '%s is none of ours',
  (text) => {
    expect(() => readTsquery(text)).toThrow('no query of words');
  },
);

describe('what people type', () => {
  test.each(['lagermedarbejder aarhus', "o'neill & sønner", 'مهندس', '🧑‍🔧 murer', 'C++ (udvikler)', 'vi'])(
    '%s',
    (text) => {
      const { tsquery, any } = parseQuery(text);
      for (const query of [tsquery, any]) expect(wordsOf(readTsquery(query)).length).toBeGreaterThan(0);
    },
  );
});

test('words are named once and written as they were read', () => {
  const words = wordsOf(readTsquery("('kok' & ('java' | 'java':*)) | 'kok'"));
  expect(words.map(asTsquery)).toEqual(["'kok'", "'java'", "'java':*"]);
});
