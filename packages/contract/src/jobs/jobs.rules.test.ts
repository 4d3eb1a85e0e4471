import { describe, expect, test } from 'vitest';
import {
  applyRefusal,
  canClose,
  canReopen,
  canRepost,
  deadlineProblem,
  endAfterRepost,
  firstEnd,
  isLive,
  type JobLife,
  jobStateAt,
  liveUntil,
  postedSpan,
  repostOf,
  type SentApplication,
  type Viewer,
} from './jobs.rules.ts';
import type { JobState } from './jobs.schema.ts';

const at = (iso: string) => new Date(iso);
const life = (change: Partial<JobLife> = {}): JobLife => ({
  isActive: true,
  deletedAt: null,
  closedAt: null,
  filled: false,
  publishedAt: at('2026-05-01T08:00:00Z'),
  endsAt: at('2026-06-01T08:00:00Z'),
  deadline: null,
  hold: null,
  ...change,
});

describe('the state of an ad', () => {
  test.each<[string, Partial<JobLife>, string, JobState]>([
    ['is live inside its month', {}, '2026-05-20T08:00:00Z', 'live'],
    ['is live until the very end', {}, '2026-06-01T07:59:59.999Z', 'live'],
    [
      'is taken down, also when it is deleted',
      { hold: 'taken_down', deletedAt: at('2026-05-02T08:00:00Z') },
      '2026-05-20T08:00:00Z',
      'taken_down',
    ],
    ['is hidden', { hold: 'hidden' }, '2026-05-20T08:00:00Z', 'hidden'],
    ['has expired at the end', {}, '2026-06-01T08:00:00Z', 'expired'],
    ['is live on the whole day of the deadline', { deadline: '2026-05-10' }, '2026-05-10T21:59:59Z', 'live'],
    [
      'is past the deadline when the day is over in Denmark',
      { deadline: '2026-05-10' },
      '2026-05-10T22:00:00Z',
      'past_deadline',
    ],
    [
      'has expired when the month ends before the deadline',
      { deadline: '2026-08-01' },
      '2026-06-02T08:00:00Z',
      'expired',
    ],
    ['is inactive when switched off', { isActive: false }, '2026-05-20T08:00:00Z', 'inactive'],
    [
      'is inactive before it was ever published',
      { publishedAt: null, endsAt: null },
      '2026-05-20T08:00:00Z',
      'inactive',
    ],
    [
      'is deleted whatever else holds',
      { deletedAt: at('2026-05-02T08:00:00Z'), isActive: false },
      '2026-05-20T08:00:00Z',
      'deleted',
    ],
    ['is closed inside its month', { closedAt: at('2026-05-10T08:00:00Z') }, '2026-05-20T08:00:00Z', 'closed'],
    [
      'is filled when somebody got the job, also after its month',
      { closedAt: at('2026-05-10T08:00:00Z'), filled: true },
      '2026-07-20T08:00:00Z',
      'filled',
    ],
    [
      'is deleted although it was closed before',
      { closedAt: at('2026-05-10T08:00:00Z'), deletedAt: at('2026-05-11T08:00:00Z') },
      '2026-05-20T08:00:00Z',
      'deleted',
    ],
  ])('%s', (_what, change, now, state) => {
    expect(jobStateAt(life(change), at(now))).toBe(state);
    expect(isLive(life(change), at(now))).toBe(state === 'live');
  });
});

describe('liveUntil is the end of an ad', () => {
  test.each<[string, Partial<JobLife>, string | null]>([
    ['at the end of the month without a deadline', {}, '2026-06-01T08:00:00.000Z'],
    ['at the end of the deadline day in Denmark', { deadline: '2026-05-10' }, '2026-05-10T22:00:00.000Z'],
    ['at the end of the month when the deadline is later', { deadline: '2026-09-01' }, '2026-06-01T08:00:00.000Z'],
    ['never for an ad that is off', { isActive: false }, null],
    ['never for a closed ad', { closedAt: at('2026-05-02T08:00:00Z') }, null],
    ['never for a deleted ad', { deletedAt: at('2026-05-02T08:00:00Z') }, null],
    ['never for a draft', { publishedAt: null, endsAt: null }, null],
  ])('%s', (_what, change, until) => {
    const end = liveUntil(life(change));
    expect(end?.toISOString() ?? null).toBe(until);
    if (!end) return;
    expect(isLive(life(change), new Date(end.getTime() - 1))).toBe(true);
    expect(isLive(life(change), end)).toBe(false);
  });
});

