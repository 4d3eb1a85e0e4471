import { expect, test } from 'vitest';
import { directoryLetter, directoryLetters } from './directory.rules.ts';

test.each([
  ['Nordlys Energi', 'N'],
  [' øens mejeri', 'Ø'],
  ['Ærø Færgen', 'Æ'],
  ['Aarhus Kommune', 'Å'],
  ['A.P. Skibe', 'A'],
  ['Åbyen', 'Å'],
  ['A\u030abyen', 'Å'],
  ['Ölhuset', 'Ø'],
  ['École', 'E'],
  ['3F', '#'],
  ['«Gåsen»', '#'],
  ['漢字', '#'],
  ['', '#'],
])('%j is listed under %s', (name, letter) => {
  expect(directoryLetter(name)).toBe(letter);
});

test('letters are in Danish order, each once', () => {
  const danish = new Intl.Collator('da');
  expect(directoryLetters.slice(0, -1)).toEqual(directoryLetters.slice(0, -1).toSorted(danish.compare));
  expect(new Set(directoryLetters).size).toBe(directoryLetters.length);
});
