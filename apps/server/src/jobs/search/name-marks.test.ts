import { expect, test } from 'vitest';
import { marksOfPlace, nameMarks } from './name-marks.ts';
import { placesAmong, typedWords } from './read-places.rules.ts';

/** Whether each place that is typed belongs to the name. */
function isNamed(keyword: string, name: string): boolean[] {
  const words = typedWords(keyword);
  const marks = nameMarks(name);
  return placesAmong(words).map((place) => marksOfPlace(words, place).some((mark) => marks.includes(mark)));
}

test.each([
  ['operatør skagen kalkværk', 'Skagen Kalkværk A/S', [true]],
  ['maler ålborg tagservice', 'Aalborg-Tagservice', [true]],
  ['skagen kalkværk', 'Skagen Kalkværk', [true]],
  ['kalkværk skagen', 'Skagen Kalkværk', [false]],
  ['salon odense c', 'Salon Odense C', [true]],
  ['kalkværk ved skagen', 'Skagen Kalkværk', [false]],
  ['skagen', 'Skagen', [false]],
  ['skagen kalkværk', 'Skagen', [false]],
  ['klarglas odense', 'Klarglas i Odense', [false]],
  ['klarglas copenhagen', 'Klarglas Copenhagen', [true]],
  ['maler odense', 'Aalborg Portland', [false]],
  ['tømrer skagen eller odense', 'Eller Odense', [false, true]],
] as const)('"%s" and the employer %s', (keyword, name, places) => expect(isNamed(keyword, name)).toEqual(places));

test('a name without a town has no marks', () => expect(nameMarks('Rene Huse ApS')).toEqual([]));

test('marks are one word each, of letters and digits, and not too long', () => {
  const marks = nameMarks(`Øl & Vand Nykøbing F, ${'x'.repeat(200)} Odense`);
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark).toMatch(/^[\p{L}\p{N}]{3,80}$/u);
});
