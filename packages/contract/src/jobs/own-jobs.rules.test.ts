import { describe, expect, test } from 'vitest';
import type { JobState } from './jobs.schema.ts';
import { arrangeOwnJobs, countOwnJobs, type OwnJobBrief, type OwnJobsFilters } from './own-jobs.rules.ts';

const day = (date: string) => new Date(`${date}T10:00:00Z`);
const ad = (id: number, change: Partial<OwnJobBrief> = {}): OwnJobBrief => ({
  id,
  title: `Job ${id}`,
  places: [],
  state: 'live',
  displayOrder: 0,
  createdAt: day(`2026-05-${String(id).padStart(2, '0')}`),
  endsAt: day(`2026-06-${String(id).padStart(2, '0')}`),
  applications: 0,
  unread: 0,
  visits: 0,
  ...change,
});
const idsOf = (jobs: readonly OwnJobBrief[], filters: Partial<OwnJobsFilters>) =>
  arrangeOwnJobs(jobs, { part: 'all', keyword: '', sort: 'newest', ...filters }).map(({ id }) => id);

describe('the order', () => {
  const jobs = [
    ad(1, { title: 'Ålefisker', applications: 9, unread: 1, visits: 3 }),
    ad(2, { title: 'job 10', applications: 2, unread: 4, visits: 80 }),
    ad(3, { title: 'Job 9', applications: 2, state: 'expired', visits: 7 }),
    ad(4, { title: 'Bager', applications: 0, state: 'inactive', endsAt: null }),
  ];
  test.each([
    ['newest', [4, 3, 2, 1]],
    ['ending', [1, 2, 4, 3]],
    ['applications', [1, 3, 2, 4]],
    ['unread', [2, 1, 4, 3]],
    ['visits', [2, 3, 1, 4]],
    ['title', [4, 3, 2, 1]],
  ] as const)('%s', (sort, ids) => expect(idsOf(jobs, { sort })).toEqual(ids));

  test('ads that the operator puts first are first among the newest', () =>
    expect(idsOf([ad(1, { displayOrder: 2 }), ad(2)], {})).toEqual([1, 2]));
  test('ads of the same moment are ordered by their number', () =>
    expect(idsOf([ad(1, { createdAt: day('2026-05-09') }), ad(2, { createdAt: day('2026-05-09') })], {})).toEqual([
      2, 1,
    ]));
  test('the given list is not changed', () => {
    const given = [ad(1), ad(2)];
    idsOf(given, {});
    expect(given.map(({ id }) => id)).toEqual([1, 2]);
  });
});

test('the archive has the closed ads, and no other group has them', () => {
  const jobs = [ad(1), ad(2, { state: 'closed' }), ad(3, { state: 'filled' }), ad(4, { state: 'expired' })];
  expect(idsOf(jobs, { part: 'archive' })).toEqual([3, 2]);
  expect(idsOf(jobs, {})).toEqual([4, 1]);
  expect(idsOf(jobs, { part: 'ended' })).toEqual([4]);
  expect(countOwnJobs(jobs)).toEqual({ all: 2, live: 1, ended: 1, paused: 0, archive: 2 });
});

describe('the words', () => {
  const jobs = [
    ad(1, { title: 'Sygeplejerske til akutmodtagelsen', places: ['9000 Aalborg'] }),
    ad(2, { title: 'Tømrer på Ærø', places: ['5970 Ærøskøbing'] }),
  ];
  test.each([
    ['', [2, 1]],
    ['   ', [2, 1]],
    ['AKUT', [1]],
    ['aalborg pleje', [1]],
    ['9000', [1]],
    ['aeroe', [2]],
    ['toemrer ærø', [2]],
    ['tømrer aalborg', []],
    ['%', []],
  ])('»%s« finds %s', (keyword, ids) => expect(idsOf(jobs, { keyword })).toEqual(ids));
});

describe('the parts', () => {
  const states: JobState[] = ['live', 'inactive', 'past_deadline', 'expired', 'live'];
  const jobs = states.map((state, at) => ad(at + 1, { state }));
  test('an ad has ended when its month or its deadline is over', () =>
    expect(idsOf(jobs, { part: 'ended' })).toEqual([4, 3]));
  test.each([
    ['all', [5, 4, 3, 2, 1]],
    ['live', [5, 1]],
    ['paused', [2]],
  ] as const)('%s', (part, ids) => expect(idsOf(jobs, { part })).toEqual(ids));
  test('are counted', () => expect(countOwnJobs(jobs)).toEqual({ all: 5, live: 2, ended: 2, paused: 1, archive: 0 }));
});
