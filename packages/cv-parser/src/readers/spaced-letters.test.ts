import { describe, expect, it } from 'vitest';
import type { Segment } from './page-segments.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/** Pieces on one row, each with its left and its right edge. */
const row = (pieces: readonly (readonly [string, number, number])[], font = 'bold'): Segment[] =>
  pieces.map(([text, x, right]) => ({ text, x, right, y: 700, size: 20, font }));
const letters = (text: string, gap: number) => {
  let x = 0;
  return row(
    [...text].flatMap((letter) => {
      x += letter === ' ' ? gap * 2 : 10 + gap;
      return letter === ' ' ? [] : [[letter, x - 10 - gap, x - gap] as const];
    }),
  );
};
const texts = (pieces: readonly Segment[]) => joinSpacedLetters(pieces).map(({ text }) => text);

describe('spaced letters', () => {
  it.each([
    ['one word', [['P R I Y A', 0, 100]], ['PRIYA']],
    [
      'two words',
      [
        ['A N N A', 0, 80],
        ['H O L M', 100, 180],
      ],
      ['ANNA HOLM'],
    ],
    ['two words in one piece', [['M i a H o l m', 0, 180]], ['Mia Holm']],
    [
      'two words far apart',
      [
        ['A N N A', 0, 80],
        ['H O L M', 200, 280],
      ],
      ['ANNA', 'HOLM'],
    ],
    [
      'a word among others',
      [
        ['S P R O G', 0, 90],
        ['Dansk', 200, 240],
      ],
      ['SPROG', 'Dansk'],
    ],
    ['two letters alone', [['B E', 0, 30]], ['B E']],
    ['a name with initials', [['J. R. Holm', 0, 90]], ['J. R. Holm']],
  ] as const)('in pieces of a word each: %s', (_, pieces, expected) => {
    expect(texts(row(pieces))).toEqual(expected);
  });

  it('in pieces of a letter each become words by their gaps', () => {
    expect(texts(letters('KIM BO LUND', 6))).toEqual(['KIM BO LUND']);
  });

  it('that touch each other are not changed', () => {
    expect(texts(letters('HOLM', 0))).toEqual(['H', 'O', 'L', 'M']);
  });
});
