import { describe, expect, it } from 'vitest';
import { type Block, fillPages, type Leaf, linesToTake } from './fill-pages.rules.ts';

/** Ten lines of ten points. */
const bounds = { top: 50, bottom: 150 };

const text = (of: string, lines: number, more: Partial<Leaf<string>> = {}): Block<string> => ({
  kind: 'leaf',
  of,
  lines,
  lineHeight: 10,
  above: 0,
  below: 0,
  keepNext: false,
  ...more,
});
const heading = (of: string) => text(of, 1, { keepNext: true });
const row = (left: Block<string>[], right: Block<string>[], keepUpTo = 0): Block<string> => ({
  kind: 'columns',
  columns: [
    { at: 0, blocks: left },
    { at: 100, blocks: right },
  ],
  above: 0,
  below: 0,
  keepUpTo,
});

/** `page: name from-to at x,y` of each fragment. */
const filled = (blocks: Block<string>[]) =>
  fillPages(blocks, bounds).map(({ of, from, to, page, x, y }) => `${page}: ${of} ${from}-${to} at ${x},${y}`);

describe('pages', () => {
  it.each<[string, Block<string>[], string[]]>([
    ['blocks stand below each other', [text('a', 2), text('b', 1)], ['0: a 0-2 at 0,50', '0: b 0-1 at 0,70']],
    [
      'space between blocks is that of both',
      [text('a', 1, { below: 5 }), text('b', 1, { above: 7 })],
      ['0: a 0-1 at 0,50', '0: b 0-1 at 0,72'],
    ],
    [
      'no space above at the top of a page',
      [text('a', 10, { above: 9 }), text('b', 1, { above: 9 })],
      ['0: a 0-10 at 0,50', '1: b 0-1 at 0,50'],
    ],
    [
      'a paragraph is split',
      [text('a', 6), text('b', 8)],
      ['0: a 0-6 at 0,50', '0: b 0-4 at 0,110', '1: b 4-8 at 0,50'],
    ],
    ['no single line is left behind', [text('a', 9), text('b', 4)], ['0: a 0-9 at 0,50', '1: b 0-4 at 0,50']],
    [
      'no single line goes over',
      [text('a', 6), text('b', 5)],
      ['0: a 0-6 at 0,50', '0: b 0-3 at 0,110', '1: b 3-5 at 0,50'],
    ],
    [
      'a long paragraph takes as many pages as it needs',
      [text('a', 25)],
      ['0: a 0-10 at 0,50', '1: a 10-20 at 0,50', '2: a 20-25 at 0,50'],
    ],
    [
      'a heading stays with the beginning of what follows',
      [text('a', 8), heading('h'), text('b', 5)],
      ['0: a 0-8 at 0,50', '1: h 0-1 at 0,50', '1: b 0-5 at 0,60'],
    ],
    [
      'headings stay together, and with whole columns',
      [text('a', 5), heading('h'), heading('i'), row([text('l', 1)], [text('r', 4)], 60)],
      ['0: a 0-5 at 0,50', '1: h 0-1 at 0,50', '1: i 0-1 at 0,60', '1: l 0-1 at 0,70', '1: r 0-4 at 100,70'],
    ],
    ['a heading at the end', [heading('h')], ['0: h 0-1 at 0,50']],
    [
      'more headings than a page holds',
      Array.from({ length: 12 }, (_, at) => heading(`${at}`)),
      Array.from({ length: 12 }, (_, at) => `${at < 2 ? 0 : 1}: ${at} 0-1 at 0,${50 + (at < 2 ? at : at - 2) * 10}`),
    ],
    [
      'columns begin at one height, and what follows below the longest',
      [row([text('l', 1)], [text('r', 3), text('s', 1)]), text('b', 1)],
      ['0: l 0-1 at 0,50', '0: r 0-3 at 100,50', '0: s 0-1 at 100,80', '0: b 0-1 at 0,90'],
    ],
    [
      'low columns stay whole',
      [text('a', 8), row([text('l', 1)], [text('r', 4)], 40)],
      ['0: a 0-8 at 0,50', '1: l 0-1 at 0,50', '1: r 0-4 at 100,50'],
    ],
    [
      'high columns are split, each by itself',
      [text('a', 5), row([text('l', 1)], [text('r', 9)], 40), text('b', 1)],
      ['0: a 0-5 at 0,50', '0: l 0-1 at 0,100', '0: r 0-5 at 100,100', '1: r 5-9 at 100,50', '1: b 0-1 at 0,90'],
    ],
    [
      'a line that is higher than a page',
      [text('a', 1, { lineHeight: 500 }), text('b', 1)],
      ['0: a 0-1 at 0,50', '1: b 0-1 at 0,50'],
    ],
    ['nothing', [], []],
  ])('%s', (_sentence, blocks, expected) => expect(filled(blocks)).toEqual(expected));
});

it.each([
  [5, 9, false, 5],
  [5, 5, false, 5],
  [5, 4, false, 3],
  [5, 1, false, 0],
  [3, 2, false, 0],
  [3, 2, true, 2],
  [2, 1, true, 1],
  [5, 0, true, 1],
])('of %i lines with room for %i, at the top %s: %i', (left, fit, atTop, expected) =>
  expect(linesToTake(left, fit, atTop)).toBe(expected),
);
