import { describe, expect, it } from 'vitest';
import { employerEyeOf, eyeOf, eyeSince, isFreshlySeen } from './eye.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 9, minutes));
const unopened = { reject: 0, withdrawnAt: null, seenAt: null, readingSince: null };
const closedAt = at(9);

describe('the eye of an application', () => {
  it.each([
    ['is shut while nobody has opened it or one that came before it', {}, 'shut', at(0)],
    ['is half when another one was opened after it came', { readingSince: at(1) }, 'half', at(1)],
    ['is open once somebody has opened it', { seenAt: at(2) }, 'open', at(2)],
    ['is open, not half, once it is opened itself', { readingSince: at(1), seenAt: at(2) }, 'open', at(2)],
    ['stays open while it is parked', { seenAt: at(2), reject: 2 }, 'open', at(2)],
    ['rests when it was rejected', { seenAt: at(2), reject: 1 }, 'rest', at(9)],
    ['rests when it was rejected unopened', { reject: 1 }, 'rest', at(9)],
    ['rests when it was withdrawn', { seenAt: at(2), withdrawnAt: at(3) }, 'rest', at(3)],
  ] as const)('%s', (_, given, state, since) => {
    expect(eyeOf({ ...unopened, ...given })).toBe(state);
    expect(eyeSince({ ...unopened, ...given, createdAt: at(0), closedAt })).toEqual(since);
  });

  it.each([
    ['fresh until its applicant has looked', { seenAt: at(2), lookedAt: null }, true],
    ['not fresh afterwards', { seenAt: at(2), lookedAt: at(3) }, false],
    ['not fresh unopened', { lookedAt: null }, false],
    ['not fresh at rest', { seenAt: at(2), reject: 1, lookedAt: null }, false],
  ] as const)('is %s', (_, given, fresh) => {
    expect(isFreshlySeen({ ...unopened, ...given })).toBe(fresh);
  });

  it.each([
    ['new until it is opened', { is_seen: false, active: 1, reject: 0 }, 'new'],
    ['new although it was parked unopened', { is_seen: false, active: 1, reject: 2 }, 'new'],
    ['open when it was opened', { is_seen: true, active: 1, reject: 2 }, 'open'],
    ['at rest when it was rejected', { is_seen: true, active: 1, reject: 1 }, 'rest'],
    ['at rest when it was withdrawn', { is_seen: true, active: 0, reject: 0 }, 'rest'],
  ] as const)('is, for the employer, %s', (_, given, eye) => {
    expect(employerEyeOf(given)).toBe(eye);
  });
});
