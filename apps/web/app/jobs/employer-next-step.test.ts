import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { nextStep } from './employer-next-step';

// Only these fields decide; the rest of an ad is of no interest here.
const ad = (id: number, unread_apply_count: number) => ({ id, title: `Job ${id}`, unread_apply_count }) as MyJob;

test.each([
  ['a company comes before everything', { company_name: null, jobs: [ad(1, 4)] }, false, 'company'],
  ['then a plan', { company_name: 'Nordlys', jobs: [ad(1, 4)] }, false, 'plan'],
  ['then the first ad', { company_name: 'Nordlys', jobs: [] }, true, 'first_ad'],
  ['then applications nobody has opened', { company_name: 'Nordlys', jobs: [ad(1, 0), ad(2, 4)] }, true, 'unread'],
])('%s', (_what, dashboard, hasPlan, kind) => expect(nextStep(dashboard, hasPlan)?.kind).toBe(kind));

test('the ad with most unread applications is the one to open', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: [ad(1, 1), ad(2, 4)] }, true)).toEqual({
    kind: 'unread',
    to: '/virksomhed/job/detalje/2/dashboard',
    count: 4,
    title: 'Job 2',
  }));

test('nothing is asked for when all is read', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: [ad(1, 0)] }, true)).toBeNull());

test('no plan is asked for before it is known whether there is one', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: [ad(1, 0)] }, undefined)).toBeNull());