describe('duration', () => {
  test('is one calendar month', () => {
    expect(firstEnd(at('2026-01-31T12:00:00Z')).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  });

  test.each([
    ['adds to an end that lies ahead', '2026-06-10T08:00:00Z', '2026-05-20T08:00:00Z', '2026-07-10T08:00:00.000Z'],
    ['adds to an end that has just passed', '2026-05-15T08:00:00Z', '2026-05-20T08:00:00Z', '2026-06-15T08:00:00.000Z'],
    [
      'runs from now when the old end is long past',
      '2026-02-01T08:00:00Z',
      '2026-05-20T08:00:00Z',
      '2026-06-20T08:00:00.000Z',
    ],
  ])('repost %s', (_what, oldEnd, now, end) => {
    expect(endAfterRepost(at(oldEnd), at(now)).toISOString()).toBe(end);
  });

  const now = '2026-05-20T08:00:00Z';
  test.each<[string, Partial<JobLife>, string | null | undefined, string | null, string, boolean]>([
    ['without a deadline a month more', {}, undefined, null, '2026-07-01T08:00:00.000Z', true],
    [
      'minutes old, a month more',
      { endsAt: at('2026-06-20T07:50:00Z') },
      undefined,
      null,
      '2026-07-20T07:50:00.000Z',
      true,
    ],
    [
      'a later deadline a month more',
      { deadline: '2026-08-01' },
      undefined,
      '2026-08-01',
      '2026-07-01T08:00:00.000Z',
      true,
    ],
    [
      'a deadline within the new month until it',
      { deadline: '2026-06-10' },
      undefined,
      '2026-06-10',
      '2026-06-10T22:00:00.000Z',
      true,
    ],
    [
      'a deadline before the old end nothing',
      { deadline: '2026-05-25' },
      undefined,
      '2026-05-25',
      '2026-05-25T22:00:00.000Z',
      false,
    ],
    [
      'that deadline moved, until the new one',
      { deadline: '2026-05-25' },
      '2026-06-15',
      '2026-06-15',
      '2026-06-15T22:00:00.000Z',
      true,
    ],
    [
      'that deadline moved to an earlier day nothing',
      { deadline: '2026-05-25' },
      '2026-05-22',
      '2026-05-22',
      '2026-05-22T22:00:00.000Z',
      false,
    ],
    ['that deadline taken away a month more', { deadline: '2026-05-25' }, null, null, '2026-07-01T08:00:00.000Z', true],
    [
      'a deadline that has passed a month more',
      { deadline: '2026-05-19' },
      undefined,
      null,
      '2026-07-01T08:00:00.000Z',
      true,
    ],
    [
      'a deadline today nothing, today is shown already',
      { deadline: '2026-05-20' },
      undefined,
      '2026-05-20',
      '2026-05-20T22:00:00.000Z',
      false,
    ],
    [
      'switched off with a near deadline until it',
      { isActive: false, deadline: '2026-05-25' },
      undefined,
      '2026-05-25',
      '2026-05-25T22:00:00.000Z',
      true,
    ],
    ['over, a month more', { endsAt: at('2026-05-15T08:00:00Z') }, undefined, null, '2026-06-15T08:00:00.000Z', true],
    [
      'long over, a month from now',
      { endsAt: at('2026-02-01T08:00:00Z') },
      undefined,
      null,
      '2026-06-20T08:00:00.000Z',
      true,
    ],
  ])('reposted with %s', (_what, change, chosen, deadline, until, gains) => {
    const options = { now: at(now), ...(chosen !== undefined && { deadline: chosen }) };
    const job = { ...life(), ...change };
    const found = repostOf({ ...job, endsAt: job.endsAt ?? at(now) }, options);
    expect({ ...found, until: found.until.toISOString() }).toMatchObject({ deadline, until, gains });
  });

  test.each([
    [
      'an ad that was not extended',
      { increased: false, deletedAt: null, publishedAt: at('2026-05-01T08:00:00Z') },
      true,
    ],
    ['an extended ad', { increased: true, deletedAt: null, publishedAt: at('2026-05-01T08:00:00Z') }, false],
    [
      'a deleted ad',
      { increased: false, deletedAt: at('2026-05-02T08:00:00Z'), publishedAt: at('2026-05-01T08:00:00Z') },
      false,
    ],
    ['a draft', { increased: false, deletedAt: null, publishedAt: null }, false],
  ])('canRepost %s: %s', (_what, job, can) => expect(canRepost(job)).toBe(can));
});

describe('applying', () => {
  test.each<[Viewer, JobState, boolean, SentApplication, ReturnType<typeof applyRefusal>]>([
    ['guest', 'live', false, null, null],
    ['seeker', 'live', false, null, null],
    ['seeker', 'live', false, 'sent', 'already'],
    ['seeker', 'live', false, 'withdrawn', 'withdrawn'],
    ['employer', 'live', false, null, 'employer'],
    ['admin', 'live', false, null, 'employer'],
    ['guest', 'live', true, null, 'redirect'],
    ['employer', 'live', true, null, 'employer'],
    ['guest', 'expired', false, null, 'closed'],
    ['seeker', 'past_deadline', false, null, 'closed'],
    ['seeker', 'deleted', false, 'sent', 'closed'],
    ['guest', 'inactive', true, null, 'closed'],
  ])('%s, %s, redirect %s, application %s: %s', (viewer, state, isRedirect, application, refusal) => {
    expect(applyRefusal({ state, isRedirect }, viewer, application)).toBe(refusal);
  });
});

describe('date posted', () => {
  const now = at('2026-05-31T12:00:00Z');
  test.each<[readonly number[], string | null, string | null]>([
    [[1], '2026-05-30T12:00:00.000Z', null],
    [[2], '2026-05-28T12:00:00.000Z', null],
    [[3], '2026-05-24T12:00:00.000Z', null],
    [[4], '2026-05-17T12:00:00.000Z', null],
    [[5], '2026-05-01T12:00:00.000Z', null],
    [[6], null, '2026-05-01T12:00:00.000Z'],
    [[1, 3], '2026-05-24T12:00:00.000Z', null],
    [[6, 1], null, null],
  ])('%j spans %s to %s', (choices, from, until) => {
    const span = postedSpan(choices, now);
    expect(span?.from?.toISOString() ?? null).toBe(from);
    expect(span?.until?.toISOString() ?? null).toBe(until);
  });
  test.each([[[]], [[0]], [[7, 99]]])('%j is no filter', (choices) => expect(postedSpan(choices, now)).toBeNull());
});

describe('deadlineProblem', () => {
  const today = '2026-05-20';
  test.each([
    [null, null, null],
    ['2026-05-20', null, null],
    ['2026-05-19', null, 'in_the_past'],
    ['2026-05-19', '2026-05-19', null],
    ['2026-05-19', '2026-05-18', 'in_the_past'],
    ['2028-12-31', null, null],
    ['2029-01-01', null, 'too_far_ahead'],
  ])('%s after %s: %s', (deadline, before, problem) => {
    expect(deadlineProblem(deadline, { before, today })).toBe(problem);
  });
});

describe('closing an ad', () => {
  test.each<[string, Partial<JobLife>, boolean]>([
    ['one that is shown', {}, true],
    ['one that is paused', { isActive: false }, true],
    ['not one that was never shown', { publishedAt: null, endsAt: null }, false],
    ['not one that is closed', { closedAt: at('2026-05-02T08:00:00Z') }, false],
    ['not one that is deleted', { deletedAt: at('2026-05-02T08:00:00Z') }, false],
  ])('can be closed: %s', (_what, change, can) => expect(canClose(life(change))).toBe(can));

  const closedAt = at('2026-05-20T08:00:00Z');
  test.each<[string, Partial<JobLife>, number, boolean, boolean]>([
    ['with a membership, long after', { closedAt }, 86_400_000, true, true],
    ['without one, within the ten seconds', { closedAt }, 9_999, false, true],
    ['not without one after that', { closedAt }, 10_000, false, false],
    ['not one that is open', {}, 0, true, false],
    ['not one that is deleted', { closedAt, deletedAt: closedAt }, 0, true, false],
  ])('can be opened again: %s', (_what, change, later, paid, can) => {
    const now = new Date(closedAt.getTime() + later);
    expect(canReopen(life(change), { now, paid, closingHeldBack: 10_000 })).toBe(can);
  });
});
