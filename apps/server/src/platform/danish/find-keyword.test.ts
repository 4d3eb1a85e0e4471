import { expect, test } from 'vitest';
import { findKeyword, type WordQuery } from './find-keyword.ts';
import { matches, type QueryTerm } from './query-tree.ts';

/** Searches texts of folded words. */
async function find(keyword: string, texts: readonly string[]): Promise<string[]> {
  const found = await findKeyword<readonly string[]>(keyword, {
    stopWords: new Set(),
    none: [],
    count: (hits) => hits.length,
    find: async ({ match }: WordQuery) => texts.filter((text) => matches(match, (term) => has(text, term))),
    inUse: async (words) => new Set(words),
    near: async () => [],
  });
  return [...found.hits];
}

function has(text: string, term: QueryTerm): boolean {
  const words = text.split(' ');
  return 'word' in term ? words.includes(term.word) : words.some((word) => word.startsWith(term.prefix));
}

test.each([
  ['a whole word, and not what begins with it', 'zork', ['zork', 'zorkan'], ['zork']],
  ['where no whole word fits, what begins with it', 'zork', ['zorkan', 'azork'], ['zorkan']],
  ['three letters begin too many words', 'zor', ['zorkan', 'zor'], ['zor']],
  ['three letters and no whole word', 'zor', ['zorkan'], []],
] as const)('%s', async (_, keyword, texts, hits) => expect(await find(keyword, texts)).toEqual(hits));
