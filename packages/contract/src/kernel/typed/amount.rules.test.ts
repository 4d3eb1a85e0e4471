import { describe, expect, test } from 'vitest';
import { readAmount } from './amount.rules.ts';

describe('readAmount reads amounts as Danes type them, in øre', () => {
  test.each([
    ['36800', 3_680_000],
    ['36.800', 3_680_000],
    ['36 800', 3_680_000],
    ['36\u00a0800 kr.', 3_680_000],
    ['36.800 kr', 3_680_000],
    ['36.800,-', 3_680_000],
    ['kr. 32.000', 3_200_000],
    ['kr 32.000,-', 3_200_000],
    ['Kr. 32.000,00', 3_200_000],
    ['DKK 32000', 3_200_000],
    ['32.000 DKK', 3_200_000],
    ['32.000,- kr.', 3_200_000],
    ['32000 kr.\u200b', 3_200_000],
    ['185,50', 18_550],
    ['185.50', 18_550],
    ['185,5', 18_550],
    ['1.250.000', 125_000_000],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['kr.', null],
    ['-', null],
  ])('%j is %j', (typed, oere) => expect(readAmount(typed)).toBe(oere));

  test.each(['36.80.0', 'ca. 40', '36,8000', '-5', '1e5', '٣٦', '36.8000', '40-45', 'kr. kr. 5 kr.', 'EUR 5'])(
    '%j is no amount',
    (typed) => expect(readAmount(typed)).toBeUndefined(),
  );
});
