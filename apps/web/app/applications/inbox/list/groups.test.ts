import type { Application } from '@jobblik/contract/applications/applications.schema';
import { describe, expect, it } from 'vitest';
import { inGroups, shownCounts } from './groups';
import { withChanged } from './pages';

const one = (id: number, change: Partial<Application> = {}) =>
  ({ id, active: 1, reject: 0, rating_point: 0, ...change }) as Application;
const ids = (list: readonly Application[]) => list.map(({ id }) => id);

describe('the groups of the list', () => {
  const all = [
    one(1),
    one(2, { rating_point: 3 }),
    one(3),
    one(4, { reject: 1 }),
    one(5, { reject: 2 }),
    one(6, { active: 0 }),
  ];

  it('are those whom nobody has judged, and the rest, each in its order', () => {
    const { fresh, judged } = inGroups(all, undefined);
    expect([ids(fresh), ids(judged)]).toEqual([
      [1, 3],
      [2, 4, 5, 6],
    ]);
  });

  it('keep who is open where they were when they were opened', () => {
    expect(ids(inGroups(all, { id: 2, isNew: true }).fresh)).toEqual([1, 2, 3]);
    expect(ids(inGroups(all, { id: 3, isNew: false }).fresh)).toEqual([1]);
  });
});

describe('the numbers of tabs and group heads', () => {
  const counts = { all: 2, open: 2, parked: 0, rejected: 0, new: 2 };
  const inbox = [{ applications: [one(1), one(2)], count: 2, counts, whole: counts }];

  it('are those of the rows right after a rating, and when the next one is opened', () => {
    const [rated] = withChanged(inbox, 1, { rating_point: 4 });
    const { fresh, judged } = inGroups(rated?.applications ?? [], { id: 1, isNew: true });
    expect([shownCounts(rated?.whole, true)?.new, judged.length]).toEqual([fresh.length, 0]);
    const left = inGroups(rated?.applications ?? [], { id: 2, isNew: true });
    expect(shownCounts(rated?.whole, false)?.new).toBe(left.fresh.length);
  });

  it('are unknown until they are loaded', () => expect(shownCounts(undefined, true)).toBeUndefined());
});
