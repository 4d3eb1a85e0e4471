import { createJob, getJobForm, getJobPermission, updateJob } from '@jobblik/contract/jobs/job-form.api';
import type { JobFormInput } from '@jobblik/contract/jobs/job-form.schema';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { jobChanged, jobPublished, jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import { deleteJob, getMyJobs, repostJob, restoreJob } from '@jobblik/contract/jobs/own-jobs.api';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import type { User } from '../../accounts/index.ts';
import { makeMembership, makePaidMembership } from '../../membership/membership.factory.ts';
import { jobs } from '../index.ts';
import { makeEmployer, makeJob } from '../jobs.factory.ts';
import { repostRequests } from '../jobs.tables.ts';
import { publishDeletion } from '../jobs.tasks.ts';

const now = new Date('2026-05-20T10:00:00Z');
const clock = testClock(now);
const events: string[] = [];
let app: TestApp;
let employer: User;
let token: string;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ tasks }) => {
      for (const event of [jobPublished, jobChanged, jobWithdrawn]) {
        tasks.subscribe(event, `test.${event.name}`, async ({ job_id }) => {
          events.push(`${event.name} ${job_id}`);
        });
      }
    },
  });
  employer = (await makeEmployer(app.services.db, { now, company: { name: 'Nordlys Energi', cityId: 9000 } })).user;
  await makeMembership(app.services.db, { userId: employer.id, now, daysLeft: 365 });
  token = await signInAs(app.services.db, employer);
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(now);
  // Waits for tasks of the previous test, which report what it has published.
  await app.services.tasks.idle();
  events.length = 0;
});

const form: JobFormInput = {
  title: 'Backendudvikler til måledata',
  description_html: '<p>Du får ansvar for <strong>målinger</strong>.</p>',
  location: [9000],
};
const create = async (change: Partial<JobFormInput> = {}, files?: Record<string, TestFile>) =>
  await app.call(createJob, { body: { job: { ...form, ...change } } }, { token, ...(files && { files }) });
const update = async (id: number, change: Partial<JobFormInput> = {}, files?: Record<string, TestFile>) =>
  await app.call(updateJob, { body: { job: { ...form, ...change, id } } }, { token, ...(files && { files }) });
const created = async (change: Partial<JobFormInput> = {}) => (await create(change)).job_id ?? 0;
const page = async (id: number) => (await app.call(getJobDetailNotAuthed, { params: { id } })).job;
const stored = async (id: number, as = token) => (await app.call(getJobForm, { params: { id } }, { token: as })).job;
const isFound = async (title: string) => {
  const { jobs: hits } = await app.call(searchJobCondition, { body: { keyword: title, pagePerSize: 40 } });
  return hits.some((job) => job.title.toLowerCase() === title);
};

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('permission', () => {
  test('a paid membership and a company may publish', async () => {
    expect(await app.call(getJobPermission, {}, { token })).toEqual({
      result: 'success',
      permission: true,
      company_name: 'Nordlys Energi',
    });
  });

  test.each([
    ['no membership', 0, true, 'failed'],
    ['plan 1, which counts as none', 1, true, 'failed'],
    ['no company profile', 3, false, 'error'],
  ])('%s', async (_what, plan, hasCompany, result) => {
    const { db } = app.services;
    const { user } = hasCompany
      ? await makeEmployer(db, { plan, now })
      : { user: await makeUser(db, { role: 'employer' }) };
    if (!hasCompany) await makeMembership(db, { userId: user.id, plan, now });
    const as = await signInAs(db, user);
    expect(await app.call(getJobPermission, {}, { token: as })).toMatchObject({ result, permission: false });
    expect(await app.call(createJob, { body: { job: form } }, { token: as })).toEqual({
      result: 'error',
      matched_users: [],
    });
    expect(await app.call(getMyJobs, { query: {} }, { token: as })).toMatchObject({ count: 0 });
  });

  test('seekers and guests may not', async () => {
    const seeker = await signInAs(app.services.db, await makeUser(app.services.db));
    expect((await app.refused(createJob, { body: { job: form } }, { token: seeker })).status).toBe(403);
    expect((await app.refused(createJob, { body: { job: form } })).status).toBe(401);
  });

  test('a demo visitor gets an answer and nothing is written', async () => {
    const demo = await signInAs(app.services.db, employer, { demo: true });
    const { count } = await app.call(getMyJobs, { query: {} }, { token });
    expect(await app.call(createJob, { body: { job: form } }, { token: demo })).toMatchObject({ result: 'success' });
    expect(await app.call(getMyJobs, { query: {} }, { token })).toMatchObject({ count });
  });
});

