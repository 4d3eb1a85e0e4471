import { expect, it } from 'vitest';
import { looksOf, type Measured } from './line-looks.rules.ts';
import { recognisedLine } from './recognised.factory.ts';

function measured(text: string, sample: { capital?: number; stem?: number; height?: number } = {}): Measured {
  const { words, height } = recognisedLine(text, sample);
  return { height, stem: sample.stem ?? 5, letters: words.flatMap(({ letters }) => letters) };
}

const body = ['En linje med Almindelig Tekst', 'og en anden 2018'].map((text) => measured(text));
const looksOfLast = (...lines: Measured[]) => looksOf([...body, ...lines]).slice(body.length);

it('gives lines that differ by a pixel the same size, and headings another', () => {
  const sizes = looksOfLast(...[31, 29, 36, 37, 60].map((capital) => measured('Tekst', { capital, height: capital })));
  expect(sizes.map(({ size }) => Number(size.toFixed(2)))).toEqual([1, 1, 1.23, 1.23, 2]);
});

it('compares small letters with capitals', () => {
  expect(looksOfLast(measured('anna', { capital: 36 }))[0]?.size).toBeCloseTo(1.2);
});

it('measures a line by the height of its row if its letters have wrong edges', () => {
  expect(looksOfLast(measured('Tekst', { capital: 90, height: 40 }))[0]?.size).toBe(1);
});

it('takes lines without such letters for usual ones', () => {
  expect(looksOfLast(measured('•'))[0]).toEqual({ size: 1, bold: false });
});

it.each([
  ['a thin line', 5, 30, false],
  ['a bold line', 6.5, 30, true],
  ['a large thin line', 8.7, 60, false],
  ['a large bold line', 11, 60, true],
])('recognises %s', (_what, stem, capital, bold) => {
  expect(looksOfLast(measured('Tekst', { stem, capital, height: capital + 10 }))[0]?.bold).toBe(bold);
});

it('takes bold for bold although most of the text is', () => {
  const lines = [measured('Ja nej og mere'), ...['En Titel', 'En Anden'].map((text) => measured(text, { stem: 6.5 }))];
  expect(looksOf(lines).map(({ bold }) => bold)).toEqual([false, true, true]);
});
