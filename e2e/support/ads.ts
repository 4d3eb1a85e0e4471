import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { asPerson, type Person, sampleEmployer } from '../../support/journeys/people.ts';
import { expect } from '../../support/journeys/test.ts';

export interface Ad {
  id: number;
  seo: string;
  title: string;
  path: string;
}

/** Publishes an ad by the call, of the sample employer by default. Its title ends in a word that belongs to one test only. */
export async function newAd(
  request: APIRequestContext,
  { title: what = 'Vagtplanlægger', ...change }: Record<string, unknown> & { title?: string } = {},
  employer: Person = sampleEmployer,
): Promise<Ad> {
  const title = `${what} ${randomUUID().slice(0, 8)}`;
  const job = {
    title,
    description_html:
      '<p>I en by ved fjorden skal nogen holde styr på vagterne.</p><h2>Opgaven</h2><p>Læg planen, og hold den.</p>',
    location: [9000],
    pay: { from: 3_200_000, to: 3_600_000, unit: 'month' },
    ...change,
  };
  const headers = await asPerson(employer);
  const answer = await request.post('/api/create_job', { headers, data: { job } });
  const made = await answer.json();
  expect(made, JSON.stringify(made)).toMatchObject({ result: 'success' });
  return { id: made.job_id, seo: made.seo, title, path: encodeURI(`/job/${made.job_id}/${made.seo}`) };
}

/** The ad in its employer's list. */
export async function ownAd(request: APIRequestContext, { id }: Pick<Ad, 'id'>): Promise<Record<string, unknown>> {
  const headers = await asPerson(sampleEmployer);
  const { jobs } = (await (await request.get('/api/get_my_jobs', { headers })).json()) as { jobs: { id: number }[] };
  const found = jobs.find((job) => job.id === id);
  if (!found) throw new Error(`ad ${id} is not in the list`);
  return found;
}
