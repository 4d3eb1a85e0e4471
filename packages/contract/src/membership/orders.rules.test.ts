import { describe, expect, it } from 'vitest';
import {
  type BookingKind,
  bookingKindOf,
  bookingProblem,
  canBecome,
  canBook,
  dueDate,
  isOpenOrder,
  orderStates,
  orderStatusOf,
  serviceNames,
  servicesOf,
} from './orders.rules.ts';
import { type BuyerRole, offers, quote } from './plans.rules.ts';

describe('the services of a payment', () => {
  it.each([
    ['seeker', 1, [], ['help 2']],
    ['seeker', 2, [], ['help 1', 'talk 5']],
    ['seeker', 2, [1, 4], ['help 1', 'talk 5', 'review 5', 'coaching 5']],
    ['employer', 1, [], []],
    ['employer', 2, [1, 2], ['linkedin 3', 'youtube 5']],
    ['employer', 3, [3, 4], ['writing 3', 'contact 2', 'facebook 3', 'handling 2']],
  ] as const)('%s, plan %i with %j', (role, plan, extras, expected) => {
    const lines = quote(role, { plan, extras })?.lines ?? [];
    expect(servicesOf(role, lines).map(({ service, days }) => `${service} ${days}`)).toEqual(expected);
  });

  it('covers every service, and each extra is one', () => {
    const roles: BuyerRole[] = ['seeker', 'employer'];
    const sold = roles.flatMap((role) =>
      servicesOf(role, [
        ...offers[role].plans.map(({ plan: id }) => ({ kind: 'plan' as const, id })),
        ...offers[role].extras.map(({ id }) => ({ kind: 'extra' as const, id })),
      ]).map(({ service }) => service),
    );
    expect(new Set(sold)).toEqual(new Set(serviceNames));
  });

  it('are due in working days', () => expect(dueDate(new Date('2026-11-27T23:30:00Z'), 2)).toBe('2026-12-01'));
});

describe('the state of an order', () => {
  it.each(orderStates.flatMap((state) => orderStates.map((next) => [state, next] as const)))(
    '%s → %s',
    (state, next) => {
      const allowed = ['received in_progress', 'received closed', 'in_progress delivered', 'in_progress closed'];
      expect(canBecome(state, next)).toBe(allowed.includes(`${state} ${next}`));
    },
  );

  it.each([
    ['received', null, 'unbooked', true, true],
    ['received', '2026-11-29T10:00:00Z', 'received', true, true],
    ['in_progress', null, 'in_progress', true, false],
    ['in_progress', '2026-11-29T10:00:00Z', 'in_progress', true, false],
    ['delivered', '2026-11-29T10:00:00Z', 'delivered', false, false],
    ['closed', null, 'closed', false, false],
  ] as const)('%s, booked %s: %s', (state, booked_at, status, open, bookable) => {
    expect(orderStatusOf({ state, booked_at })).toBe(status);
    expect(isOpenOrder({ state })).toBe(open);
    expect(canBook({ state })).toBe(bookable);
  });
});

describe('a booking', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  it.each<[BookingKind, string, Date | null, number | null, string | undefined]>([
    ['text', 'Jeg søger job som kok', null, null, undefined],
    ['text', '', null, null, 'text required'],
    ['time', '', later(30), null, undefined],
    ['time', 'Helst på video', null, null, 'wished_at required'],
    ['time', '', now, null, 'wished_at starts_in_the_past'],
    ['time', '', later(61 * 24), null, 'wished_at too_far_ahead'],
    ['ad', '', null, 7, undefined],
    ['ad', 'Den her', null, null, 'job_id required'],
    ['ad_video', 'https://video.example/1', null, 7, undefined],
    ['ad_video', '', null, 7, 'text required'],
    ['ad_video', 'https://video.example/1', null, null, 'job_id required'],
  ])('%s with »%s«, %s and ad %s: %s', (kind, text, wishedAt, jobId, expected) => {
    const problem = bookingProblem(kind, { text, wishedAt, jobId }, now);
    expect(problem && `${problem.path} ${problem.code}`).toBe(expected);
  });

  it('of each service has a kind', () => {
    for (const service of serviceNames) expect(bookingKindOf(service)).toMatch(/^(text|time|ad|ad_video)$/);
  });
});
