import { describe, expect, it } from 'vitest';
import { canWithdraw, rejectState } from './applications.rules.ts';

describe('canWithdraw', () => {
  it.each([
    ['an open application may be withdrawn', { reject: rejectState.open, withdrawnAt: null }, true],
    ['a parked application may be withdrawn', { reject: rejectState.parked, withdrawnAt: null }, true],
    ['a rejected application may not', { reject: rejectState.rejected, withdrawnAt: null }, false],
    [
      'a withdrawn application may not be withdrawn again',
      { reject: rejectState.open, withdrawnAt: new Date(0) },
      false,
    ],
  ])('%s', (_sentence, application, expected) => {
    expect(canWithdraw(application)).toBe(expected);
  });
});
