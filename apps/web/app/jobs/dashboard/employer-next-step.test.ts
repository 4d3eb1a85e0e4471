import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { nextStep } from './employer-next-step';

// That there is one is all that decides.
const ads = [{ id: 1 } as MyJob];
const four = { job_id: 2, title: 'Job 2', count: 4 };

test.each([
  ['a company comes before everything', { company_name: null, jobs: ads, most_unread: four }, false, 'company'],
  ['then a plan', { company_name: 'Nordlys', jobs: ads, most_unread: four }, false, 'plan'],
  ['then the first ad', { company_name: 'Nordlys', jobs: [], most_unread: null }, true, 'first_ad'],
  ['then applications nobody has opened', { company_name: 'Nordlys', jobs: ads, most_unread: four }, true, 'unread'],
])('%s', (_what, dashboard, hasPlan, kind) => expect(nextStep(dashboard, hasPlan)?.kind).toBe(kind));

test('the ad with most unread applications is the one to open', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: ads, most_unread: four }, true)).toEqual({
    kind: 'unread',
    to: '/virksomhed/job/detalje/2/dashboard',
    count: 4,
    title: 'Job 2',
  }));

test('nothing is asked for when all is read', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: ads, most_unread: null }, true)).toBeNull());

test('no plan is asked for before it is known whether there is one', () =>
  expect(nextStep({ company_name: 'Nordlys', jobs: ads, most_unread: null }, undefined)).toBeNull());
