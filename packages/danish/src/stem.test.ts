import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  // Forms of one word, as in the vocabulary published with the algorithm.
  ['indtage', 'indtag'],
  ['indtagelse', 'indtag'],
  ['indtager', 'indtag'],
  ['indtages', 'indtag'],
  ['indtaget', 'indtag'],
  ['underste', 'underst'],
  ['undersoeger', 'undersoeg'],
  ['undersoegelsen', 'undersoeg'],
  ['undersoegelserne', 'undersoeg'],
  ['underverdenen', 'underverden'],
  ['arbejdsloeshed', 'arbejdsloes'],
  ['arbejdsloest', 'arbejdsloes'],
  ['venlighed', 'ven'],
  ['friskt', 'frisk'],
  ['kokken', 'kok'],
  ['butikkerne', 'butik'],
  // The -ør or -ær of a word is not the ending -er.
  ['direktoeren', 'direktoer'],
  ['sekretaer', 'sekretaer'],
  // Too short to cut.
  ['el', 'el'],
  ['ben', 'ben'],
  ['', ''],
  ['xyz', 'xyz'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
