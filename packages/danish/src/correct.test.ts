import { describe, expect, test } from 'vitest';
import { type Candidate, correct } from './correct.ts';

const words =
  'sygeplejerske paedagog toemrer toemmer elektriker lagermedarbejder buschauffoer chauffoer rengoering laege laere laerer frisoer smed smede kok kokke vagt kage snedker smykker restaurant advokat bogholder koebenhavn aarhus sekretaer sekretariat projektleder projektledelse hvede vede baad bad'.split(
    ' ',
  );
const candidates: Candidate[] = words.map((word) => ({ word, docs: 10 }));
const best = (word: string) => correct(word, candidates)[0]?.word;

describe('a misspelt word is corrected', () => {
  test.each([
    ['sygplejerske', 'sygeplejerske'],
    ['sygeplejeske', 'sygeplejerske'],
    ['sygeplejesrke', 'sygeplejerske'],
    ['pedagog', 'paedagog'],
    ['pædagåg', 'paedagog'],
    ['tomrer', 'toemrer'],
    ['tømmrer', 'toemrer'],
    ['elektiker', 'elektriker'],
    ['lagermedabejder', 'lagermedarbejder'],
    ['buschaffør', 'buschauffoer'],
    ['schauffør', 'chauffoer'],
    ['rengørring', 'rengoering'],
    ['lege', 'laege'],
    ['frissør', 'frisoer'],
    ['snekker', 'snedker'],
    ['restuarant', 'restaurant'],
    ['advocat', 'advokat'],
    ['bogholler', 'bogholder'],
    ['kobenhavn', 'koebenhavn'],
    ['københavm', 'koebenhavn'],
    ['arhus', 'aarhus'],
    ['sekretar', 'sekretaer'],
    ['projekleder', 'projektleder'],
    ['vagtt', 'vagt'],
    ['vvagt', 'vagt'],
  ])('%s is %s', (typed, corrected) => {
    expect(best(typed)).toBe(corrected);
  });
});

describe('a word without a similar one has no correction', () => {
  test.each(['kaffe', 'advent', 'zzz', 'kat', 'programmør', '', '🎉', 'x'.repeat(100_000)])('%#', (typed) => {
    expect(correct(typed, candidates)).toEqual([]);
  });
});

test('a missing r beside an e costs little', () => {
  const place = { word: 'toender', docs: 3 };
  expect(correct('tømer', [place, { word: 'toemrer', docs: 1 }])[0]?.word).toBe('toemrer');
});

test('the word itself is not a correction', () => {
  expect(correct('smed', candidates).map((candidate) => candidate.word)).not.toContain('smed');
});

test('equally similar words are ordered by frequency', () => {
  const two = [
    { word: 'maler', docs: 2 },
    { word: 'mater', docs: 900 },
  ];
  expect(correct('mazer', two).map((candidate) => candidate.word)).toEqual(['mater', 'maler']);
});

test('a much more similar word is the only correction', () => {
  expect(correct('frissor', candidates).map((candidate) => candidate.word)).toEqual(['frisoer']);
});

test('the limit is respected', () => {
  const many = ['kaka', 'kaki', 'kako', 'kaku', 'kaky'].map((word) => ({ word, docs: 1 }));
  expect(correct('kakx', many, 2)).toHaveLength(2);
});

test.each([
  ['a verb is not corrected to a similar noun', 'kontere', 'kontor', false],
  ['several who do it are', 'elektrikkere', 'elektriker', true],
  ['another beginning and more', 'navision', 'revision', false],
  ['another beginning of a long word', 'mekretariatsleder', 'sekretariatsleder', true],
])('%s: %s, %s', (_what, typed, word, isMeant) => {
  expect(correct(typed, [{ word, docs: 1 }]).length > 0).toBe(isMeant);
});
