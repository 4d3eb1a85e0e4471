import { getCases } from '@jobblik/contract/admin/cases.api';
import { undoDecision } from '@jobblik/contract/admin/decisions.api';
import { decideFirstAd } from '@jobblik/contract/admin/first-ads.api';
import { createJob, updateJob } from '@jobblik/contract/jobs/job-form.api';
import type { JobFormInput } from '@jobblik/contract/jobs/job-form.schema';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { signInAs } from '../../accounts/accounts.factory.ts';
import { companies } from '../../companies/index.ts';
import { makeEmployer } from '../../jobs/jobs.factory.ts';
import { makeOperator } from '../operators/operators.factory.ts';

const clock = clockAhead();
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { FIRST_ADS_WAIT: 'on' } });
  token = await signInAs(app.services.db, await makeOperator(app.services.db), { now: clock.now() });
});
afterAll(() => app.close());
afterEach(() => clock.reset());

const fields: JobFormInput = { title: 'Kok', description_html: '<p>Vi laver mad.</p>', location: [9000] };

async function newCompany(verified = false) {
  const { db } = app.services;
  const { user, company } = await makeEmployer(db);
  const proof = {
    cvr: '99230428',
    registeredCvr: '99230428',
    registeredDomain: 'fjordklinikken.test',
    provenDomain: 'fjordklinikken.test',
    provenAt: clock.now(),
  };
  if (verified) await db.update(companies).set(proof).where(eq(companies.id, company.id));
  return { user, company, own: await signInAs(db, user, { now: clock.now() }) };
}
async function publish(own: string): Promise<{ id: number; waits: boolean | undefined }> {
  const answer = await app.call(createJob, { body: { job: fields } }, { token: own });
  return { id: answer.job_id ?? 0, waits: answer.waits_for_review };
}
const page = async (id: number) => (await app.send(getJobDetailNotAuthed, { params: { id } })).status;
const isCase = async (id: number) =>
  (await app.call(getCases, {}, { token })).cases.some((row) => row.kind === 'first_ad' && row.id === id);
const decide = async (job_id: number, kind: 'approved' | 'hidden') =>
  (await app.call(decideFirstAd, { body: { job_id, kind, why: 'Læst.' } }, { token })).decision;

it('a first ad waits unseen, its employer sees why, and it is shown once it is approved', async () => {
  const { own } = await newCompany();
  const { id, waits } = await publish(own);
  expect([waits, await page(id), await isCase(id)]).toEqual([true, 404, true]);
  const { jobs } = await app.call(getMyJobs, { query: {} }, { token: own });
  expect(jobs).toMatchObject([{ id, state: 'inactive', waits_for_review: true }]);
  await decide(id, 'approved');
  expect([await page(id), await isCase(id)]).toEqual([200, false]);
  expect(await publish(own)).toMatchObject({ waits: false });
});

it('an approval that is taken back lets the ad wait again', async () => {
  const { own } = await newCompany();
  const { id } = await publish(own);
  const decision = await decide(id, 'approved');
  expect((await app.send(undoDecision, { body: { decision_id: decision.id } }, { token })).status).toBe(200);
  expect([await page(id), await isCase(id)]).toEqual([404, true]);
});

it('an ad that is hidden waits again when its employer has corrected it', async () => {
  const { own } = await newCompany();
  const { id } = await publish(own);
  await decide(id, 'hidden');
  expect([await page(id), await isCase(id)]).toEqual([404, false]);
  clock.set(new Date(clock.now().getTime() + 5_000));
  await app.call(updateJob, { body: { job: { ...fields, id, title: 'Kok i Aalborg' } } }, { token: own });
  expect(await isCase(id)).toBe(true);
  await decide(id, 'approved');
  expect(await page(id)).toBe(200);
});

it('is decided once, by who may, and not for what does not exist', async () => {
  const { db } = app.services;
  const { own } = await newCompany();
  const { id } = await publish(own);
  const ask = (job_id: number) => ({ body: { job_id, kind: 'approved' as const, why: 'Læst.' } });
  const reader = await signInAs(db, await makeOperator(db, { adminRole: 'reader' }), { now: clock.now() });
  expect(await app.refused(decideFirstAd, ask(id), { token: reader })).toMatchObject({ status: 403 });
  await decide(id, 'approved');
  expect(await app.refused(decideFirstAd, ask(id), { token })).toMatchObject({ code: 'case_decided' });
  expect(await app.refused(decideFirstAd, ask(2_000_000_000), { token })).toMatchObject({ code: 'not_found' });
});

it('the ad of a verified company does not wait', async () => {
  const { own } = await newCompany(true);
  const { id, waits } = await publish(own);
  expect([waits, await page(id)]).toEqual([false, 200]);
});
