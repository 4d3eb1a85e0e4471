import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
import { expect, test } from 'vitest';
import { kronerText, parseDecimal } from './job-form-numbers';

test.each([
  [3_680_000, '36.800'],
  [18_550, '185,50'],
  [125_000_000, '1.250.000'],
  [0, ''],
  [null, ''],
])('kronerText shows %j øre as %j', (oere, text) => expect(kronerText(oere)).toBe(text));

test.each([3_680_000, 18_550, 99])('the shown text is read back as %d øre', (oere) =>
  expect(readAmount(kronerText(oere))).toBe(oere),
);

test.each([
  ['37', 37],
  ['37,5', 37.5],
  ['37.5', 37.5],
  [' ', null],
  ['37 timer', undefined],
  [',5', undefined],
])('parseDecimal reads %j as %j', (typed, value) => expect(parseDecimal(typed)).toBe(value));
