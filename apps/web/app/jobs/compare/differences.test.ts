import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import findJob from '@jobblik/words/da/find-job.json' with { type: 'json' };
import jobs from '@jobblik/words/da/jobs.json' with { type: 'json' };
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { CompareWords } from './differences.ts';
import { jobDifferences } from './differences.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'da',
  resources: { da: { jobs, 'find-job': findJob } },
  interpolation: { escapeValue: false },
});
const words = {
  jobs: i18n.getFixedT(null, 'jobs'),
  compare: i18n.getFixedT(null, 'find-job'),
} as unknown as CompareWords;

const place = (id: number, lat: number, lng: number) => ({
  id,
  name: 'By',
  zip: String(id),
  region: 'Midtjylland',
  lat,
  lng,
});
const aarhus = place(8000, 56.154, 10.203);
const odense = place(5000, 55.403, 10.392);

const ad = (change: Partial<JobCard>): JobCard => ({
  id: 1,
  seo: 'paedagog',
  title: 'Pædagog',
  user_id: 1,
  company: { company_id: 1, name: 'Solsikken', logo: null },
  is_redirect: 0,
  real_url: null,
  teaser: '',
  location: [aarhus],
  pay: { from: 3_090_000, to: 3_420_000, unit: 'month' },
  remote: 'none',
  remote_days: null,
  hours_per_week: 37,
  job_type_id: 1,
  job_type: { id: 1, name: 'Fuldtid' },
  category_id: null,
  job_deadline_date: '2026-11-21',
  job_start_date: '2026-01-01',
  created_at: '2026-11-01T10:00:00Z',
  visits: 0,
  state: 'live',
  distance_km: null,
  is_saved: false,
  ...change,
});
/** Replaces no-break spaces and joiners by plain ones. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null;
const differences = (first: Partial<JobCard>, second: Partial<JobCard>) =>
  Object.fromEntries(
    Object.entries(jobDifferences(ad(first), ad(second), words)).map(([name, text]) => [name, plain(text)]),
  );

test('two ads with the same facts have no differences', () => {
  expect(differences({}, {})).toEqual({ pay: null, hours: null, place: null, start: null, deadline: null });
});

describe('the pay', () => {
  const month = (from: number, to: number | null = null) => ({
    from: from * 100,
    to: to && to * 100,
    unit: 'month' as const,
  });
  test.each([
    [month(30_900, 34_200), month(31_400, 34_900), '500–700 kr. mere'],
    [month(31_400, 34_900), month(30_900, 34_200), '500–700 kr. mindre'],
    [month(30_000, 34_000), month(31_000, 35_000), '1.000 kr. mere'],
    [month(30_000), month(30_500), '500 kr. mere'],
    [month(30_000), month(30_000, 33_000), 'op til 3.000 kr. mere'],
    [month(30_000, 34_000), month(29_000, 35_000), 'bredere spænd'],
    [month(30_000, 34_000), month(31_000, 33_000), 'smallere spænd'],
    [month(30_000), { from: 20_000, to: null, unit: 'hour' as const }, 'opgjort pr. time'],
    [null, month(30_000), 'pr. måned, oplyses kun her'],
    [month(30_000), null, 'oplyses kun i den anden'],
    [null, null, null],
  ])('%j and %j: %s', (first, second, words) => expect(differences({ pay: first }, { pay: second }).pay).toBe(words));
});

describe('the hours', () => {
  test.each([
    [37, 1, 32, 1, '5 timer mindre om ugen'],
    [30, 1, 31, 1, '1 time mere om ugen'],
    [30, 1, 32.5, 1, '2,5 timer mere om ugen'],
    [37, 1, 37, 2, 'deltid i stedet for fuldtid'],
    [null, 1, null, 2, 'deltid i stedet for fuldtid'],
    [null, 1, 37, 1, 'timer oplyses kun her'],
    [37, 1, null, 1, 'timer oplyses kun i den anden'],
    [null, 1, null, 1, null],
  ])('%s of type %i and %s of type %i: %s', (a, typeA, b, typeB, words) =>
    expect(
      differences({ hours_per_week: a, job_type_id: typeA }, { hours_per_week: b, job_type_id: typeB }).hours,
    ).toBe(words),
  );
});

describe('the place', () => {
  test.each([
    [{ distance_km: 4 }, { distance_km: 14, location: [odense] }, '10 km længere væk'],
    [{ distance_km: 14 }, { distance_km: 4, location: [odense] }, '10 km tættere på'],
    [{ distance_km: 4 }, { distance_km: 4.3, location: [odense] }, 'lige så langt væk'],
    [{}, { location: [odense] }, '84 km fra det andet'],
    [{}, { location: [place(8001, 56.154, 10.203)] }, 'et andet sted'],
    [{}, { location: [] }, 'et andet sted'],
    [{ location: [aarhus, odense] }, { location: [odense, aarhus] }, null],
    [{}, { remote: 'full' as const }, 'anden ordning for hjemmearbejde'],
  ])('%j and %j: %s', (first, second, words) => expect(differences(first, second).place).toBe(words));
});

describe('start and deadline', () => {
  test.each([
    ['2027-01-01', '2027-02-01', 'en måned senere'],
    ['2027-02-01', '2026-11-01', '3 måneder før'],
    ['2026-11-21', '2026-12-05', '14 dage senere'],
    ['2026-11-21', '2026-11-22', 'en dag senere'],
    ['2026-11-22', '2026-11-20', '2 dage før'],
    ['2026-11-02', '2026-11-30', '4 uger senere'],
    // Across the change to summer time.
    ['2026-03-28', '2026-03-30', '2 dage senere'],
  ])('%s and %s: %s', (a, b, words) => {
    expect(differences({ job_start_date: a }, { job_start_date: b }).start).toBe(words);
    expect(differences({ job_deadline_date: a }, { job_deadline_date: b }).deadline).toBe(words);
  });

  test.each([
    [null, '2026-12-01', 'fast dato', 'fast dato'],
    ['2026-12-01', null, 'snarest i stedet for en fast dato', 'ingen fast frist'],
    [null, null, null, null],
  ])('%s and %s: %s, %s', (a, b, start, deadline) =>
    expect(
      differences({ job_start_date: a, job_deadline_date: a }, { job_start_date: b, job_deadline_date: b }),
    ).toMatchObject({ start, deadline }),
  );
});
