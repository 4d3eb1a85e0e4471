import { expect, test } from 'vitest';
import { matches, type QueryTerm } from '../platform/search/query-tree.ts';
import type { WordQuery } from '../platform/search/searchable-texts.ts';
import { openTag } from './documents/tags.ts';
import { findKeyword } from './find-keyword.ts';

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
  ['a whole word, not a longer word with this prefix', 'zork', ['zork', 'zorkan'], ['zork']],
  ['a prefix, if no whole word matches', 'zork', ['zorkan', 'azork'], ['zorkan']],
  ['three letters begin too many words', 'zor', ['zorkan', 'zor'], ['zor']],
  ['three letters and no whole word', 'zor', ['zorkan'], []],
] as const)('%s', async (_, keyword, texts, hits) => expect(await find(keyword, texts)).toEqual(hits));

/** As {@link find}; texts with the prefix `title:` are titles. */
async function findNamed(keyword: string, texts: readonly string[]): Promise<readonly string[]> {
  const found = await findKeyword<readonly string[]>(keyword, {
    stopWords: new Set(),
    none: [],
    count: (some) => some.length,
    find: async ({ match }: WordQuery) =>
      texts.filter((text) =>
        matches(
          match,
          (term) => has(text.replace('title:', ''), term) && (text.startsWith('title:') || !term.inFields),
        ),
      ),
    inUse: async () => new Set(),
    near: async () => [],
  });
  return found.hits;
}

test.each([
  ['one compound, not its words in running text', 'kunde service', ['title:kundeservice', 'kunde service']],
  ['its words in a title', 'kunde service', ['title:kunde service', 'kunde service']],
  ['a prefix in a title before one in a text', 'zork', ['title:zorkan', 'zorkan']],
] as const)('%s', async (_, keyword, texts) => expect(await findNamed(keyword, texts)).toEqual([texts[0]]));

test.each([
  ['running text does not match if the title names another trade', ['title:laerer', 'laerer'], ['title:laerer']],
  [
    'running text matches if the title names no trade',
    ['title:laerer', 'open:laerer'],
    ['title:laerer', 'open:laerer'],
  ],
  ['running text matches if no title has it', ['laerer', 'other'], ['laerer']],
] as const)('a trade: %s', async (_, texts, hits) => {
  const found = await findKeyword<readonly string[]>('lærer', {
    stopWords: new Set(),
    none: [],
    count: (some) => some.length,
    find: async ({ match }: WordQuery) =>
      texts.filter((text) =>
        matches(match, (term) => {
          const [title = '', typed = title] = text.split(':');
          if (!('word' in term)) return false;
          return term.word === openTag
            ? title === 'open'
            : typed === term.word && (title === 'title' || !term.inFields);
        }),
      ),
    inUse: async () => new Set(),
    near: async () => [],
  });
  expect(found.hits).toEqual(hits);
});

test('a name is not corrected, even if no text has it', async () => {
  const search = async (isName?: (word: string) => boolean) => {
    const found = await findKeyword<readonly string[]>('holte', {
      stopWords: new Set(),
      none: [],
      count: (hits) => hits.length,
      find: async ({ match }: WordQuery) => ['hold'].filter((text) => matches(match, (term) => has(text, term))),
      inUse: async () => new Set(),
      near: async () => [{ word: 'hold', shown: 'hold', docs: 1 }],
      isName,
    });
    return found.corrected;
  };
  expect(await search()).toBe('hold');
  expect(await search((word) => word === 'holte')).toBeNull();
});

/** Searches texts whose words are the candidates for corrections. */
async function mended(keyword: string, texts: readonly string[]): Promise<[string | null, readonly string[]]> {
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  const found = await findKeyword<readonly string[]>(keyword, {
    stopWords: new Set(),
    none: [],
    count: (hits) => hits.length,
    find: async ({ match }: WordQuery) => texts.filter((text) => matches(match, (term) => has(text, term))),
    inUse: async (prefixes) => new Set(prefixes.filter((one) => [...words].some((word) => word.startsWith(one)))),
    near: async () => [...words].map((word) => ({ word, shown: word, docs: 1 })),
  });
  return [found.corrected, found.hits];
}

