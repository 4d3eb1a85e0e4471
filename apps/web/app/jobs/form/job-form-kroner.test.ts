import { describe, expect, test } from 'vitest';
import { kronerText, parseDecimal, parseKroner } from './job-form-kroner';

describe('parseKroner reads amounts as Danes type them, in øre', () => {
  test.each([
    ['36800', 3_680_000],
    ['36.800', 3_680_000],
    ['36 800', 3_680_000],
    ['36\u00a0800 kr.', 3_680_000],
    ['36.800 kr', 3_680_000],
    ['36.800,-', 3_680_000],
    ['185,50', 18_550],
    ['185.50', 18_550],
    ['185,5', 18_550],
    ['1.250.000', 125_000_000],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['kr.', null],
  ])('%j is %j', (typed, oere) => expect(parseKroner(typed)).toBe(oere));

  test.each(['36.80.0', 'ca. 40', '36,8000', '-5', '1e5', '٣٦', '36.8000', '40-45'])('%j is not an amount', (typed) =>
    expect(parseKroner(typed)).toBeUndefined(),
  );
});

test.each([
  [3_680_000, '36.800'],
  [18_550, '185,50'],
  [125_000_000, '1.250.000'],
  [0, ''],
  [null, ''],
])('kronerText shows %j øre as %j', (oere, text) => expect(kronerText(oere)).toBe(text));

test.each([3_680_000, 18_550, 99])('the shown text is read back as %d øre', (oere) =>
  expect(parseKroner(kronerText(oere))).toBe(oere),
);

test.each([
  ['37', 37],
  ['37,5', 37.5],
  ['37.5', 37.5],
  [' ', null],
  ['37 timer', undefined],
  [',5', undefined],
])('parseDecimal reads %j as %j', (typed, value) => expect(parseDecimal(typed)).toBe(value));
