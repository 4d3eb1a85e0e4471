import { expect, it } from 'vitest';
import { lineBudget } from './line-budget.rules.ts';

it('writes as many lines as a window has, and says in the next one how many were left out', () => {
  const spend = lineBudget({ lines: 2, ms: 1000 });
  const at = (ms: number) => spend(new Date(ms));
  expect([at(5000), at(5001), at(5002), at(5999)]).toEqual([
    { isWritten: true, leftOut: 0 },
    { isWritten: true, leftOut: 0 },
    { isWritten: false, leftOut: 0 },
    { isWritten: false, leftOut: 0 },
  ]);
  expect(at(6000)).toEqual({ isWritten: true, leftOut: 2 });
  expect(at(6001)).toEqual({ isWritten: true, leftOut: 0 });
});
