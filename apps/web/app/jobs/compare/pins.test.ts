import { describe, expect, test } from 'vitest';
import { parsePins, togglePin } from './pins.ts';

describe('the jobs that are compared', () => {
  test.each([
    [[], 1, [1]],
    [[1], 2, [1, 2]],
    [[1, 2], 3, [2, 3]],
    [[1, 2], 1, [2]],
    [[1], 1, []],
  ])('%j and %i make %j', (now, id, next) => expect(togglePin(now, id)).toEqual(next));

  test.each([
    [null, []],
    ['[4,9]', [4, 9]],
    ['[4,9,12]', [4, 9]],
    ['["4",-1,2.5,7]', [7]],
    ['{"a":1}', []],
    ['[4', []],
  ])('the stored text %j contains %j', (text, ids) => expect(parsePins(text)).toEqual(ids));
});