describe('creating', () => {
  test('every field is stored and shown', async () => {
    const full: JobFormInput = {
      title: 'Elektriker & montør',
      company: 'Nordlys Net',
      company_website: 'https://nordlys.test/net',
      url: 'http://nordlys.test/job/7',
      is_redirect: 1,
      real_url: 'https://nordlys.test/soeg/7',
      description_html: '<h3>Opgaver</h3><ul><li>Kabler</li></ul>',
      contact_person: 'Lene Kjærgaard',
      contact_email: 'lene@nordlys.test',
      contact_phone: '98 00 00 00',
      address: 'Energivej 4',
      categories: [{ id: 301 }, 302],
      location: [{ id: 9000 }, { id: 8000 }],
      skills: [1, { id: 2 }, 'Fyrpasning'],
      experience: 3,
      management_experience: 1,
      education_id: 2,
      job_type_id: 2,
      job_start_date: '2026-08-01',
      job_deadline_date: '2026-06-01',
      pay: { from: 3_100_000, to: 3_500_000, unit: 'month', hidden: false },
      remote: 'hybrid',
      remote_days: 2,
      hours_per_week: 32.5,
    };
    const answer = await create(full, {
      upload_job_logo_file: { name: 'logo.png', content: png },
      upload_job_description_file: { name: 'Stillingsbeskrivelse æøå.pdf', content: pdf },
    });
    expect(answer).toMatchObject({
      result: 'success',
      matched_users: [],
      seo: 'Elektriker-and-montør-9000-Nordjylland',
    });
    const job = await page(answer.job_id ?? 0);
    expect(job).toMatchObject({
      title: 'Elektriker & montør',
      company: { name: 'Nordlys Net' },
      company_website: 'https://nordlys.test/net',
      url: 'http://nordlys.test/job/7',
      is_redirect: 1,
      real_url: 'https://nordlys.test/soeg/7',
      description: 'Opgaver\nKabler',
      description_html: '<h3>Opgaver</h3><ul><li>Kabler</li></ul>',
      contact_person: 'Lene Kjærgaard',
      contact_email: 'lene@nordlys.test',
      contact_phone: '98 00 00 00',
      address: 'Energivej 4',
      city_id: 9000,
      experience: 3,
      management_experience: 1,
      education_id: 2,
      job_type_id: 2,
      job_type: { id: 2, name: 'Deltid' },
      job_start_date: '2026-08-01',
      job_deadline_date: '2026-06-01',
      pay: { from: 3_100_000, to: 3_500_000, unit: 'month' },
      remote: 'hybrid',
      remote_days: 2,
      hours_per_week: 32.5,
      state: 'live',
      increased: 0,
      created_at: now.toISOString(),
      end_date: '2026-06-20T10:00:00.000Z',
      deleted_at: null,
      description_real_name: 'Stillingsbeskrivelse æøå.pdf',
      description_file_type: 'pdf',
      apply_refusal: 'redirect',
    });
    expect(job.categories.map((category) => category.id)).toEqual([301, 302]);
    expect(job.job_category.map((one) => one.category_id)).toEqual([301, 302]);
    expect(job.location.map((place) => place.zip)).toEqual(['9000', '8000']);
    expect(job.job_location[0]?.location).toMatchObject({ id: 9000, name: 'Aalborg' });
    expect(job.skills.map((skill) => skill.id)).toEqual([1, 2, typedWordId('Fyrpasning')]);
    expect(job.skills[2]?.name).toBe('Fyrpasning');
    expect(job.job_skill[2]).toEqual({ skill_id: job.skills[2]?.id, skill: job.skills[2] });
    const found = await app.call(searchJobCondition, { body: { keyword: 'fyrpasning' } });
    expect(found.jobs.map(({ id }) => id)).toEqual([job.id]);
    expect(job.job_skill[0]?.skill.name).toBe(job.skills[0]?.name);
    const file = await app.raw('GET', job.description_file ?? '');
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
    expect((await app.raw('GET', job.logo ?? '')).headers.get('content-type')).toContain('image/');
    expect(await stored(answer.job_id ?? 0)).toMatchObject({ company_name: 'Nordlys Net', pay_hidden: false });
  });

  test('the profile’s values are used for fields that the ad does not have', async () => {
    const job = await page(await created());
    expect(job).toMatchObject({ company: { name: 'Nordlys Energi' }, pay: null, job_type: { id: 1, name: 'Fuldtid' } });
    expect(job.user.user_company).toMatchObject({ company_name: 'Nordlys Energi' });
    expect(job.can.apply).toBe(true);
  });

  test('it is found at once, and agents find it', async () => {
    expect(await isFound('zoolog')).toBe(false);
    const id = await created({ title: 'Zoolog' });
    expect(await isFound('zoolog')).toBe(true);
    await app.services.tasks.idle();
    expect(events).toEqual([`job.published ${id}`]);
  });

  test('a draft is visible to its employer only', async () => {
    const id = await created({ title: 'Botaniker', is_active: 0 });
    expect(await isFound('botaniker')).toBe(false);
    expect((await app.refused(getJobDetailNotAuthed, { params: { id } })).status).toBe(404);
    expect(await stored(id)).toMatchObject({ state: 'inactive', is_active: 0 });
    await app.services.tasks.idle();
    expect(events).toEqual([]);
    clock.set(new Date('2026-05-25T10:00:00Z'));
    await update(id, { title: 'Botaniker', is_active: 1 });
    expect(await page(id)).toMatchObject({ state: 'live', end_date: '2026-06-25T10:00:00.000Z' });
    await app.services.tasks.idle();
    expect(events).toEqual([`job.published ${id}`]);
  });

  test('scripts are removed', async () => {
    const id = await created({
      title: '<script>alert(1)</script>Murer',
      company: '<b>Firma</b>',
      contact_person: '<img src=x onerror=alert(1)>',
      description_html:
        '<p onclick="x()">Hej<script>alert(1)</script><a href="javascript:x">l</a></p><iframe src="//x"></iframe>',
    });
    const job = await page(id);
    expect(job.description_html).not.toMatch(/script|onclick|iframe/);
    expect(job.title).toBe('<script>alert(1)</script>Murer');
    expect(job.seo).not.toMatch(/[<>]/);
    expect(job.contact_person).toBe('<img src=x onerror=alert(1)>');
  });

  test('emoji, right-to-left text and long words are kept', async () => {
    const id = await created({ title: '🧑‍🔧 مهندس Smed', description_html: `<p>${'æ'.repeat(5000)} 😀</p>` });
    expect(await page(id)).toMatchObject({ title: '🧑‍🔧 مهندس Smed' });
    expect((await page(id)).teaser.length).toBeLessThanOrEqual(220);
  });

  test('plain text is used without rich text', async () => {
    const id = await created({ description_html: '', description: 'Løn & <pension>\n\nTo' });
    expect(await page(id)).toMatchObject({
      description: 'Løn & <pension>\nTo',
      description_html: '<p>Løn &amp; &lt;pension&gt;</p><p>To</p>',
    });
  });

  test('the same form sent twice, and at the same moment, creates one ad', async () => {
    const uuid = crypto.randomUUID();
    const title = `Optiker ${uuid}`;
    const answers = await Promise.all([1, 2, 3].map(() => create({ title, uuid })));
    expect(new Set(answers.map((answer) => answer.job_id)).size).toBe(1);
    expect(answers.every((answer) => answer.result === 'success')).toBe(true);
    const mine = await app.call(getMyJobs, { query: {} }, { token });
    expect(mine.jobs.filter((job) => job.title === title)).toHaveLength(1);
  });

  test('hidden pay is visible to the employer only', async () => {
    const id = await created({ pay: { from: 100_00, to: null, unit: 'hour', hidden: true } });
    expect((await page(id)).pay).toBeNull();
    expect(await stored(id)).toMatchObject({ pay: { from: 100_00, to: null, unit: 'hour' }, pay_hidden: true });
  });
});

