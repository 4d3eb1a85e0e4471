import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import jobWords from '@jobblik/words/da/jobs.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { registerWords, type Words, wordsOfRequest } from '../../platform/words/i18n';
import { previewKeyFacts } from './preview-key-facts';

registerWords('da', { da: { jobs: jobWords } });
const words = wordsOfRequest('da').getFixedT('da', 'jobs') as unknown as Words<'jobs'>;

const jobIn = (name: string) =>
  ({
    location: [{ name, zip: '2450' }],
    distance_km: null,
    pay: null,
    job_type_id: 1,
    hours_per_week: null,
    remote: 'no',
    job_start_date: null,
    job_deadline_date: null,
  }) as unknown as JobCard;
const placeIn = (name: string) => previewKeyFacts(jobIn(name), 0, words).find((fact) => fact.name === 'place')?.value;

test('a town and its quarter stay on one line, a long name may break', () => {
  expect(placeIn('København SV')).toBe('København\u00a0SV');
  expect(placeIn('Frederiksværk-Hundested Nord')).toBe('Frederiksværk-Hundested Nord');
});
