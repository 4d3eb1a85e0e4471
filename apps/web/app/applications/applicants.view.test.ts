import type { Application } from '@jobblik/contract/applications/applications.schema';
import { describe, expect, it } from 'vitest';
import { hasWords, inState, readState, sortApplications } from './applicants.view.ts';

const application = (id: number, rating: number, day: string) =>
  ({ id, rating_point: rating, created_at: `2026-11-${day}T08:00:00Z` }) as Application;

describe('the list of applications', () => {
  const list = [application(1, 0, '01'), application(2, 5, '02'), application(3, 0, '03'), application(4, 5, '04')];

  it('puts the best rated first and the newest among equals', () => {
    expect(sortApplications(list, 'rating').map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  it('puts the newest first when asked', () => {
    expect(sortApplications(list, 'newest').map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  it.each([
    [null, 'all'],
    ['parked', 'parked'],
    ['rejected', 'rejected'],
    ['x', 'all'],
  ])('reads the state %s as %s', (value, expected) => {
    expect(readState(value)).toBe(expected);
  });

  it.each([
    [0, 'all', true],
    [2, 'parked', true],
    [1, 'parked', false],
    [1, 'rejected', true],
    [0, 'rejected', false],
  ] as const)('shows reject %i under %s: %s', (reject, state, expected) => {
    expect(inState({ reject }, state)).toBe(expected);
  });

  it.each([
    ['', true],
    ['åse', true],
    ['AALBORG', true],
    ['9000 lund', true],
    ['kaj åse', true],
    ['åse odense', false],
  ])('finds Åse Lund of 9000 Aalborg, who wrote about the Kaj, by "%s": %s', (typed, expected) => {
    const someone = {
      user: { name: 'Åse Lund', zip: '9000', city: 'Aalborg' },
      attach: { message: 'Jeg har arbejdet på en kaj.' },
    } as Application;
    expect(hasWords(someone, typed)).toBe(expected);
  });
});