describe('bad input', () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    ['no title', { title: '  ' }, 'job.title', 'required'],
    ['a title of a megabyte', { title: 'a'.repeat(900_000) }, 'job.title', 'too_long'],
    ['a NUL byte', { title: 'a\u0000b' }, 'job.title', 'nul_byte'],
    ['a NUL byte in the text', { description_html: '<p>a\u0000b</p>' }, 'job.description_html', 'nul_byte'],
    ['no text', { description_html: '<p> </p>' }, 'job.description_html', 'required'],
    ['a text of script alone', { description_html: '<script>x</script>' }, 'job.description_html', 'required'],
    ['a deadline in the past', { job_deadline_date: '2026-05-19' }, 'job.job_deadline_date', 'in_the_past'],
    ['a deadline in the next century', { job_deadline_date: '2126-01-01' }, 'job.job_deadline_date', 'too_far_ahead'],
    ['a deadline that is no date', { job_deadline_date: '2026-02-30' }, 'job.job_deadline_date', 'not_a_date'],
    ['an unknown place', { location: [9999] }, 'job.location', 'unknown_place'],
    ['an unknown category', { categories: [9_999_999] }, 'job.categories', 'unknown_category'],
    ['an unknown skill', { skills: [2_000_000_000] }, 'job.skills', 'unknown_skill'],
    ['a typed skill with HTML', { skills: [1, '<b>x</b>'] }, 'job.skills.1', 'not_a_word'],
    ['a typed skill of 61 letters', { skills: ['x'.repeat(61)] }, 'job.skills.0', 'too_long'],
    ['a typed skill with a control character', { skills: ['a\u001bb'] }, 'job.skills.0', 'not_a_word'],
    ['category 0', { categories: [0] }, 'job.categories.0', 'too_small'],
    ['four categories', { categories: [101, 102, 103, 104] }, 'job.categories', 'too_many'],
    ['job type 6', { job_type_id: 6 }, 'job.job_type_id', 'too_big'],
    ['a redirect without an address', { is_redirect: 1 }, 'job.real_url', 'required'],
    [
      'a redirect with a user',
      { is_redirect: 1, real_url: 'https://nordea.dk@evil.test/' },
      'job.real_url',
      'url_with_user',
    ],
    [
      'a redirect with a password',
      { is_redirect: 1, real_url: 'https://user:pw@nordlys.test' },
      'job.real_url',
      'url_with_user',
    ],
    [
      'a redirect with an invisible character',
      { is_redirect: 1, real_url: 'https://nordlys.test/\u202egnp' },
      'job.real_url',
      'url_with_hidden_characters',
    ],
    ['a website with a user', { company_website: 'http://a.dk@evil.test' }, 'job.company_website', 'url_with_user'],
    ['an address with a user', { url: 'http://a.dk@evil.test' }, 'job.url', 'url_with_user'],
    ['a redirect to http', { is_redirect: 1, real_url: 'http://x.dk' }, 'job.real_url', 'not_an_https_url'],
    [
      'a redirect to javascript',
      { is_redirect: 1, real_url: 'javascript:alert(1)' },
      'job.real_url',
      'not_an_https_url',
    ],
    ['a website that is none', { company_website: 'javascript:alert(1)' }, 'job.company_website', 'not_a_url'],
    ['a word for a telephone number', { contact_phone: 'telefon' }, 'job.contact_phone', 'not_a_phone'],
    ['an e-mail that is none', { contact_email: 'x' }, 'job.contact_email', 'not_an_email'],
    ['pay that falls', { pay: { from: 200, to: 100, unit: 'hour' } }, 'job.pay.to', 'below_from'],
    ['negative pay', { pay: { from: -1, unit: 'hour' } }, 'job.pay.from', 'too_small'],
    ['a week of 100 hours', { hours_per_week: 100 }, 'job.hours_per_week', 'too_big'],
  ];
  test.each(cases)('%s is refused with its field', async (_what, change, path, code) => {
    const body = { job: { ...form, ...change } } as { job: JobFormInput };
    const refusal = await app.refused(createJob, { body }, { token });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  test.each([
    ['text that is no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s for an ad is refused', async (_what, job) => {
    const body = new FormData();
    body.append('job', job);
    expect((await app.raw('POST', '/api/create_job', { token, body })).status).toBe(400);
  });

  test.each([
    [
      'a drawing as logo',
      'upload_job_logo_file',
      { name: 'logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
    ],
    [
      'a page called .pdf',
      'upload_job_description_file',
      { name: 'x.pdf', content: '<html><script>1</script></html>' },
    ],
    ['an empty file', 'upload_job_description_file', { name: 'x.pdf', content: '' }],
  ])('%s is refused and creates no ad', async (_what, field, file) => {
    const before = (await app.call(getMyJobs, { query: {} }, { token })).count;
    const refusal = await app.refused(createJob, { body: { job: form } }, { token, files: { [field]: file } });
    expect([400, 415]).toContain(refusal.status);
    expect((await app.call(getMyJobs, { query: {} }, { token })).count).toBe(before);
  });
});

describe('changing', () => {
  test('the page, the search and the agents are updated', async () => {
    const id = await created({ title: 'Slagter' });
    await update(id, { title: 'Bogbinder', description_html: '<p>Nyt</p>' });
    expect(await page(id)).toMatchObject({ title: 'Bogbinder', description: 'Nyt', seo: 'Bogbinder-9000-Nordjylland' });
    expect(await isFound('slagter')).toBe(false);
    expect(await isFound('bogbinder')).toBe(true);
    await app.services.tasks.idle();
    expect(events.sort()).toEqual([`job.changed ${id}`, `job.published ${id}`]);
  });

  test('deactivating hides it and keeps its month', async () => {
    const id = await created({ title: 'Urmager' });
    clock.set(new Date('2026-05-22T10:00:00Z'));
    await update(id, { title: 'Urmager', is_active: 0 });
    expect(await isFound('urmager')).toBe(false);
    await update(id, { title: 'Urmager', is_active: 1 });
    expect(await page(id)).toMatchObject({ state: 'live', end_date: '2026-06-20T10:00:00.000Z' });
    await app.services.tasks.idle();
    expect(events.sort()).toEqual([`job.published ${id}`, `job.published ${id}`, `job.withdrawn ${id}`]);
  });

  test('two tabs: the second is refused because the ad has changed, and nothing of it is saved', async () => {
    const id = await created({ title: 'Gartner' });
    const { updated_at } = await stored(id);
    const first = await update(id, { title: 'Gartner i Aalborg', updated_at });
    const refusal = await app.refused(
      updateJob,
      { body: { job: { ...form, id, title: 'Gartner i Aarhus', updated_at } } },
      { token },
    );
    expect(refusal).toMatchObject({ status: 409, code: 'job_changed' });
    expect(await page(id)).toMatchObject({ title: 'Gartner i Aalborg', updated_at: first.updated_at });
    expect((await update(id, { title: 'Gartner i Aarhus', updated_at: first.updated_at ?? '' })).result).toBe(
      'success',
    );
  });

  test('two tabs at the very same moment: one wins', async () => {
    const id = await created({ title: 'Maler' });
    const { updated_at } = await stored(id);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) =>
        app.send(updateJob, { body: { job: { ...form, id, title: `Maler ${letter}`, updated_at } } }, { token }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('files are replaced, kept and removed', async () => {
    const withFile = await create({ title: 'Kok' }, { upload_job_description_file: { name: 'a.pdf', content: pdf } });
    const id = withFile.job_id ?? 0;
    await update(id, { title: 'Kok' });
    expect((await page(id)).description_real_name).toBe('a.pdf');
    await update(id, { title: 'Kok' }, { upload_job_description_file: { name: 'b.pdf', content: pdf } });
    expect((await page(id)).description_real_name).toBe('b.pdf');
    await update(id, { title: 'Kok', remove_description_file: true });
    expect((await page(id)).job_desc_file).toBeNull();
  });

  test('a saved deadline may be in the past, a new one may not', async () => {
    const id = await created({ job_deadline_date: '2026-05-21' });
    clock.set(new Date('2026-05-25T10:00:00Z'));
    expect((await update(id, { job_deadline_date: '2026-05-21', title: 'Ny titel' })).result).toBe('success');
    const late = await app.refused(
      updateJob,
      { body: { job: { ...form, id, job_deadline_date: '2026-05-22' } } },
      { token },
    );
    expect(late.fields).toContainEqual(expect.objectContaining({ code: 'in_the_past' }));
  });

  test('after the paid membership has ended it answers error', async () => {
    const { db } = app.services;
    const { user, company } = await makeEmployer(db, { plan: 0, now });
    const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Smed' }, now);
    const as = await signInAs(db, user);
    const answer = await app.call(updateJob, { body: { job: { ...form, id: job.id } } }, { token: as });
    expect(answer).toEqual({ result: 'error', matched_users: [] });
    expect(await stored(job.id, as)).toMatchObject({
      title: 'Smed',
      permission: 0,
      can: { edit: false, delete: true },
    });
  });
});

describe('ads of others and unknown ids', () => {
  let foreign: number;
  beforeAll(async () => {
    const { user, company } = await makeEmployer(app.services.db);
    foreign = (await makeJob(app.services.db, { userId: user.id, companyId: company.id, title: 'Fremmed' }, now)).id;
  });

  test('another employer’s ad is not changed, deleted, brought back, posted again or read as a form', async () => {
    const attempts = await Promise.all([
      app.refused(updateJob, { body: { job: { ...form, id: foreign } } }, { token }),
      app.refused(deleteJob, { params: { id: foreign } }, { token }),
      app.refused(repostJob, { body: { job_id: foreign } }, { token }),
      app.refused(restoreJob, { body: { job_id: foreign } }, { token }),
      app.refused(getJobForm, { params: { id: foreign } }, { token }),
      app.refused(getJobForm, { params: { id: foreign } }),
    ]);
    for (const refusal of attempts) expect(refusal).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await page(foreign)).toMatchObject({ title: 'Fremmed', state: 'live' });
  });

  test.each([
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['abc', 400],
    ['99999999999999999999', 400],
    ['2147483647', 404],
    ["1'; DROP TABLE jobs", 400],
  ])('id %s is answered with %i', async (id, status) => {
    const path = encodeURIComponent(id);
    expect((await app.raw('GET', `/api/delete_job/${path}`, { token })).status).toBe(status);
    expect((await app.raw('GET', `/api/get_job_form/${path}`, { token })).status).toBe(status);
    expect((await app.raw('GET', `/api/get_job_detail/${path}`, { token })).status).toBe(status);
    expect((await app.raw('GET', `/api/get_job_detail_not_authed/${path}`)).status).toBe(status);
    const repost = await app.raw('POST', '/api/repost_job', {
      token,
      body: JSON.stringify({ job_id: id }),
      headers: { 'content-type': 'application/json' },
    });
    expect(repost.status).toBe(status);
  });
});

describe('deleting an ad', () => {
  test('the ad is removed from searches and lists; its page shows that it is deleted', async () => {
    const id = await created({ title: 'Sadelmager' });
    expect(await app.call(deleteJob, { params: { id } }, { token })).toEqual({ result: 'success' });
    expect(await app.call(deleteJob, { params: { id } }, { token })).toEqual({ result: 'success' });
    expect(await isFound('sadelmager')).toBe(false);
    const mine = await app.call(getMyJobs, { query: {} }, { token });
    expect(mine.jobs.some((job) => job.id === id)).toBe(false);
    expect(await page(id)).toMatchObject({ state: 'deleted', can: { apply: false }, apply_refusal: 'closed' });
    expect((await app.refused(updateJob, { body: { job: { ...form, id } } }, { token })).status).toBe(404);
    await app.services.tasks.idle();
    expect(events.filter((event) => event.startsWith('job.withdrawn'))).toEqual([`job.withdrawn ${id}`]);
  });
});

describe('restoring a deleted ad', () => {
  test('within ten seconds it is as before, and nobody is notified', async () => {
    // The tasks run ahead of the real time: notices of a deletion still wait.
    const later = new Date(Date.now() + 3_600_000);
    const { user, company } = await makeEmployer(app.services.db, { now: later });
    const token = await signInAs(app.services.db, user);
    const ad = { userId: user.id, companyId: company.id, title: 'Hjulmager' };
    const { id } = await makeJob(app.services.db, ad, later);
    const restore = (job_id: number) => app.call(restoreJob, { body: { job_id } }, { token });
    clock.set(later);
    await app.call(deleteJob, { params: { id } }, { token });
    expect(await isFound('hjulmager')).toBe(false);
    clock.set(new Date(later.getTime() + 9_999));
    expect(await restore(id)).toEqual({ result: 'success' });
    expect(await restore(id)).toEqual({ result: 'success' });
    expect(await isFound('hjulmager')).toBe(true);
    expect(await page(id)).toMatchObject({ state: 'live', deleted_at: null });
    await app.services.tasks.enqueue(app.services.db, publishDeletion, { job_id: id, deleted_at: later.toISOString() });
    await app.services.tasks.idle();
    expect(events.filter((event) => event.startsWith('job.withdrawn'))).toEqual([]);
  });

  test('after ten seconds it stays deleted', async () => {
    const id = await created({ title: 'Bødker' });
    await app.call(deleteJob, { params: { id } }, { token });
    clock.set(new Date(now.getTime() + 10_000));
    expect(await app.call(restoreJob, { body: { job_id: id } }, { token })).toEqual({ result: 'failed' });
    expect(await page(id)).toMatchObject({ state: 'deleted' });
  });
});

describe('posting an ad again', () => {
  test('adds one month to the old end, once', async () => {
    const id = await created({ title: 'Kurvemager' });
    expect(await app.call(repostJob, { body: { job_id: id } }, { token })).toEqual({ result: 'success' });
    expect(await page(id)).toMatchObject({
      increased: 1,
      end_date: '2026-07-20T10:00:00.000Z',
      created_at: now.toISOString(),
    });
    expect(await app.call(repostJob, { body: { job_id: id } }, { token })).toEqual({ result: 'error' });
    expect(await page(id)).toMatchObject({ end_date: '2026-07-20T10:00:00.000Z' });
    clock.set(new Date('2026-07-01T10:00:00Z'));
    expect(await isFound('kurvemager')).toBe(true);
  });

  test('restores an expired ad, also after its deadline', async () => {
    const id = await created({ title: 'Seglsyer', job_deadline_date: '2026-05-28' });
    clock.set(new Date('2026-06-25T10:00:00Z'));
    expect(await page(id)).toMatchObject({ state: 'expired' });
    expect(await isFound('seglsyer')).toBe(false);
    await app.call(repostJob, { body: { job_id: id } }, { token });
    expect(await page(id)).toMatchObject({
      state: 'live',
      job_deadline_date: null,
      end_date: '2026-07-20T10:00:00.000Z',
    });
    expect(await isFound('seglsyer')).toBe(true);
  });

  test('is refused where it gains nothing, and can move the deadline', async () => {
    const id = await created({ title: 'Rebslager', job_deadline_date: '2026-05-28' });
    const repost = (deadline?: string | null) => ({
      body: { job_id: id, ...(deadline !== undefined && { job_deadline_date: deadline }) },
    });
    expect(await app.refused(repostJob, repost(), { token })).toMatchObject({
      status: 409,
      code: 'repost_gains_nothing',
    });
    expect(await app.refused(repostJob, repost('2026-05-01'), { token })).toMatchObject({
      status: 400,
      fields: [{ path: 'job_deadline_date', code: 'in_the_past' }],
    });
    expect(await page(id)).toMatchObject({ increased: 0, job_deadline_date: '2026-05-28' });
    expect(await app.call(repostJob, repost('2026-07-10'), { token })).toEqual({ result: 'success' });
    expect(await page(id)).toMatchObject({ increased: 1, job_deadline_date: '2026-07-10' });
    clock.set(new Date('2026-07-10T12:00:00Z'));
    expect(await isFound('rebslager')).toBe(true);
  });

  test('two clicks at the same moment extend once', async () => {
    const id = await created({ title: 'Bødker' });
    const answers = await Promise.all([1, 2, 3].map(() => app.call(repostJob, { body: { job_id: id } }, { token })));
    expect(answers.map((answer) => answer.result).sort()).toEqual(['error', 'error', 'success']);
    const [row] = await app.services.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id)));
    expect(row?.endsAt?.toISOString()).toBe('2026-07-20T10:00:00.000Z');
  });

  test('needs a paid membership', async () => {
    const { db } = app.services;
    const { user, company } = await makeEmployer(db, { plan: 1, now });
    const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Smed' }, now);
    const as = await signInAs(db, user);
    expect(await app.call(repostJob, { body: { job_id: job.id } }, { token: as })).toEqual({ result: 'failed' });
  });

  test('waits for a membership on request, on any device, and happens once', async () => {
    const { db } = app.services;
    const { user, company } = await makeEmployer(db, { plan: 1, now });
    const as = await signInAs(db, user);
    const ad = (title: string) => makeJob(db, { userId: user.id, companyId: company.id, title }, now);
    const [extended, moved, other] = [await ad('Smed'), await ad('Kobbersmed'), await ad('Sølvsmed')];
    const repost = (body: { job_id: number; job_deadline_date?: string; when_paid?: boolean }) =>
      app.call(repostJob, { body }, { token: as });
    expect(await repost({ job_id: extended.id, when_paid: true })).toEqual({ result: 'failed' });
    await repost({ job_id: moved.id, job_deadline_date: '2026-07-10', when_paid: true });
    await repost({ job_id: other.id });
    const pay = async (plan: number) => {
      await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan });
      await app.services.tasks.idle();
    };
    await pay(1);
    expect(await page(extended.id)).toMatchObject({ increased: 0 });
    await pay(2);
    await pay(2);
    expect(await page(extended.id)).toMatchObject({ increased: 1, end_date: '2026-07-20T10:00:00.000Z' });
    expect(await page(moved.id)).toMatchObject({ increased: 1, job_deadline_date: '2026-07-10' });
    expect(await page(other.id)).toMatchObject({ increased: 0 });
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token: as });
    const titles = bell.filter(({ type }) => type === noticeType.adReposted).map(({ type_31 }) => type_31);
    expect(titles.toSorted()).toEqual(['Kobbersmed', 'Smed']);
  });

  test('that waits is forgotten after a day, and when it is no longer possible', async () => {
    const { db } = app.services;
    const { user, company } = await makeEmployer(db, { plan: 1, now });
    const as = await signInAs(db, user);
    const ad = (title: string) => makeJob(db, { userId: user.id, companyId: company.id, title }, now);
    const [old, gone, ended] = [await ad('Garver'), await ad('Skomager'), await ad('Seglmager')];
    const want = (job_id: number, job_deadline_date?: string) =>
      app.call(repostJob, { body: { job_id, when_paid: true, job_deadline_date } }, { token: as });
    await want(old.id);
    clock.set(new Date('2026-05-21T09:00:00Z'));
    await want(gone.id);
    await want(ended.id, '2026-05-21');
    await app.call(deleteJob, { params: { id: gone.id } }, { token: as });
    clock.set(new Date('2026-05-22T08:00:00Z'));
    await makePaidMembership(app.services, { userId: user.id, role: 'employer', plan: 2 });
    await app.services.tasks.idle();
    for (const { id } of [old, ended]) expect(await page(id)).toMatchObject({ increased: 0 });
    const left = await db.select({ id: repostRequests.jobId }).from(repostRequests);
    expect(left.map(({ id }) => id)).toEqual([old.id]);
  });
});

