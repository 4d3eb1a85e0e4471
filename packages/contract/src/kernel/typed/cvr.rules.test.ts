import { describe, expect, it } from 'vitest';
import { cvrProblem, formatCvr, isCvr, normaliseCvr } from './cvr.rules.ts';

describe('a CVR number is read in every common format', () => {
  it.each([
    ['12345678', '12345678'],
    ['12 34 56 78', '12345678'],
    ['DK12345678', '12345678'],
    [' dk-12-34-56-78 ', '12345678'],
    ['1234567', '1234567'],
    ['12 34 56 7x', '12 34 56 7x'],
    ['', ''],
    ['DK', 'DK'],
  ])('%j is %j', (typed, digits) => expect(normaliseCvr(typed)).toBe(digits));
});

describe('modulus 11 finds a mistyped digit', () => {
  it.each([
    ['88146328', true],
    ['25313763', true],
    ['24256790', true],
    ['25313764', false],
    ['52313763', false],
    ['99104121', false],
    ['00000000', false],
    ['2531376', false],
    ['253137630', false],
    ['abcdefgh', false],
  ])('%s: %s', (digits, holds) => expect(isCvr(digits)).toBe(holds));

  it('finds any single wrong digit', () => {
    const right = '25313763';
    for (let place = 0; place < 8; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isCvr(changed)).toBe(changed === right);
      }
    }
  });
});

it('writes a CVR number in pairs', () => expect(formatCvr('12345678')).toBe('12 34 56 78'));

it.each([
  ['', 'not_a_cvr'],
  ['1234567', 'not_a_cvr'],
  ['25313764', 'wrong_cvr'],
  ['02531376', 'wrong_cvr'],
  ['25313763', undefined],
])('why %j is refused: %s', (cvr, code) => expect(cvrProblem(cvr)).toBe(code));
