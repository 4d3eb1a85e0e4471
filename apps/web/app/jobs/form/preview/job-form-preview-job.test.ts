import { jobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { emptyJobForm } from '../job-form-values';
import { previewJob } from './job-form-preview-job';

const context = {
  company: { id: 7, name: 'Nordlys Energi', logo: '/logo.png' },
  logo: null,
  file: null,
  now: Date.parse('2026-11-20T10:00:00Z'),
};

test('an empty form gives an ad in the shape of the contract', () =>
  expect(jobDetail.parse(previewJob(emptyJobForm, context))).toMatchObject({
    title: '',
    company: { name: 'Nordlys Energi', logo: '/logo.png' },
    pay: null,
    job_deadline_date: null,
    education_id: null,
  }));

test('it shows what was typed, and the ad’s own name and logo before the company’s', () =>
  expect(
    previewJob(
      { ...emptyJobForm, title: ' Tømrer ', company: 'Nordlys Byg', pay_from: '36.800', hours_per_week: '37,5' },
      { ...context, logo: 'blob:1' },
    ),
  ).toMatchObject({
    title: 'Tømrer',
    company: { name: 'Nordlys Byg', logo: 'blob:1' },
    pay: { from: 3_680_000, to: null, unit: 'month' },
    hours_per_week: 37.5,
  }));

test('hidden pay is not in the preview', () =>
  expect(previewJob({ ...emptyJobForm, pay_from: '36.800', pay_hidden: true }, context).pay).toBeNull());

test('an amount that is still being typed is left out', () =>
  expect(previewJob({ ...emptyJobForm, pay_from: '36.' }, context).pay).toBeNull());
