import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeCorpus } from './relevance-corpus.ts';

const folder = new URL('./queries/', import.meta.url);
const labelled = z.array(
  z.strictObject({
    query: z.string().min(1),
    relevant: z.record(z.string(), z.number().int().min(1).max(3)),
    town: z.string().optional(),
  }),
);
const files = readdirSync(folder).map((file) => ({
  file,
  queries: labelled.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
}));

test('there are at least 120 labelled queries in eight kinds', () => {
  expect(files).toHaveLength(8);
  expect(files.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(120);
});

test.each(files)('every label of $file names a title of the corpus, in a town of it', ({ queries }) => {
  const corpus = makeCorpus();
  for (const { query, relevant, town } of queries) {
    for (const title of Object.keys(relevant)) {
      expect([query, title, corpus.some((ad) => ad.title === title)]).toEqual([query, title, true]);
    }
    const graded = corpus.filter((ad) => relevant[ad.title] && (town === undefined || ad.town === town));
    expect([query, graded.length > 0]).toEqual([query, true]);
  }
});

test.each(files)('no query stands twice in $file', ({ queries }) => {
  const texts = queries.map(({ query }) => query);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
