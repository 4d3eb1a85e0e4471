import { describe, expect, it, test } from 'vitest';
import {
  freeSlots,
  isWithin,
  lanesOf,
  rangeOfSlots,
  slotAt,
  slotCount,
  takenSlots,
  topOf,
  workingHours,
} from './grid-geometry';

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};
const range = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return { start: at(start), end: at(end) };
};

test('a working day is 24 half hours of 38 px', () => {
  expect(slotCount(workingHours)).toBe(24);
  expect(topOf(at('07:00'), workingHours)).toBe(0);
  expect(topOf(at('08:00'), workingHours)).toBe(76);
  expect(topOf(at('19:00'), workingHours)).toBe(912);
});

describe('slotAt', () => {
  it.each([
    [-20, 0],
    [0, 0],
    [37.9, 0],
    [38, 1],
    [911, 23],
    [912, 23],
    [5000, 23],
  ])('%s px → slot %s', (y, slot) => expect(slotAt(y, workingHours)).toBe(slot));
});

describe('rangeOfSlots', () => {
  it.each([
    [0, 0, '07:00-07:30'],
    [4, 7, '09:00-11:00'],
    [7, 4, '09:00-11:00'],
    [23, 23, '18:30-19:00'],
  ])('%s to %s → %s', (one, other, expected) => {
    expect(rangeOfSlots(one, other, workingHours)).toEqual(range(expected));
  });
  it('reaches midnight in a grid of a whole day', () => {
    expect(rangeOfSlots(47, 47, { from: 0, to: 24 })).toEqual(range('23:30-24:00'));
  });
});

describe('isWithin', () => {
  it.each([
    ['07:00-07:30', true],
    ['18:30-19:00', true],
    ['06:50-07:20', false],
    ['18:40-19:10', false],
  ])('%s: %s', (text, expected) => expect(isWithin(range(text), workingHours)).toBe(expected));
});

test('entries occupy every slot that they touch', () => {
  const taken = takenSlots([range('07:10-07:40'), range('09:00-10:00'), range('18:50-20:00')], workingHours);
  expect([...taken]).toEqual([0, 1, 4, 5, 23]);
});

describe('freeSlots', () => {
  const taken = new Set([4, 5, 9]);
  it.each([
    [6, 8, [6, 8]],
    [6, 12, [6, 8]],
    [8, 2, [6, 8]],
    [2, 2, [2, 2]],
    [0, 5, [0, 3]],
    [4, 8, null],
  ])('a drag from %s to %s covers %s', (one, other, expected) => {
    expect(freeSlots(one, other, taken)).toEqual(expected);
  });
});

describe('lanesOf', () => {
  it.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['one after the other', ['09:00-10:00', '10:00-11:00'], ['0/1', '0/1']],
    ['two at once', ['09:00-10:00', '09:30-10:30'], ['0/2', '1/2']],
    ['the longer one first', ['09:00-09:30', '09:00-11:00'], ['1/2', '0/2']],
    ['a chain shares one width', ['09:00-10:00', '09:30-10:30', '10:00-11:00'], ['0/2', '1/2', '0/2']],
    [
      'three at once, then alone',
      ['9:00-10:00', '9:10-10:00', '9:20-10:00', '10:00-10:30'],
      ['0/3', '1/3', '2/3', '0/1'],
    ],
    ['in any order', ['14:00-15:00', '09:00-10:00', '09:20-09:40'], ['0/1', '0/2', '1/2']],
  ])('%s', (_, ranges, expected) => {
    expect(lanesOf(ranges.map(range)).map(({ lane, lanes }) => `${lane}/${lanes}`)).toEqual(expected);
  });
});