describe('questions to applicants', () => {
  const questions = [
    { question: 'Hvorfor os?', text: 1, video: 0 },
    { question: 'Hvem er du?', text: 1, video: 1 },
  ] as const;

  test('are in the form and on the page, and are removed when they are left out', async () => {
    const id = await created({ questions: [...questions] });
    expect((await stored(id)).questions).toEqual(questions);
    expect((await page(id)).questions).toEqual(questions);
    await update(id);
    expect((await stored(id)).questions).toEqual([]);
  });

  test.each([
    [
      'a sixth one',
      Array.from({ length: 6 }, (_, at) => ({ ...questions[0], question: `Nr. ${at}?` })),
      'questions',
      'too_many',
    ],
    ['the same twice', [questions[0], questions[0]], 'questions', 'twice'],
    ['one without words', [{ ...questions[0], question: ' ' }], 'questions.0.question', 'required'],
    ['one that cannot be answered', [{ ...questions[0], text: 0 as const }], 'questions.0.text', 'answer_kind_needed'],
    ['one that is too long', [{ ...questions[0], question: 'x'.repeat(2001) }], 'questions.0.question', 'too_long'],
  ])('are refused with %s', async (_what, questions, path, code) => {
    const refusal = await app.refused(createJob, { body: { job: { ...form, questions } } }, { token });
    expect(refusal).toMatchObject({ code: 'invalid_input', fields: [{ path: `job.${path}`, code }] });
  });
});
