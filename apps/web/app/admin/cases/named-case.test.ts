import { describe, expect, it } from 'vitest';
import { caseAddress, readNamedCase } from './named-case.ts';

describe('the case that an address names', () => {
  it.each([
    ['report-12', { kind: 'report', id: 12 }],
    ['job-7', { kind: 'job', id: 7 }],
    ['order-7', null],
    ['report-', null],
    ['report-1234567890', null],
    ['report-1;drop', null],
    ['', null],
    [null, null],
  ])('of %s is %o', (value, expected) => {
    expect(readNamedCase(value)).toEqual(expected);
  });

  it('is the one that its address was made for', () => {
    const { searchParams } = new URL(caseAddress('report', 12), 'https://jobblik.test');
    expect(readNamedCase(searchParams.get('sag'))).toEqual({ kind: 'report', id: 12 });
  });
});
