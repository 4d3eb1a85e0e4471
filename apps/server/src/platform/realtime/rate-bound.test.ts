import { describe, expect, it } from 'vitest';
import { createRateBound } from './rate-bound.ts';

describe('the rate limit of a socket', () => {
  it('allows a burst and refuses the next event', () => {
    const allowed = createRateBound({ burst: 3, perSecond: 1 }, 0);
    expect([allowed(0), allowed(0), allowed(0), allowed(0)]).toEqual([true, true, true, false]);
  });

  it('refills with time, never above the burst', () => {
    const allowed = createRateBound({ burst: 2, perSecond: 2 }, 0);
    expect([allowed(0), allowed(0), allowed(0)]).toEqual([true, true, false]);
    expect([allowed(500), allowed(500)]).toEqual([true, false]);
    expect([allowed(60_000), allowed(60_000), allowed(60_000)]).toEqual([true, true, false]);
  });

  it('does not allow an event for a part of one', () => {
    const allowed = createRateBound({ burst: 1, perSecond: 1 }, 0);
    expect([allowed(0), allowed(999), allowed(1000)]).toEqual([true, false, true]);
  });
});
