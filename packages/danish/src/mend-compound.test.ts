import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { mendCompound, mendWord, speltCompound } from './mend-compound.ts';

describe('a misspelt compound is corrected', () => {
  test.each([
    ['lagermedarbjeder', 'lagermedarbejder'],
    ['rengøringsasistent', 'rengøringsassistent'],
    ['projektlder', 'projektleder'],
    ['bogholdr', 'bogholder'],
    ['kundeservise', 'kundeservice'],
    ['tømrelærling', 'tømrerlærling'],
    ['køkkenmedhjelper', 'køkkenmedhjælper'],
    ['buschaffør', 'buschauffør'],
    ['landskabsaritekt', 'landskabsarkitekt'],
    ['regnskabsmedarbeder', 'regnskabsmedarbejder'],
  ])('%s is %s', (typed, corrected) => {
    const [best = ''] = mendCompound(fold(typed));
    expect(speltCompound(best)).toBe(corrected);
  });
});

/** English words among the examples, which a caller knows to be correct. */
const foreign = new Set('kinder garten ware house store keeper team leader housekeeping'.split(' '));

describe('other words are not corrected', () => {
  test.each([
    'kubernetes',
    'kindergarten',
    'warehouse',
    'housekeeping',
    'salesforce',
    'wordpress',
    'photoshop',
    'novapharm',
    'teamleader',
    'storekeeper',
    'autocad',
    'grundfoss',
    'lager',
    'c',
    '',
    'æøå',
    'x'.repeat(200),
  ])('%s', (typed) => expect(mendCompound(fold(typed), (word) => foreign.has(word))).toEqual([]));
});

test('a simple word is corrected by the word list, even if no text has it', () => {
  expect(mendWord('skraeder')).toContain('skraedder');
  expect(mendWord('zzzz')).toEqual([]);
});
