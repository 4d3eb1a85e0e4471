import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser } from '../accounts/accounts.factory.ts';
import { entitlement } from './index.ts';
import { makeMembership } from './membership.factory.ts';

const now = new Date('2026-03-10T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ['nothing bought', [], { plan: 0, status: 0, paid: false }],
  ['the free plan', [{ plan: 1 }], { plan: 1, status: 1, paid: false }],
  ['plan 2', [{ plan: 2 }], { plan: 2, status: 1, paid: true }],
  ['plan 3 that ran out today', [{ plan: 3, daysAgo: 30, daysLeft: 0 }], { plan: 0, status: 0, paid: false }],
  ['plan 3 that ran out, plan 1 since', [{ plan: 3, daysLeft: -1 }, { plan: 1 }], { plan: 1, status: 1, paid: false }],
  ['plan 2 that was ended', [{ plan: 2, status: 0 }], { plan: 0, status: 0, paid: false }],
])('the features of %s', async (_name, bought, expected) => {
  const { db } = app.services;
  const [user, other] = [await makeUser(db, { role: 'employer' }), await makeUser(db, { role: 'employer' })];
  await makeMembership(db, { userId: other.id, plan: 3, now });
  for (const membership of bought) await makeMembership(db, { userId: user.id, now, ...membership });
  expect(await entitlement(db, user.id, now)).toEqual(expected);
});
