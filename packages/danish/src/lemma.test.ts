import { describe, expect, test } from 'vitest';
import { knownLemma } from './lemma.ts';

describe('an inflected word has a dictionary form', () => {
  test.each([
    ['sygeplejerskerne', 'sygeplejerske'],
    ['paedagogens', 'paedagog'],
    ['laerere', 'laerer'],
    ['kokkene', 'kok'],
    ['busserne', 'bus'],
    ['butikker', 'butik'],
    ['cykler', 'cykel'],
    ['centret', 'center'],
    ['artiklerne', 'artikel'],
    ['museer', 'museum'],
    ['laboratoriet', 'laboratorium'],
    ['boern', 'barn'],
    ['moedre', 'mor'],
    ['jordemoedrene', 'jordemoder'],
    ['haender', 'haand'],
  ])('%s is %s', (word, lemma) => {
    expect(knownLemma(word)).toBe(lemma);
  });
});

test.each([
  ['laererinde', 'laerer'],
  ['sangerinder', 'sanger'],
  ['gartnersker', 'gartner'],
  ['frisoese', 'frisoer'],
  ['direktrice', 'direktoer'],
  ['sygeplejersker', 'sygeplejerske'],
  ['pinde', undefined],
])('an old female form of a trade: %s is %s', (word, lemma) => expect(knownLemma(word)).toBe(lemma));

describe('the person and the work have different dictionary forms', () => {
  test.each(['laerer', 'bager', 'maler', 'saelger', 'indkoeber', 'leder', 'plejer', 'tekniker'])(
    '%s stays itself',
    (word) => {
      expect(knownLemma(word)).toBe(word);
    },
  );
});

test('a word outside the word list is unknown', () => {
  expect(knownLemma('kvaksalvning')).toBeUndefined();
});
