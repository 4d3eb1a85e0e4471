import { expect, test } from 'vitest';
import { fitting } from './fitting';

const skills = ['Kundeservice', 'Salg', 'C++', 'Telefonisk salg', 'Detailsalg', 'Ældrepleje'].map((name) => ({ name }));
const names = (typed: string, limit?: number) => fitting(skills, typed, limit).map(({ name }) => name);

test('beginnings come first, then words within, then parts of words', () =>
  expect(names('SALG')).toEqual(['Salg', 'Telefonisk salg', 'Detailsalg']));
test('punctuation matches like letters', () => expect(names('c+')).toEqual(['C++']));
test('Danish letters have their case', () => expect(names('æld')).toEqual(['Ældrepleje']));
test('an empty text matches everything, up to the limit', () =>
  expect(names(' ', 2)).toEqual(['Kundeservice', 'Salg']));
test('a text without a match gives nothing', () => expect(names('jodling')).toEqual([]));
