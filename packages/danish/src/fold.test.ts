import { describe, expect, test } from 'vitest';
import { fold, foldWords } from './fold.ts';

describe('all spellings of a word have one form', () => {
  test.each([
    ['rengøring', ['Rengøring', 'RENGØRING', 'rengoering', 'rengöring', 'rengo\u0338ring']],
    ['Aabenraa', ['Åbenrå', 'åbenraa', 'A\u030abenra\u030a', 'AABENRAA']],
    ['læge', ['laege', 'LÆGE', 'läge', 'ＬÆＧＥ']],
    ['café', ['cafe', 'CAFÉ', 'cafe\u0301']],
    ['Müller', ['muller']],
    ['sygeplejerske', ['sygeple\u00adjerske', 'syge\u200bplejerske\ufeff']],
  ])('%s', (word, ways) => {
    for (const way of ways) expect(fold(way)).toBe(fold(word));
  });
});

describe('different words stay different', () => {
  test.each([
    ['kør', 'kor'],
    ['føre', 'fore'],
    ['båd', 'bad'],
    ['hæl', 'hel'],
    ['år', 'ar'],
    ['sø', 'så'],
  ])('%s and %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

test('other alphabets are unchanged', () => {
  expect(fold('Вчитель مدرس 教師')).toBe('вчитель مدرس 教師');
});

test('words are separated by one space', () =>
  expect(foldWords(' Nykøbing  F., (Falster) ')).toBe('nykoebing f falster'));