test.each([
  ['a compound that no text has is found by its members', 'lagermedarbjeder', ['lager'], 'lagermedarbejder', ['lager']],
  ['a misspelt company name', 'kviikob', ['kvikkoeb', 'koeb'], 'kvikkoeb', ['kvikkoeb']],
  ['a name of a company in two words', 'kvik koeb', ['kvikkoeb', 'koeb'], 'kvikkoeb', ['kvikkoeb']],
  ['the same with another word', 'butik kvik koeb', ['butik kvikkoeb', 'butik'], 'butik kvikkoeb', ['butik kvikkoeb']],
  ['two words with phonetic spelling', 'nova farm', ['novapharm', 'farm'], 'novapharm', ['novapharm']],
  ['a name of two words in one', 'salonkroell', ['salon kroell', 'salon'], 'salon kroell', ['salon kroell']],
  [
    'the same beside another word',
    'frisoer salonkroell',
    ['frisoer salon kroell'],
    'frisoer salon kroell',
    ['frisoer salon kroell'],
  ],
  ['words that texts have stay apart', 'kvik koeb', ['kvik koeb', 'kvikkoeb'], null, ['kvik koeb']],
  ['an English word stays itself', 'farm', ['barm'], null, []],
] as const)('%s', async (_, keyword, texts, corrected, hits) =>
  expect(await mended(keyword, texts)).toEqual([corrected, hits]),
);

/** The corrected keyword, for texts with these words in this spelling. */
async function corrected(keyword: string, shown: readonly string[]): Promise<string | null> {
  const used = shown.map((word) => ({ word: word.toLowerCase(), shown: word, docs: 1 }));
  const { corrected } = await findKeyword<readonly string[]>(keyword, {
    stopWords: new Set(),
    none: [],
    count: (hits) => hits.length,
    find: async ({ match }: WordQuery) =>
      used.map(({ word }) => word).filter((text) => matches(match, (term) => has(text, term))),
    inUse: async (words) => new Set(words.filter((word) => used.some((one) => one.word.split(' ').includes(word)))),
    near: async () => used.filter(({ word }) => !word.includes(' ')),
  });
  return corrected;
}

test.each([
  [
    'one word typed as two is joined before each is corrected',
    'pixel grotten',
    ['Pixelgrotten', 'grot'],
    'Pixelgrotten',
  ],
  ['two words typed as one are split, also a short one', 'zorkbi', ['Zork BI'], 'zork bi'],
  ['a misspelt compound of known words is corrected', 'styremand', ['Styrmand'], 'Styrmand'],
  ['a long compound with a wrong letter is corrected', 'toemmersvend', ['Toemrersvend'], 'Toemrersvend'],
])('%s', async (_what, keyword, shown, expected) => expect(await corrected(keyword, shown)).toBe(expected));

test('similar words are read once, also for several corrections', async () => {
  const searched: string[] = [];
  await findKeyword<readonly string[]>('zorkel blimpe', {
    stopWords: new Set(),
    none: [],
    count: (hits) => hits.length,
    find: async () => [],
    inUse: async (words) => {
      searched.push(words.join());
      return new Set();
    },
    near: async (word) => {
      searched.push(word);
      return [];
    },
  });
  expect(searched).toContain('zorkelblimpe');
  expect(searched).toEqual([...new Set(searched)]);
});

test.each([
  ['a word that texts have is not corrected, even if no text has both', 'zorkan feje', ['zorkan', 'zorkal feje'], []],
  ['a word that no text has is corrected', 'zorkan feje', ['zorkal feje'], ['zorkal feje']],
] as const)('of several words %s', async (_, keyword, texts, hits) => {
  const found = await findKeyword<readonly string[]>(keyword, {
    stopWords: new Set(),
    none: [],
    count: (some) => some.length,
    find: async ({ match }: WordQuery) => texts.filter((text) => matches(match, (term) => has(text, term))),
    inUse: async () => new Set(['feje']),
    near: async (word) => (word === 'zorkan' ? [{ word: 'zorkal', shown: 'zorkal', docs: 1 }] : []),
  });
  expect(found.corrected !== null ? found.hits : []).toEqual(hits);
});
