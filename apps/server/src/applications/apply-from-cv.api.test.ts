import { Readable } from 'node:stream';
import { applyJob, getJobAds, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getCv, saveDraftCv } from '@jobblik/contract/cv/cv.api';
import { deleteVideoCv } from '@jobblik/contract/cv/cv-videos.api';
import type { CallInput } from '@jobblik/contract/kernel/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestFile } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { cvVideos } from '../cv/index.ts';
import { makeCvVideo } from '../cv/videos/cv-videos.factory.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import * as sample from '../platform/files/files.factory.ts';
import { files } from '../platform/files/files.tables.ts';
import { applications } from './applications.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pdf = sample.pdfFile('Det CV, jeg har i Jobblik');

async function newAd() {
  const { db } = app.services;
  const { user, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
  const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' });
  return { job, employer: { user, token: await signInAs(db, user) } };
}

/** A seeker whose CV has a document, and a video that can be watched. */
async function seekerWithFiles() {
  const { services } = app;
  const user = await makeUser(services.db, { name: 'Signe Holm' });
  const stored = await services.files.store(Readable.from([pdf]), {
    kind: 'document',
    realName: 'CV Signe.pdf',
    userId: user.id,
  });
  await makeCv(services, { userId: user.id, documentFileId: stored.id });
  const videoId = await makeCvVideo(services, { userId: user.id, name: 'Hej.webm' });
  await services.db.update(cvVideos).set({ state: 'ready' }).where(eq(cvVideos.id, videoId));
  const [video] = await services.db.select().from(cvVideos).where(eq(cvVideos.id, videoId));
  return {
    user,
    token: await signInAs(services.db, user),
    documentId: stored.id,
    videoId,
    videoFile: video?.fileId ?? '',
  };
}
type Seeker = Awaited<ReturnType<typeof seekerWithFiles>>;

type Form = CallInput<typeof applyJob>['body'];
const apply = ({ token }: Pick<Seeker, 'token'>, form: Form) => app.call(applyJob, { body: form }, { token });
const refused = ({ token }: Pick<Seeker, 'token'>, form: Form, given?: Record<string, TestFile>) =>
  app.refused(applyJob, { body: form }, { token, ...(given && { files: given }) });
const attachOf = async ({ token }: { token: string }, jobId: number) =>
  (await app.call(getJobAds, { params: { job_id: jobId } }, { token })).job.job_apply[0]?.attach;
const claimsOf = async (fileId: string) =>
  (await app.services.db.select({ claims: files.claims }).from(files).where(eq(files.id, fileId)))[0]?.claims;

describe('an application with files of the CV', () => {
  it('gives the employer the document and the video, also after they are removed from the CV', async () => {
    const { job, employer } = await newAd();
    const seeker = await seekerWithFiles();
    const { cv, cv_document } = await app.call(getCv, { query: {} }, { token: seeker.token });
    const form = { job_id: job.id, cv_document_id: cv_document?.cv_document_id, cv_video_id: seeker.videoId };
    expect(await apply(seeker, form)).toMatchObject({ result: 'success' });
    expect(await claimsOf(seeker.documentId)).toBe(3);
    await app.call(saveDraftCv, { body: { cv, remove_document: true } }, { token: seeker.token });
    await app.call(deleteVideoCv, { body: { video_id: seeker.videoId } }, { token: seeker.token });

    const attach = await attachOf(employer, job.id);
    expect(attach).toMatchObject({ message: '', cv_real_name: 'CV Signe.pdf', apply_video_real_name: 'Hej.webm' });
    const document = await app.raw('GET', attach?.cv_name ?? '');
    expect(Buffer.from(await document.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await app.raw('GET', attach?.apply_video_name ?? '')).status).toBe(200);
    expect([await claimsOf(seeker.documentId), await claimsOf(seeker.videoFile)]).toEqual([2, 1]);
  });

  it('keeps the CV’s files when it is withdrawn', async () => {
    const { job } = await newAd();
    const seeker = await seekerWithFiles();
    const form = { job_id: job.id, cv_document_id: seeker.documentId, cv_video_id: seeker.videoId };
    const { application_id } = await apply(seeker, form);
    const body = { application_id: application_id ?? 0 };
    await app.call(withdrawApplication, { body }, { token: seeker.token });
    expect([await claimsOf(seeker.documentId), await claimsOf(seeker.videoFile)]).toEqual([2, 1]);
    expect((await app.call(getCv, { query: {} }, { token: seeker.token })).cv_document?.realname).toBe('CV Signe.pdf');
  });

  it('has the video in the format that every browser plays', async () => {
    const { job, employer } = await newAd();
    const seeker = await seekerWithFiles();
    const second = await app.services.files.store(Readable.from([sample.mp4File(9000)]), {
      kind: 'video',
      realName: 'Hej (H.264).mp4',
      userId: seeker.user.id,
    });
    await app.services.files.claim(app.services.db, second.id);
    await app.services.db.update(cvVideos).set({ secondFileId: second.id }).where(eq(cvVideos.id, seeker.videoId));
    await apply(seeker, { job_id: job.id, cv_video_id: seeker.videoId });
    expect((await attachOf(employer, job.id))?.apply_video_real_name).toBe('Hej (H.264).mp4');
  });

  it('refuses files of another person, and files that do not exist', async () => {
    const { job } = await newAd();
    const [seeker, other] = [await seekerWithFiles(), await seekerWithFiles()];
    const loose = await app.services.files.store(Readable.from([pdf]), {
      kind: 'document',
      realName: 'løs.pdf',
      userId: seeker.user.id,
    });
    await app.services.db.update(cvVideos).set({ state: 'processing' }).where(eq(cvVideos.id, other.videoId));
    const cases: [Pick<Seeker, 'token'>, Omit<Form, 'job_id'>, string][] = [
      [seeker, { cv_document_id: other.documentId }, 'cv_document_id'],
      [seeker, { cv_document_id: loose.id }, 'cv_document_id'],
      [seeker, { cv_document_id: seeker.videoFile }, 'cv_document_id'],
      [seeker, { cv_document_id: '00000000-0000-4000-8000-000000000000' }, 'cv_document_id'],
      [seeker, { cv_video_id: other.videoId }, 'cv_video_id'],
      [seeker, { cv_video_id: 2_147_483_647 }, 'cv_video_id'],
      [other, { cv_video_id: other.videoId }, 'cv_video_id'],
    ];
    for (const [who, form, path] of cases) {
      expect(await refused(who, { job_id: job.id, message: 'Hej', ...form })).toMatchObject({
        status: 400,
        code: 'invalid_input',
        fields: [{ path, code: 'unknown_file' }],
      });
    }
    expect(await app.services.db.select().from(applications).where(eq(applications.jobId, job.id))).toEqual([]);
  });

  it('has one file in each role', async () => {
    const { job } = await newAd();
    const seeker = await seekerWithFiles();
    const own = { upload_cv_file: { name: 'nyt.pdf', content: pdf } };
    expect(await refused(seeker, { job_id: job.id, cv_document_id: seeker.documentId }, own)).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'cv_document_id', code: 'only_one_file' }],
    });
    const film = { upload_video_file: { name: 'ny.mp4', content: sample.mp4File(9000) } };
    expect(await refused(seeker, { job_id: job.id, cv_video_id: seeker.videoId }, film)).toMatchObject({
      fields: [{ path: 'cv_video_id', code: 'only_one_file' }],
    });
  });
});
