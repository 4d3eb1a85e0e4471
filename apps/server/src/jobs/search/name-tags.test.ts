import { expect, test } from 'vitest';
import { townCalled } from '../../lookups/index.ts';
import { placesAmong, typedWords } from '../../search/index.ts';
import { nameTags, tagsOfPlace } from './name-tags.ts';

/** Whether each place that is typed belongs to the name. */
function isNamed(keyword: string, name: string): boolean[] {
  const words = typedWords(keyword);
  const tags = nameTags(name);
  return placesAmong(words, townCalled).map((place) => tagsOfPlace(words, place).some((tag) => tags.includes(tag)));
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

test('a name without a town has no tags', () => expect(nameTags('Rene Huse ApS')).toEqual([]));

test('tags are one word each, of letters and digits, and not too long', () => {
  const tags = nameTags(`Øl & Vand Nykøbing F, ${'x'.repeat(200)} Odense`);
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toMatch(/^[\p{L}\p{N}]{3,80}$/u);
});
