import type { Application } from '@jobblik/contract/applications/applications.schema';
import { describe, expect, it } from 'vitest';
import { inPreviousOrder, inState, isIncomplete, listed, withChanged, withOpen } from './pages';

const application = (id: number, reject = 0, active = 1) => ({ id, reject, active, rating_point: 0 }) as Application;
const page = (...applications: Application[]) => ({
  applications,
  count: 3,
  counts: { all: 3, open: 2, parked: 1, rejected: 0, new: 2 },
  whole: { all: 9, open: 5, parked: 3, rejected: 1, new: 4 },
});
const pages = [page(application(1), application(2, 2)), page(application(2, 2), application(3))];

describe('the pages of applications', () => {
  it('are one list in which everybody stands once', () => {
    expect(listed(pages, 'all').map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(listed(pages, 'open').map(({ id }) => id)).toEqual([1, 3]);
    expect(listed(pages, 'parked').map(({ id }) => id)).toEqual([2]);
  });

  it.each([
    ['with all of them', [[1, 2], [3]], false],
    ['with one that moved to a page that had been read before', [[1, 2], [2]], true],
    ['with a page to come', [[1, 2]], false],
    ['without any', [], false],
  ])('lack somebody or not: %s', (_, ids, expected) => {
    const read = ids.map((some) => page(...some.map((id) => application(id))));
    expect(isIncomplete(read, 2)).toBe(expected);
  });

  it('keep the one that is open among the new ones until another is opened', () => {
    const rated = withChanged(pages, 1, { rating_point: 4 });
    expect(listed(rated, 'new').map(({ id }) => id)).toEqual([3]);
    expect(listed(rated, 'new', 1).map(({ id }) => id)).toEqual([1, 3]);
    expect(listed(rated, 'new', undefined, new Map([[1, {}]])).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('keep the one that is open when it moves to a page that is not loaded', () => {
    const ids = (now: ReturnType<typeof withOpen>) => now.map(({ applications }) => applications.map(({ id }) => id));
    const now = [page(application(3), application(4))];
    expect(ids(withOpen(pages, now, 1))).toEqual([[3, 4, 1]]);
    expect(withOpen(pages, now, 3)).toBe(now);
    expect(withOpen(pages, now, 9)).toBe(now);
    expect(withOpen(pages, now, undefined)).toBe(now);
  });

  it('keep their order when one is rated', () => {
    const rated = withChanged(pages, 3, { rating_point: 5 });
    expect(listed(rated, 'all').map(({ id, rating_point }) => [id, rating_point])).toEqual([
      [1, 0],
      [2, 0],
      [3, 5],
    ]);
    expect(rated[0]?.counts).toEqual({ all: 3, open: 2, parked: 1, rejected: 0, new: 1 });
  });

  it.each([
    ['in another order', [3, 1, 2], [1, 2, 3]],
    ['with a new one before all', [9, 3, 1, 2], [9, 1, 2, 3]],
    ['with new ones between', [3, 8, 9, 1, 2], [1, 2, 3, 8, 9]],
    ['without one that is gone', [3, 2], [2, 3]],
    ['with nobody known', [8, 9], [8, 9]],
  ])('keep their order when they are read again %s', (_, read, shown) => {
    const [half, rest] = [read.slice(0, 2), read.slice(2)].map((ids) => page(...ids.map((id) => application(id))));
    if (!half || !rest) throw new Error('there are two pages');
    const ordered = inPreviousOrder([page(application(1), application(2)), page(application(3))], [half, rest]);
    expect(listed(ordered, 'all').map(({ id }) => id)).toEqual(shown);
    expect(ordered.map(({ applications }) => applications.length)).toEqual([
      half.applications.length,
      rest.applications.length,
    ]);
  });

  it('count on when one is decided, and back when it is undone', () => {
    const rejected = withChanged(pages, 1, { reject: 1 });
    expect(rejected[1]?.counts).toEqual({ all: 3, open: 1, parked: 1, rejected: 1, new: 1 });
    expect(rejected[1]?.whole).toEqual({ all: 9, open: 4, parked: 3, rejected: 2, new: 3 });
    expect(listed(rejected, 'open').map(({ id }) => id)).toEqual([3]);
    expect(withChanged(rejected, 1, { reject: 0 })[0]?.counts).toEqual(pages[0]?.counts);
  });

  it('stay as they are for somebody who is not in them', () => {
    expect(withChanged(pages, 9, { reject: 1 })).toEqual(pages);
  });

  it('show a withdrawn application among all only', () => {
    expect(inState(application(1, 0, 0), 'all')).toBe(true);
    expect(inState(application(1, 0, 0), 'open')).toBe(false);
  });
});
