import { expect, test } from 'vitest';
import { nextStep } from './employer-next-step';

const [ads, none] = [[{}], []];

test.each([
  ['a company comes before everything', { company_name: null, jobs: ads }, false, 'company'],
  ['then a plan', { company_name: 'Nordlys', jobs: ads }, false, 'plan'],
  ['then the first ad', { company_name: 'Nordlys', jobs: none }, true, 'first_ad'],
  ['nothing is asked for when all is done', { company_name: 'Nordlys', jobs: ads }, true, undefined],
  ['nor a plan before it is known whether there is one', { company_name: 'Nordlys', jobs: ads }, undefined, undefined],
])('%s', (_what, dashboard, hasPlan, step) => expect(nextStep(dashboard, hasPlan)?.step).toBe(step));
