import { describe, expect, test } from 'vitest';
import { fieldOfPath } from '../../platform/forms/field-problems';
import { checkJobForm, type JobFormFile, jobFormPaths } from './job-form-checks';
import { emptyJobForm, type JobFormField, type JobFormValues } from './job-form-values';

const today = { today: '2026-11-20', deadlineBefore: null };
const good: JobFormValues = { ...emptyJobForm, title: 'Tømrer', description_html: '<p>Kom og byg.</p>' };
const check = (change: Partial<JobFormValues>, deadlineBefore: string | null = null) =>
  checkJobForm({ ...good, ...change }, { ...today, deadlineBefore });

describe('checkJobForm', () => {
  test('accepts an ad with a title and a description', () => expect(check({})).toEqual({}));

  test('requires both when nothing is filled in', () =>
    expect(checkJobForm(emptyJobForm, today)).toEqual({ title: 'required', description_html: 'required' }));

  test.each<[string, Partial<JobFormValues>, object]>([
    ['a title of blanks', { title: '   ' }, { title: 'required' }],
    ['a title beyond its room', { title: 'x'.repeat(121) }, { title: 'too_long' }],
    ['an empty paragraph for a description', { description_html: '<p>&nbsp;</p>' }, { description_html: 'required' }],
    ['an amount that is none', { pay_from: 'efter aftale' }, { pay_from: 'not_an_amount' }],
    ['a range upside down', { pay_from: '42.000', pay_to: '36.000' }, { pay_to: 'below_from' }],
    ['hours that are no number', { hours_per_week: 'fuldtid' }, { hours_per_week: 'not_a_number' }],
    ['hours in quarters', { hours_per_week: '37,25' }, { hours_per_week: 'not_half_hours' }],
    ['more hours than a week of work', { hours_per_week: '80' }, { hours_per_week: 'too_big' }],
    ['a mail address without a host', { contact_email: 'lene@' }, { contact_email: 'not_an_email' }],
    ['a word for a telephone number', { contact_phone: 'telefon' }, { contact_phone: 'not_a_phone' }],
    ['a redirect without an address', { is_redirect: true }, { real_url: 'required' }],
    ['a redirect to http', { is_redirect: true, real_url: 'http://firma.dk/job' }, { real_url: 'not_an_https_url' }],
    [
      'a redirect with a user',
      { is_redirect: true, real_url: 'https://nordea.dk@evil.test' },
      { real_url: 'url_with_user' },
    ],
    ['a website that is none', { company_website: 'firma' }, { company_website: 'not_a_url' }],
    ['a script for a website', { url: 'javascript:alert(1)' }, { url: 'not_a_url' }],
    ['a deadline yesterday', { job_deadline_date: '19.11.2026' }, { job_deadline_date: 'in_the_past' }],
    ['a deadline that is no date', { job_deadline_date: '31.2.2027' }, { job_deadline_date: 'not_a_date' }],
    ['a start in words', { job_start_date: 'snarest' }, { job_start_date: 'not_a_date' }],
    ['a deadline in ten years', { job_deadline_date: '20.11.2036' }, { job_deadline_date: 'too_far_ahead' }],
  ])('refuses %s', (_what, change, problems) => expect(check(change)).toEqual(problems));

  test.each<[string, Partial<JobFormValues>]>([
    ['a deadline today', { job_deadline_date: '20.11.2026' }],
    ['a bad address for applying elsewhere while its field is not shown', { real_url: 'http://firma.dk/job' }],
    ['a telephone number with words', { contact_phone: '+45 98 00 00 00, lokal 9' }],
    ['a short telephone number', { contact_phone: '1813' }],
    ['half hours', { hours_per_week: '37,5' }],
    ['an address without a scheme', { company_website: 'www.firma.dk' }],
    ['a redirect without a description', { is_redirect: true, real_url: 'firma.dk/job', description_html: '' }],
    ['pay with one end', { pay_from: '36.800' }],
  ])('accepts %s', (_what, change) => expect(check(change)).toEqual({}));

  test('accepts a saved deadline that has passed since', () =>
    expect(check({ job_deadline_date: '01.11.2026' }, '2026-11-01')).toEqual({}));
});

test.each([
  ['job.title', 'title'],
  ['job.pay.to', 'pay_to'],
  ['pay', 'pay_from'],
  ['job.categories.2', 'categories'],
  ['job.location.0.id', 'location'],
  ['job.uuid', undefined],
  ['upload_job_logo_file', 'logo'],
])('the field of %s is found', (path, field) => {
  const fields = Object.keys(emptyJobForm) as (JobFormField | JobFormFile)[];
  expect(fieldOfPath(path, fields, jobFormPaths)).toBe(field);
});
