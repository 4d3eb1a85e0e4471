import { jobForm } from '@jobblik/contract/jobs/job-form.schema';
import { describe, expect, test } from 'vitest';
import { differingFields, emptyJobForm, jobFormInput } from './job-form-values';

const aarhus = { id: 8000, name: 'Aarhus C', zip: '8000', region: 'Midtjylland', lat: 56.15, lng: 10.2 };
const filled = {
  ...emptyJobForm,
  title: 'Tømrer',
  description_html: '<p>Byg.</p>',
  categories: [{ id: 301, name: 'Tømrer' }],
  location: [aarhus],
  pay_from: '36.800',
  pay_to: '42.300,50',
  hours_per_week: '37,5',
  remote: 'hybrid' as const,
  remote_days: '2',
  company_website: 'www.firma.dk',
  real_url: ' https://firma.dk/job ',
};

describe('jobFormInput', () => {
  test('sends kroner as øre, ids for choices and complete addresses, and the contract accepts it', () => {
    expect(jobForm.parse(jobFormInput(filled))).toMatchObject({
      title: 'Tømrer',
      categories: [301],
      location: [8000],
      pay: { from: 3_680_000, to: 4_230_050, unit: 'month', hidden: false },
      hours_per_week: 37.5,
      remote: 'hybrid',
      remote_days: 2,
      company_website: 'https://www.firma.dk',
      real_url: 'https://firma.dk/job',
      is_active: 1,
      is_redirect: 0,
      education_id: null,
    });
  });

  test('omits days at home when the work is no longer hybrid', () =>
    expect(jobFormInput({ ...filled, remote: 'full' }).remote_days).toBeNull());

  test('an empty form is refused for its title alone', () =>
    expect(jobForm.safeParse(jobFormInput(emptyJobForm)).error?.issues.map(({ path }) => path)).toEqual([['title']]));
});

test('differingFields lists the fields in which two versions differ', () =>
  expect(differingFields(filled, { ...filled, title: 'Snedker', location: [] })).toEqual(['title', 'location']));
