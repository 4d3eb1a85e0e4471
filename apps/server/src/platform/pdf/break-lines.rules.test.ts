import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.rules.ts';

/** Each letter is one point wide, each of the second run two. */
const measure = (text: string, run: number) => text.length * (run + 1);
const lines = (texts: readonly string[], width: number) =>
  breakLines(
    texts.map((text) => ({ text })),
    width,
    measure,
  ).map((line) => line.map((piece) => piece.text).join('|'));

describe('the lines of a text', () => {
  it.each([
    ['nothing is one empty line', [''], 5, ['']],
    ['words fill a line', ['en to tre fire'], 6, ['en to ', 'tre ', 'fire']],
    ['a word that just fits', ['en to'], 5, ['en to']],
    ['line breaks are kept', ['en\n\nto'], 9, ['en', '', 'to']],
    ['blanks are one blank, none at the start of a line', ['  en \t  to\n  tre'], 9, ['en to', 'tre']],
    ['a blank that does not break', ['en\u00a0to tre'], 6, ['en\u00a0to ', 'tre']],
    ['after a hyphen between letters', ['konto-ansvarlig'], 10, ['konto-', 'ansvarlig']],
    ['after a slash between letters', ['drift/support'], 8, ['drift/', 'support']],
    ['not between digits', ['1999-2001'], 6, ['1999-2', '001']],
    ['a word that is wider than a line begins on the same line', ['a bcdefgh'], 5, ['a bcd', 'efgh']],
    ['an endless word', ['x'.repeat(120)], 50, ['x'.repeat(50), 'x'.repeat(50), 'x'.repeat(20)]],
    ['a letter stays with its marks', ['abc\u0301d'], 3, ['ab', 'c\u0301d']],
    ['a letter wider than the line', ['ab'], 0.5, ['a', 'b']],
    ['a word of two runs stays whole', ['en (', 'to', ') x'], 10, ['en ', '(|to|) ', 'x']],
    ['a run begins after a blank', ['en ', 'to'], 9, ['en |to']],
  ] as const)('%s', (_sentence, texts, width, expected) => expect(lines(texts, width)).toEqual(expected));

  it('has the width of each piece', () => {
    expect(breakLines([{ text: 'en ' }, { text: 'to' }], 9, measure)).toEqual([
      [
        { run: 0, text: 'en ', width: 3 },
        { run: 1, text: 'to', width: 4 },
      ],
    ]);
  });
});

it.each([
  ['words', 'ord '],
  ['an endless word', 'x'],
  ['a letter with endless marks', '\u0301'],
  ['hyphens', 'ab-'],
  ['line breaks', '\n'],
  ['blanks', ' '],
])('%s: twice the text is measured at most twice as often', (_kind, part) => {
  const measured = (count: number) => {
    let letters = 0;
    breakLines([{ text: part.repeat(count) }], 40, (text) => {
      letters += text.length;
      return text.length;
    });
    return letters;
  };
  expect(measured(20_000)).toBeLessThanOrEqual(2 * measured(10_000) + 200);
});
