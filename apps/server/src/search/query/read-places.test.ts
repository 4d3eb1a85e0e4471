import { describe, expect, test } from 'vitest';
import { townCalled } from '../../lookups/index.ts';
import { placesAmong, typedWords, withoutPlaces } from './read-places.ts';

const stopWords = new Set(['job', 'stilling']);

function read(keyword: string): [rest: string, ...places: string[]] {
  const words = typedWords(keyword);
  const places = placesAmong(words, townCalled);
  return [withoutPlaces(words, places, stopWords), ...places.map(({ label }) => label)];
}

describe('a town or postcode in the words is a place', () => {
  test.each([
    ['rengøring aalborg', 'rengøring', ['Aalborg']],
    ['8000 lager', 'lager', ['8000 Aarhus C']],
    ['lager 8000 Aarhus C', 'lager', ['8000 Aarhus C']],
    ['Sygeplejerske i Århus', 'Sygeplejerske', ['Aarhus']],
    ['sygeplejerske aarhus n', 'sygeplejerske', ['Aarhus N']],
    ['job i odense', '', ['Odense']],
    ['esbjerg', '', ['Esbjerg']],
    ['kok kbh', 'kok', ['København']],
    ['barista copenhagen', 'barista', ['København']],
    ['kok københavn k', 'kok', ['København K']],
    ['tømrer silkeborg, horsens', 'tømrer', ['Silkeborg', 'Horsens']],
    ['tømrer i silkeborg eller horsens', 'tømrer', ['Silkeborg', 'Horsens']],
    ['chauffør nær kolding deltid', 'chauffør deltid', ['Kolding']],
    ['kassemedarbejder i Ry', 'kassemedarbejder', ['Ry']],
    ['svejser i Løsning', 'svejser', ['Løsning']],
  ])('%s', (keyword, rest, places) => expect(read(keyword)).toEqual([rest, ...places]));
});

describe('a word that only looks like a place stays a word', () => {
  test.each([
    'aalborg kommune',
    'sygeplejerske odense universitetshospital',
    'aarhus havn',
    'telefonløsning løsning',
    'stege burgere',
    'ringe til kunder',
    'give medicin',
    'Tim Hansen',
    'Flemming Balle',
    'ry',
    'brandmand brande',
    'iso 9000 auditor',
    '3000 kr',
    'aalborgensisk',
    'aarhusianer',
    'nykøbing',
    'nordjylland',
    'c',
    '',
  ])('%s', (keyword) => expect(read(keyword).slice(1)).toEqual([]));
});

test('one of several places can be removed', () => {
  const words = typedWords('tømrer i silkeborg eller horsens');
  const [first] = placesAmong(words, townCalled);
  expect(first?.text).toBe('silkeborg');
  expect(withoutPlaces(words, first ? [first] : [], stopWords)).toBe('tømrer eller horsens');
});
