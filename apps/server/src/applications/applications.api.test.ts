import { randomUUID } from 'node:crypto';
import { deactivateAccount, getUser, removeAccount } from '@jobblik/contract/accounts/accounts.api';
import {
  applyJob,
  getJobAds,
  setJobApplySeenStatus,
  withdrawApplication,
} from '@jobblik/contract/applications/applications.api';
import { applicationFileFields, rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { getJobDetail } from '@jobblik/contract/jobs/jobs.api';
import { employerDashboard, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import type { CallInput } from '@jobblik/contract/kernel/call';
import { uploadReference } from '@jobblik/contract/kernel/uploads.rules';
import { noUnread, type UnreadCounts } from '@jobblik/contract/notices/unread';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { and, eq, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestFile, testClock } from '../../test/test-app.ts';
import { makeUser, samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { jobs } from '../jobs/index.ts';
import { type JobOptions, makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import * as sample from '../platform/files/files.factory.ts';
import { files } from '../platform/files/files.tables.ts';
import { makeApplication } from './applications.factory.ts';
import { applicationSteps, applications } from './applications.tables.ts';
import { eraseApplicationsOf } from './erase-applications.ts';

const day = 86_400_000;
const start = new Date();
const clock = testClock(start);
let app: TestApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => {
  clock.set(start);
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Person {
  user: User;
  token: string;
}

async function signedIn(user: User): Promise<Person> {
  return { user, token: await signInAs(app.services.db, user, { now: clock.now() }) };
}

async function newSeeker(name = 'Signe Holm', sample = false): Promise<Person> {
  return await signedIn(await makeUser(app.services.db, { name, phone: '20304050', sample }));
}

/** An employer with a separate ad. */
async function newAd(options: Partial<JobOptions> = {}) {
  const { db } = app.services;
  const { user, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
  const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok', ...options }, clock.now());
  return { job, employer: await signedIn(user) };
}

type Form = CallInput<typeof applyJob>['body'];
const apply = (seeker: Person, form: Form, given?: Record<string, TestFile>) =>
  app.call(applyJob, { body: form }, { token: seeker.token, ...(given && { files: given }) });
const refused = (seeker: Person, form: Form, given?: Record<string, TestFile>) =>
  app.refused(applyJob, { body: form }, { token: seeker.token, ...(given && { files: given }) });
const adOf = ({ token }: Person, jobId: number) => app.call(getJobAds, { params: { job_id: jobId } }, { token });
const clearNew = ({ token }: Person, jobId: number) =>
  app.call(setJobApplySeenStatus, { params: { job_id: jobId } }, { token });
const withdraw = ({ token }: Person, applicationId: number) =>
  app.call(withdrawApplication, { body: { application_id: applicationId } }, { token });
const countsOf = ({ token }: Person) => app.call(getUnreadCnt, {}, { token });

async function onlyApplication(employer: Person, jobId: number): Promise<Application> {
  const { job } = await adOf(employer, jobId);
  expect(job.job_apply).toHaveLength(1);
  return job.job_apply[0] as Application;
}

/** Applications in the database. */
const rowsOf = (jobId: number) => app.services.db.select().from(applications).where(eq(applications.jobId, jobId));
const stepsOf = async (applicationId: number) =>
  (
    await app.services.db
      .select({ kind: applicationSteps.kind })
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, applicationId))
      .orderBy(applicationSteps.id)
  ).map(({ kind }) => kind);
const ownersOf = async ({ user }: Person) =>
  (await app.services.db.select({ claims: files.claims }).from(files).where(eq(files.userId, user.id)))
    .map(({ claims }) => claims)
    .sort();
/** How many rows own each file of a person. Files of failed requests are deleted while the response is sent. */
const expectFiles = (person: Person, claims: readonly number[]) =>
  expect.poll(() => ownersOf(person), { interval: 10 }).toEqual(claims);

const mailsTo = ({ user }: Person) => app.mailsTo(user.email);

/** A finished resumable upload, as the text of a form field. */
async function uploaded({ token }: Person, kind: string, name: string, content: Buffer): Promise<string> {
  const coded = (text: string) => Buffer.from(text).toString('base64');
  const response = await app.raw('POST', '/api/uploads', {
    token,
    body: Buffer.from(content),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `kind ${coded(kind)},filename ${coded(name)}`,
      'content-type': 'application/offset+octet-stream',
    },
  });
  expect(response.status).toBe(201);
  return uploadReference((response.headers.get('location') ?? '').replace('/api/uploads/', ''));
}

async function download(address: string | null): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const response = await app.raw('GET', address ?? '/nothing');
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

const pdf = sample.pdfFile('Mit CV');
const docx = sample.docxFile('Kære Havnens Køkken');
const odt = sample.odtFile('Svendebrev');
const film = sample.mp4File(50_000);

const fourFiles = {
  upload_cv_file: { name: 'CV Signe æøå.pdf', content: pdf },
  upload_apply_file: { name: 'Ansøgning.docx', content: docx },
  upload_other_file: { name: 'Svendebrev.odt', content: odt },
  upload_video_file: { name: 'Hej.mp4', content: film },
};

describe('an application', () => {
  it('reaches the employer whose ad it is, with message and four files', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker('Signe Holm');
    const answer = await apply(seeker, { job_id: job.id, message: 'Kære køkken\n\nJeg kan lave mad.' }, fourFiles);
    expect(answer).toEqual({ result: 'success', application_id: expect.any(Number) });

    const { job: ad, membership } = await adOf(employer, job.id);
    expect(ad).toMatchObject({
      id: job.id,
      title: 'Kok',
      state: 'live',
      job_apply_count: 1,
      job_apply_reject_count: 0,
    });
    expect(membership).toEqual({ plan: 3, status: 1 });
    const [application] = ad.job_apply;
    expect(application).toMatchObject({
      id: answer.application_id,
      user_id: seeker.user.id,
      employer_id: employer.user.id,
      reject: rejectState.open,
      active: 1,
      v_status: 0,
      note: '',
      rating_point: 0,
      is_seen: false,
      user: { name: 'Signe Holm', first_name: 'Signe', last_name: 'Holm', email: seeker.user.email, phone: '20304050' },
      attach: {
        message: 'Kære køkken\n\nJeg kan lave mad.',
        cv_real_name: 'CV Signe æøå.pdf',
        cv_real_type: 'pdf',
        cv_size: pdf.length,
        apply_real_name: 'Ansøgning.docx',
        apply_size: docx.length,
        other_real_name: 'Svendebrev.odt',
        other_size: odt.length,
        apply_video_real_name: 'Hej.mp4',
        apply_video_type: 'mp4',
      },
    });
    const { attach } = application as Application;
    expect(attach.cv_name).toMatch(/^\/images\/job_apply_cv_document\//);
    expect(attach.apply_video_name).toMatch(/^\/images\/job_apply_video\//);
    for (const [address, content] of [
      [attach.cv_name, pdf],
      [attach.apply_name, docx],
      [attach.other_name, odt],
      [attach.apply_video_name, film],
    ] as const) {
      const got = await download(address);
      expect(got.status).toBe(200);
      expect(got.bytes.equals(content)).toBe(true);
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(await stepsOf(application?.id ?? 0)).toEqual(['received']);
    await expectFiles(seeker, [1, 1, 1, 1]);
  });

  it('accepts files that were uploaded before, in a form or in JSON', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const body = {
      job_id: job.id,
      upload_cv_file: await uploaded(seeker, 'document', 'Mit CV.pdf', pdf),
      upload_video_file: await uploaded(seeker, 'video', 'Hej.mov', sample.mp4File(9000, { brand: 'qt  ' })),
    };
    const response = await app.raw('POST', '/api/apply_job', {
      token: seeker.token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ result: 'success' });
    const { attach } = await onlyApplication(employer, job.id);
    expect(attach).toMatchObject({
      message: '',
      cv_real_name: 'Mit CV.pdf',
      apply_video_real_name: 'Hej.mov',
      apply_video_type: 'mov',
      apply_name: null,
      other_name: null,
    });
    expect((await download(attach.cv_name)).bytes.equals(pdf)).toBe(true);
  });

  it.each([
    ['message alone', { message: 'Hej' }, undefined],
    ['letter alone', {}, { upload_apply_file: { name: 'brev.rtf', content: sample.rtfFile() } }],
    ['CV in the old Word format', {}, { upload_cv_file: { name: 'cv.doc', content: sample.docFile() } }],
    ['film alone', {}, { upload_video_file: { name: 'hej.webm', content: sample.webmFile() } }],
  ] as const)('may be a %s', async (_what, form, given) => {
    const { job } = await newAd();
    expect(await apply(await newSeeker(), { job_id: job.id, ...form }, given)).toMatchObject({ result: 'success' });
  });

  it('is refused without message and file', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    for (const message of [undefined, '', ' \n\t ', '\u00a0']) {
      expect(await refused(seeker, { job_id: job.id, ...(message !== undefined && { message }) })).toMatchObject({
        status: 400,
        code: 'invalid_input',
        fields: [{ path: 'message', code: 'required' }],
      });
    }
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it.each([
    ['10,000 characters', 'å'.repeat(10_000)],
    ['10,000 characters with line ends', `${'å\n'.repeat(4_999)}åå`],
    ['emoji', 'Jeg 👩🏽‍🍳 laver 🍲'],
    ['text from right to left', 'مرحبا \u202eabc'],
    ['HTML', '<b>fed</b><script>alert(1)</script> & "citat"'],
    ['SQL', "'; DROP TABLE applications; --"],
  ])('stores %s as written', async (_what, message) => {
    const { job, employer } = await newAd();
    await apply(await newSeeker(), { job_id: job.id, message });
    expect((await onlyApplication(employer, job.id)).attach.message).toBe(message);
  });

  it.each([
    ['more than 10,000 characters', 'å'.repeat(10_001), { code: 'too_long', limit: 10_000 }],
    ['NUL', 'a\u0000b', { code: 'nul_byte' }],
  ])('refuses %s', async (_what, message, field) => {
    const { job } = await newAd();
    expect(await refused(await newSeeker(), { job_id: job.id, message })).toMatchObject({
      status: 400,
      fields: [{ path: 'message', ...field }],
    });
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('is sent to the employer of the ad, whatever the form contains', async () => {
    const { job, employer } = await newAd();
    const other = await newAd();
    await apply(await newSeeker(), { job_id: job.id, company_user_id: other.employer.user.id, message: 'Hej' });
    expect((await onlyApplication(employer, job.id)).employer_id).toBe(employer.user.id);
    expect((await countsOf(other.employer)).unread_apply_total_cnt).toBe(0);
    expect(await mailsTo(other.employer)).toEqual([]);
  });
});

describe('an employer', () => {
  it('cannot apply, and nothing is stored', async () => {
    const { job } = await newAd();
    const { employer: other } = await newAd();
    expect(await apply(other, { job_id: job.id, message: 'Hej' }, fourFiles)).toEqual({
      result: 'error',
      application_id: null,
    });
    expect(await rowsOf(job.id)).toEqual([]);
    await expectFiles(other, []);
  });
});

describe('applying again', () => {
  it('with another form fails and changes nothing', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    await apply(seeker, { job_id: job.id, message: 'Første', uuid: randomUUID() });
    expect(await apply(seeker, { job_id: job.id, message: 'Anden', uuid: randomUUID() }, fourFiles)).toEqual({
      result: 'failed',
      application_id: null,
    });
    expect((await onlyApplication(employer, job.id)).attach).toMatchObject({ message: 'Første', cv_name: null });
    await expectFiles(seeker, []);
  });

  it('without the uuid of a form fails as well', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    await apply(seeker, { job_id: job.id, message: 'Første' });
    expect((await apply(seeker, { job_id: job.id, message: 'Første' })).result).toBe('failed');
  });

  it('with the same form succeeds and is the same application', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const form = {
      job_id: job.id,
      message: 'Hej',
      uuid: randomUUID(),
      upload_cv_file: await uploaded(seeker, 'document', 'Mit CV.pdf', pdf),
    };
    const first = await apply(seeker, form);
    expect(await apply(seeker, form)).toEqual(first);
    const { attach } = await onlyApplication(employer, job.id);
    expect((await download(attach.cv_name)).status).toBe(200);
    await expectFiles(seeker, [1]);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(1);
    expect((await mailsTo(employer)).filter(({ subject }) => subject.includes('Kok'))).toHaveLength(1);
  });

  it.each([
    ['the same form', true, ['success', 'success', 'success', 'success']],
    ['different forms', false, ['failed', 'failed', 'failed', 'success']],
  ])('at the same moment with %s creates one application', async (_what, same, expected) => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const uuid = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        apply(
          seeker,
          { job_id: job.id, message: 'Hej', uuid: same ? uuid : randomUUID() },
          { upload_cv_file: fourFiles.upload_cv_file },
        ),
      ),
    );
    expect(answers.map(({ result }) => result).sort()).toEqual(expected);
    const ids = new Set(answers.flatMap(({ application_id }) => application_id ?? []));
    expect(ids.size).toBe(1);
    await onlyApplication(employer, job.id);
    await expectFiles(seeker, [1]);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(1);
  });

  it('to another ad of the same employer is another application, also with the same uuid', async () => {
    const { job, employer } = await newAd();
    const second = await makeJob(app.services.db, {
      userId: employer.user.id,
      companyId: job.companyId ?? 0,
      title: 'Tjener',
    });
    const seeker = await newSeeker();
    const uuid = randomUUID();
    const answers = [
      await apply(seeker, { job_id: job.id, message: 'Hej', uuid }),
      await apply(seeker, { job_id: second.id, message: 'Hej', uuid }),
    ];
    expect(new Set(answers.map(({ application_id }) => application_id)).size).toBe(2);
    expect((await countsOf(employer)).unread_apply_cnt_arr).toEqual({ [job.id]: 1, [second.id]: 1 });
  });
});

describe('an ad that cannot be applied to', () => {
  const closed = { status: 409, code: 'job_closed' };

  it('is unknown', async () => {
    expect(await refused(await newSeeker(), { job_id: 2_000_000_000, message: 'Hej' })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('was never published', async () => {
    const { job } = await newAd({ isActive: false });
    expect(await refused(await newSeeker(), { job_id: job.id, message: 'Hej' })).toMatchObject({ status: 404 });
  });

  it('was deleted', async () => {
    const { job } = await newAd({ deletedAt: start });
    expect(await refused(await newSeeker(), { job_id: job.id, message: 'Hej' })).toMatchObject(closed);
  });

  it('has run for its month', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    clock.set(new Date(start.getTime() + 32 * day));
    expect(await refused(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject(closed);
    clock.set(new Date(start.getTime() + 20 * day));
    expect(await apply(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject({ result: 'success' });
  });

  it('is past its deadline, which is the last moment of that day in Denmark', async () => {
    const publishedAt = new Date('2026-03-10T08:00:00Z');
    clock.set(publishedAt);
    const { job } = await newAd({ jobDeadlineDate: '2026-03-28' });
    const seeker = await newSeeker();
    // The day after is the change to summer time; midnight is still an hour before that of UTC.
    clock.set(new Date('2026-03-28T23:00:00Z'));
    expect(await refused(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject(closed);
    clock.set(new Date('2026-03-28T22:59:59Z'));
    expect(await apply(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject({ result: 'success' });
  });

  it('is applied to elsewhere', async () => {
    const { job } = await newAd({ isRedirect: true, realUrl: 'https://koekken.test/job' });
    const seeker = await newSeeker();
    expect(await refused(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject({
      status: 409,
      code: 'apply_elsewhere',
    });
    clock.set(new Date(start.getTime() + 32 * day));
    expect(await refused(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject(closed);
  });

  it('belongs to a deactivated or removed employer', async () => {
    const leaves = [
      (token: string) => app.call(deactivateAccount, {}, { token }),
      (token: string) => app.call(removeAccount, { body: { password: samplePassword } }, { token }),
    ];
    for (const leave of leaves) {
      const { job, employer } = await newAd();
      expect(await leave(employer.token)).toEqual({ result: 'success' });
      expect(await refused(await newSeeker(), { job_id: job.id, message: 'Hej' })).toMatchObject({ status: 404 });
    }
  });

  it('stores no file of a refused request', async () => {
    const { job } = await newAd({ deletedAt: start });
    const seeker = await newSeeker();
    await refused(seeker, { job_id: job.id, message: 'Hej' }, fourFiles);
    await expectFiles(seeker, []);
  });
});

describe('a file that cannot be sent', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an empty file', 'upload_cv_file', 'cv.pdf', '', 400, 'empty_file'],
    ['HTML named .pdf', 'upload_cv_file', 'cv.pdf', html, 415, 'unsupported_type'],
    ['a drawing with a script', 'upload_other_file', 'tegning.svg', svg, 415, 'unsupported_type'],
    ['a program', 'upload_other_file', 'cv.pdf', Buffer.from('MZ\x90\0'.padEnd(500, '\0')), 415, 'unsupported_type'],
    ['a cut PDF', 'upload_cv_file', 'cv.pdf', pdf.subarray(0, 60), 400, 'damaged_file'],
    [
      'a zip named .docx',
      'upload_apply_file',
      'brev.docx',
      sample.zipFile([{ name: 'a', content: 'b' }]),
      415,
      'unsupported_type',
    ],
    ['a film for a CV', 'upload_cv_file', 'cv.pdf', film, 415, 'unsupported_type'],
    ['a PDF for a film', 'upload_video_file', 'hej.mp4', pdf, 415, 'unsupported_type'],
    [
      'a picture for a letter',
      'upload_apply_file',
      'brev.pdf',
      sample.pngOfSize(50_000, 50_000),
      415,
      'unsupported_type',
    ],
    [
      'more than 20 MB',
      'upload_cv_file',
      'cv.pdf',
      Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]),
      413,
      'too_large',
    ],
  ] as const)('%s: the field is named and nothing is kept', async (_what, field, name, content, status, code) => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    // The first file is valid: it must not remain after the refusal of the second.
    const good = field === 'upload_apply_file' ? 'upload_cv_file' : 'upload_apply_file';
    const refusal = await refused(
      seeker,
      { job_id: job.id, message: 'Hej' },
      { [good]: { name: 'god.pdf', content: pdf }, [field]: { name, content } },
    );
    expect(refusal).toMatchObject({ status, code, fields: [{ path: field, code }] });
    expect(await rowsOf(job.id)).toEqual([]);
    await expectFiles(seeker, []);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(0);
    expect(await mailsTo(employer)).toEqual([]);
    // The corrected form is accepted.
    expect(await apply(seeker, { job_id: job.id, message: 'Hej' })).toMatchObject({ result: 'success' });
  });

  it('is an upload of another person, or does not exist', async () => {
    const { job } = await newAd();
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    const theirs = await uploaded(other, 'document', 'Andres.pdf', pdf);
    for (const reference of [theirs, uploadReference(randomUUID()), 'upload:nothing']) {
      const form = { job_id: job.id, message: 'Hej', upload_cv_file: reference };
      expect(await refused(seeker, form)).toMatchObject({
        code: 'not_found',
        fields: [{ path: 'upload_cv_file', code: 'not_found' }],
      });
    }
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('is an upload of another kind', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    const form = { job_id: job.id, upload_cv_file: await uploaded(seeker, 'video', 'Hej.mp4', film) };
    expect((await refused(seeker, form)).status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('has a field for each of the four kinds and no other', async () => {
    expect(Object.keys(applicationFileFields).sort()).toEqual(Object.keys(applyJob.files ?? {}).sort());
    const { job } = await newAd();
    const refusal = await refused(
      await newSeeker(),
      { job_id: job.id, message: 'Hej' },
      { upload_more_file: { name: 'a.pdf', content: pdf } },
    );
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'upload_more_file', code: 'unknown_field' }] });
  });
});

describe('the applications of an ad', () => {
  it('are shown to its employer alone', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    await apply(seeker, { job_id: job.id, message: 'Hej' });
    const { employer: other } = await newAd();
    const operator = await signedIn(await makeUser(app.services.db, { role: 'admin' }));
    const refusalFor = async (person: Person | undefined, jobId = job.id) =>
      await app.refused(getJobAds, { params: { job_id: jobId } }, { token: person?.token });
    expect(await refusalFor(other)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalFor(employer, 2_000_000_000)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalFor(seeker)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusalFor(operator)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusalFor(undefined)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(
      await app.refused(setJobApplySeenStatus, { params: { job_id: job.id } }, { token: other.token }),
    ).toMatchObject({
      status: 404,
    });
    expect((await onlyApplication(employer, job.id)).is_seen).toBe(false);
  });

  it('come newest first, with their state, and are still there when the ad is closed', async () => {
    const { job, employer } = await newAd();
    const made: number[] = [];
    for (const [index, reject] of [rejectState.open, rejectState.rejected, rejectState.parked].entries()) {
      const seeker = await newSeeker();
      const createdAt = new Date(start.getTime() - index * day);
      const options = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
      made.push(await makeApplication(app.services, { ...options, reject, createdAt, ratingPoint: index }));
    }
    await app.services.db.update(jobs).set({ deletedAt: start }).where(eq(jobs.id, job.id));
    const { job: ad } = await adOf(employer, job.id);
    expect(ad).toMatchObject({ state: 'deleted', job_apply_count: 3, job_apply_reject_count: 1 });
    expect(ad.job_apply.map(({ id }) => id)).toEqual(made);
    expect(ad.job_apply.map(({ reject, rating_point }) => [reject, rating_point])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('have links to the files that expire', async () => {
    const { job, employer } = await newAd();
    await apply(await newSeeker(), { job_id: job.id }, { upload_cv_file: fourFiles.upload_cv_file });
    const { cv_name: link } = (await onlyApplication(employer, job.id)).attach;
    expect((await download(link)).status).toBe(200);
    const part = await app.raw('GET', link ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    const bare = (link ?? '').split('?')[0] ?? '';
    expect((await download(bare)).status).toBe(403);
    expect((await download((link ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403);
    expect((await download((link ?? '').replace('cv_document', 'video'))).status).toBe(403);
    clock.set(new Date(start.getTime() + 30 * 60_000));
    expect((await download(link)).status).toBe(403);
    expect((await download((await onlyApplication(employer, job.id)).attach.cv_name)).status).toBe(200);
  });

  it('show nobody’s birthday, password or address', async () => {
    const { job, employer } = await newAd();
    await apply(await newSeeker(), { job_id: job.id, message: 'Hej' });
    const { user, ...application } = await onlyApplication(employer, job.id);
    expect(Object.keys(user).sort()).toEqual(
      [
        'avatar',
        'city',
        'email',
        'email_verified',
        'first_name',
        'id',
        'last_name',
        'name',
        'phone',
        'type',
        'zip',
      ].sort(),
    );
    expect(JSON.stringify([user, application])).not.toMatch(/birth|gender|hash|"age"|"token"/);
  });
});

describe('clearing the counters of new applications', () => {
  it('lowers the counters of the employer and pushes them', async () => {
    const { job, employer } = await newAd();
    const second = await makeJob(app.services.db, {
      userId: employer.user.id,
      companyId: job.companyId ?? 0,
      title: 'Tjener',
    });
    const pushes: UnreadCounts[] = [];
    const events: unknown[] = [];
    const socket = io(app.socketUrl, { auth: { token: employer.token }, forceNew: true, transports: ['websocket'] });
    sockets.push(socket);
    socket.on('unread', (counts: UnreadCounts) => pushes.push(counts));
    socket.on('sent_application', (payload: unknown) => events.push(payload));
    await expect.poll(() => pushes.length, { interval: 5 }).toBeGreaterThan(0);

    for (const jobId of [job.id, job.id, second.id]) {
      await apply(await newSeeker(), { job_id: jobId, message: 'Hej' });
    }
    const both = { unread_apply_total_cnt: 3, unread_apply_cnt_arr: { [job.id]: 2, [second.id]: 1 } };
    expect(await countsOf(employer)).toMatchObject(both);
    await expect.poll(() => pushes.at(-1), { interval: 5 }).toMatchObject(both);
    await app.services.tasks.idle();
    await expect.poll(() => events.length, { interval: 5 }).toBe(3);
    expect(events[0]).toEqual({ company_user_id: employer.user.id });

    expect(await clearNew(employer, job.id)).toEqual({ result: 'success' });
    const one = { unread_apply_total_cnt: 1, unread_apply_cnt_arr: { [second.id]: 1 } };
    expect(await countsOf(employer)).toMatchObject(one);
    await expect.poll(() => pushes.at(-1), { interval: 5 }).toMatchObject(one);
    // Reading the counters is not opening an application.
    const { job: ad } = await adOf(employer, job.id);
    expect(ad.job_apply.map(({ is_seen }) => is_seen)).toEqual([false, false]);
    for (const { id } of ad.job_apply) expect(await stepsOf(id)).toEqual(['received']);
    expect(await clearNew(employer, job.id)).toEqual({ result: 'success' });
  });

  it('misses none that is received meanwhile', async () => {
    const { job, employer } = await newAd();
    await apply(await newSeeker(), { job_id: job.id, message: 'Hej' });
    const seekers = [await newSeeker(), await newSeeker(), await newSeeker()];
    await Promise.all([
      ...seekers.map((seeker) => apply(seeker, { job_id: job.id, message: 'Hej' })),
      clearNew(employer, job.id),
      clearNew(employer, job.id),
    ]);
    const left = (await countsOf(employer)).unread_apply_total_cnt;
    expect(left).toBeLessThanOrEqual(3);
    await clearNew(employer, job.id);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(0);
  });
});

describe('the demo visitor', () => {
  it('reads what sample people have sent to the sample company and changes nothing', async () => {
    const { job, employer } = await newAd();
    await apply(await newSeeker('Eksempel Eksempelsen', true), { job_id: job.id, message: 'Hej' });
    await apply(await newSeeker('Ægte Menneske'), { job_id: job.id, message: 'Fortroligt' }, fourFiles);
    const demo = { ...employer, token: await signInAs(app.services.db, employer.user, { demo: true }) };
    const { job: shown } = await adOf(demo, job.id);
    expect(shown.job_apply.map(({ user }) => user.name)).toEqual(['Eksempel Eksempelsen']);
    expect(shown.job_apply_count).toBe(1);
    const dashboard = await app.call(employerDashboard, {}, { token: demo.token });
    expect(dashboard.applications.map(({ name }) => name)).toEqual(['Eksempel Eksempelsen']);
    expect(await clearNew(demo, job.id)).toEqual({ result: 'success' });
    const { job: own } = await adOf(employer, job.id);
    expect(own.job_apply.map(({ is_seen }) => is_seen)).toEqual([false, false]);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(2);
    for (const { id } of own.job_apply) expect(await stepsOf(id)).toEqual(['received']);

    const { job: other } = await newAd();
    expect(await app.refused(getJobAds, { params: { job_id: other.id } }, { token: demo.token })).toMatchObject({
      status: 404,
    });
    expect(await refused(demo, { job_id: job.id, message: 'Hej' }, fourFiles)).toMatchObject({
      code: 'demo_read_only',
    });
    await expectFiles(demo, []);
    await app.services.tasks.idle();
    const ofSample = {
      unread_notification_cnt: 1,
      unread_apply_total_cnt: 1,
      unread_apply_cnt_arr: { [job.id]: 1 },
    };
    expect(await countsOf(demo)).toEqual({ ...noUnread(), ...ofSample });
  });
});

describe('withdrawing an application', () => {
  it('erases message and files and leaves the employer a line', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker('Signe Holm');
    const { application_id } = await apply(seeker, { job_id: job.id, message: 'Privat' }, fourFiles);
    const { attach: before } = await onlyApplication(employer, job.id);
    expect(await withdraw(seeker, application_id ?? 0)).toEqual({ result: 'success' });

    const application = await onlyApplication(employer, job.id);
    expect(application).toMatchObject({
      active: 0,
      is_seen: true,
      user: { name: 'Signe Holm', email: '', phone: '' },
      attach: { message: '', cv_name: null, apply_name: null, other_name: null, apply_video_name: null },
    });
    expect((await adOf(employer, job.id)).job.job_apply_count).toBe(0);
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(0);
    expect(await app.call(getMyJobs, { query: {} }, { token: employer.token })).toMatchObject({ total_apply_cnt: 0 });
    const dashboard = await app.call(employerDashboard, {}, { token: employer.token });
    expect(dashboard).toMatchObject({ applications: [], total_apply_cnt: 0, unread_apply_cnt: 0 });
    await app.services.tasks.idle();
    for (const link of [before.cv_name, before.apply_name, before.other_name, before.apply_video_name]) {
      expect((await download(link)).status).toBe(404);
    }
    await expectFiles(seeker, []);
    expect(await stepsOf(application_id ?? 0)).toEqual(['received', 'withdrawn']);
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token: employer.token });
    expect(bell[0]).toMatchObject({
      type: 25,
      type_25: 'Kok',
      link: `/virksomhed/job/detalje/${job.id}/dashboard?application=${application_id}`,
    });
    const mail = (await mailsTo(employer)).find(({ subject }) => subject.startsWith('Ansøgning trukket tilbage'));
    expect(mail?.text).toContain(`/virksomhed/job/detalje/${job.id}/dashboard`);
  });

  it('twice fails, at once too', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    const { application_id } = await apply(seeker, { job_id: job.id, message: 'Hej' });
    const answers = await Promise.all([withdraw(seeker, application_id ?? 0), withdraw(seeker, application_id ?? 0)]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['failed', 'success']);
    expect(await withdraw(seeker, application_id ?? 0)).toEqual({ result: 'failed' });
    expect(await stepsOf(application_id ?? 0)).toEqual(['received', 'withdrawn']);
  });

  it('fails after the employer has rejected it', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const options = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
    const id = await makeApplication(app.services, { ...options, reject: rejectState.rejected });
    expect(await withdraw(seeker, id)).toEqual({ result: 'failed' });
    expect((await onlyApplication(employer, job.id)).active).toBe(1);
  });

  it('is for the person who sent it', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const { application_id: id } = await apply(seeker, { job_id: job.id, message: 'Hej' });
    const refusalFor = (person: Person | undefined, application_id = id ?? 0) =>
      app.refused(withdrawApplication, { body: { application_id } }, { token: person?.token });
    expect(await refusalFor(await newSeeker())).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalFor(seeker, 2_000_000_000)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalFor(employer)).toMatchObject({ status: 403 });
    expect(await refusalFor(undefined)).toMatchObject({ status: 401 });
    expect((await onlyApplication(employer, job.id)).active).toBe(1);
  });

  it('does not allow another application, nor the same form again', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const form = { job_id: job.id, message: 'Hej', uuid: randomUUID() };
    const { application_id } = await apply(seeker, form);
    await withdraw(seeker, application_id ?? 0);
    expect(await apply(seeker, { ...form, uuid: randomUUID() })).toMatchObject({ result: 'failed' });
    expect(await apply(seeker, form)).toMatchObject({ result: 'failed' });
    expect((await onlyApplication(employer, job.id)).attach.message).toBe('');
  });
});

describe('notifying both sides', () => {
  it('is one mail each with links to the application, and one notification', async () => {
    const { job, employer } = await newAd({ title: 'Kok <til> "havnen"', companyName: 'Kajen & Co' });
    const seeker = await newSeeker('Ane <b>Bæk</b>');
    const { application_id } = await apply(seeker, { job_id: job.id, message: 'Hemmelig besked' });
    const [toEmployer, ...more] = await mailsTo(employer);
    expect(more).toEqual([]);
    expect(toEmployer?.subject).toBe('Ny ansøgning: Kok <til> "havnen"');
    const place = `/virksomhed/job/detalje/${job.id}/dashboard?application=${application_id}`;
    expect(toEmployer?.text).toContain(place);
    expect(toEmployer?.text).not.toContain('Hemmelig besked');
    expect(toEmployer?.html).toContain('Ane &lt;b&gt;Bæk&lt;/b&gt; har søgt jobbet');
    expect(toEmployer?.html).not.toContain('<b>Bæk');

    const [toSeeker, ...others] = await mailsTo(seeker);
    expect(others).toEqual([]);
    expect(toSeeker?.subject).toBe('Din ansøgning til Kajen & Co er sendt');
    const link = new RegExp(`http://localhost:\\d+(/job/${job.id}/\\S+)`).exec(toSeeker?.text ?? '')?.[1];
    expect(decodeURI(link ?? '')).toBe(`/job/${job.id}/${job.seo}`);

    const list = await app.call(getAllNotification, { params: { history: '1' } }, { token: employer.token });
    expect(list).toMatchObject([{ type: 11, type_11: 'Kok <til> "havnen"', link: place }]);
    expect(await app.call(getAllNotification, { params: { history: '1' } }, { token: seeker.token })).toEqual([]);
  });

  it('is visible on the ad: the seeker has applied', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    const detail = async () => (await app.call(getJobDetail, { params: { id: job.id } }, { token: seeker.token })).job;
    expect(await detail()).toMatchObject({ is_applied: false, apply_refusal: null, can: { apply: true } });
    await apply(seeker, { job_id: job.id, message: 'Hej' });
    expect(await detail()).toMatchObject({ is_applied: true, apply_refusal: 'already', can: { apply: false } });
    const sent = await app.services.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.jobId, job.id));
    await app.call(withdrawApplication, { body: { application_id: sent[0]?.id ?? 0 } }, { token: seeker.token });
    expect(await detail()).toMatchObject({ is_applied: false, apply_refusal: 'withdrawn', can: { apply: false } });
  });
});

describe('removing an account', () => {
  it('erases what the seeker has sent', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    await apply(seeker, { job_id: job.id, message: 'Hej' }, fourFiles);
    const { attach } = await onlyApplication(employer, job.id);
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: seeker.token });
    await app.services.tasks.idle();
    expect((await adOf(employer, job.id)).job).toMatchObject({ job_apply: [], job_apply_count: 0 });
    expect((await countsOf(employer)).unread_apply_total_cnt).toBe(0);
    expect(await rowsOf(job.id)).toEqual([]);
    expect((await download(attach.cv_name)).status).toBe(404);
    await expectFiles(seeker, []);
    // A task may run twice.
    await eraseApplicationsOf(app.services, seeker.user.id);
  });

  /** Number of statements that wait for a lock. */
  const waiting = async () => {
    const locked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await app.services.db.execute(locked)).rowCount;
  };
  const remove = ({ token }: Person) => app.call(removeAccount, { body: { password: samplePassword } }, { token });

  it('erases an application that was in flight before', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    await app.services.tasks.idle();
    let [sent, removed]: Promise<unknown>[] = [];
    await app.services.db.transaction(async (tx) => {
      // The insert waits for this lock while its transaction holds the person's row.
      await tx.execute(sql`lock table ${applications} in share mode`);
      sent = apply(seeker, { job_id: job.id, message: 'Hej' }, fourFiles);
      await expect.poll(waiting).toBe(1);
      removed = remove(seeker);
      await expect.poll(waiting).toBe(2);
    });
    expect(await Promise.all([sent, removed])).toMatchObject([{ result: 'success' }, { result: 'success' }]);
    await app.services.tasks.idle();
    expect(await rowsOf(job.id)).toEqual([]);
    await expectFiles(seeker, []);
  });

  it('refuses an application that comes before its end', async () => {
    const { job } = await newAd();
    const seeker = await newSeeker();
    await app.services.tasks.idle();
    let [removed, sent]: Promise<unknown>[] = [];
    await app.services.db.transaction(async (tx) => {
      // Allows references to the person, such as the sign-in attempt with which the removal begins.
      await tx.execute(sql`select from users where id = ${seeker.user.id} for no key update`);
      removed = remove(seeker);
      await expect.poll(waiting).toBe(1);
      sent = refused(seeker, { job_id: job.id, message: 'Hej' });
      await expect.poll(waiting).toBe(2);
    });
    expect(await Promise.all([removed, sent])).toMatchObject([{ result: 'success' }, { status: 401 }]);
    expect(await rowsOf(job.id)).toEqual([]);
  });

  it('of an employer erases notes and ratings, not what others sent', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    await apply(seeker, { job_id: job.id, message: 'Min ansøgning' });
    await app.services.db
      .update(applications)
      .set({ note: 'Virker træt', ratingPoint: 2 })
      .where(and(eq(applications.jobId, job.id), eq(applications.userId, seeker.user.id)));
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: employer.token });
    await app.services.tasks.idle();
    expect(await rowsOf(job.id)).toMatchObject([{ message: 'Min ansøgning', note: '', ratingPoint: 0 }]);
  });
});

describe('a session that ends between form and send', () => {
  it('is refused, and the same form goes through after signing in again', async () => {
    const { job, employer } = await newAd();
    const seeker = await newSeeker();
    const form = {
      job_id: job.id,
      message: 'Skrevet i en time',
      uuid: randomUUID(),
      upload_cv_file: await uploaded(seeker, 'document', 'Mit CV.pdf', pdf),
    };
    await app.services.db.execute(sql`delete from sessions where user_id = ${seeker.user.id}`);
    expect(await app.refused(getUser, {}, { token: seeker.token })).toMatchObject({ status: 401 });
    expect(await refused(seeker, form)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await rowsOf(job.id)).toEqual([]);
    expect(await apply(await signedIn(seeker.user), form)).toMatchObject({ result: 'success' });
    const { attach } = await onlyApplication(employer, job.id);
    expect(attach).toMatchObject({ message: 'Skrevet i en time', cv_real_name: 'Mit CV.pdf' });
    expect((await download(attach.cv_name)).bytes.equals(pdf)).toBe(true);
  });
});
