import { randomUUID } from 'node:crypto';
import {
  decideCandidates,
  getApplication,
  getApplicationHistory,
  getInboxSummary,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  searchJobApply,
  undoCandidateDecision,
  updateCandidateNote,
  writeToOpen,
} from '@jobblik/contract/applications/applicant-review.api';
import { applyJob, openApplication, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { signInAs } from '../../accounts/accounts.factory.ts';
import { users } from '../../accounts/index.ts';
import { cvVisits } from '../../candidates/candidates.tables.ts';
import { makeCv } from '../../cv/cv.factory.ts';
import { makeCvVideo } from '../../cv/videos/cv-videos.factory.ts';
import { makeJob } from '../../jobs/jobs.factory.ts';
import * as sample from '../../platform/files/files.factory.ts';
import { film } from '../../platform/media/media.factory.ts';
import { type Person, reviewHarness } from './review.harness.ts';

const start = new Date(Date.now() + 600_000);
const clock = testClock(start);
let app: TestApp;
const { newAd, newSeeker, newApplication } = reviewHarness(() => app, clock);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const historyOf = async ({ token }: Person, application_id: number) =>
  (await app.call(getApplicationHistory, { params: { application_id } }, { token })).history;
const summaryOf = ({ token }: Person, job_id: number) => app.call(getInboxSummary, { params: { job_id } }, { token });

describe('the history of an application', () => {
  it('is shown to its employer, with who opened it and a pending decision', async () => {
    const ad = await newAd();
    const id = await newApplication(ad, await newSeeker());
    await app.call(openApplication, { body: { application_id: id } }, { token: ad.employer.token });
    const body = { candidate_id: id, job_id: ad.job.id, message: 'Vi vender tilbage.' };
    await app.call(pendingCandidate, { body }, { token: ad.employer.token });
    expect(await historyOf(ad.employer, id)).toMatchObject([
      { kind: 'received', by: '', sent: true },
      { kind: 'seen', by: ad.employer.user.name, sent: true },
      { kind: 'parked', message: 'Vi vender tilbage.', sent: false },
    ]);
    // After a replacement only the new decision is pending.
    await app.call(rejectCandidate, { body }, { token: ad.employer.token });
    expect((await historyOf(ad.employer, id)).map(({ kind }) => kind)).toEqual(['received', 'seen', 'rejected']);
  });

  it('is not readable by others', async () => {
    const ad = await newAd();
    const seeker = await newSeeker();
    const id = await newApplication(ad, seeker);
    const { employer: other } = await newAd();
    const refused = (person: Person | undefined, application_id = id) =>
      app.refused(getApplicationHistory, { params: { application_id } }, { token: person?.token });
    expect(await refused(other)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(ad.employer, 2_000_000_000)).toMatchObject({ status: 404 });
    expect(await refused(seeker)).toMatchObject({ status: 403 });
    expect(await refused(undefined)).toMatchObject({ status: 401 });
    const demo = { ...ad.employer, token: await signInAs(app.services.db, ad.employer.user, { demo: true }) };
    expect(await refused(demo)).toMatchObject({ status: 404 });
  });
});

describe('a note', () => {
  it('has author and time, which are removed with it', async () => {
    const ad = await newAd();
    const id = await newApplication(ad, await newSeeker());
    const { token, user } = ad.employer;
    const write = (note: string) => app.call(updateCandidateNote, { body: { note, candidate_id: id } }, { token });
    const read = async () =>
      (await app.call(getApplication, { params: { application_id: id } }, { token })).application;
    expect(await read()).toMatchObject({ note: '', note_at: null, note_by: '' });
    const written = { note: 'Ring fredag', note_at: clock.now().toISOString(), note_by: user.name };
    expect(await write('Ring fredag')).toMatchObject(written);
    expect(await read()).toMatchObject(written);
    const none = { note: '', note_at: null, note_by: '' };
    expect(await write('')).toMatchObject(none);
    expect(await read()).toMatchObject(none);
  });
});

describe('the video beside the letter', () => {
  const one = async ({ token }: Person, application_id: number) =>
    (await app.call(getApplication, { params: { application_id } }, { token })).application;

  it('is the newest one of the published CV, and playing it is not a visit of the CV', async () => {
    const ad = await newAd();
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id, visibility: 'hidden' });
    await makeCvVideo(app.services, {
      userId: seeker.user.id,
      film: { seconds: 2 },
      captions: 'WEBVTT\n\n00:00.100 --> 00:01.000\nHej\n',
    });
    await app.services.tasks.idle();
    const id = await newApplication(ad, seeker);
    const { cv_video: video } = await one(ad.employer, id);
    expect(video).toMatchObject({ seconds: expect.closeTo(2, 1), captions_url: expect.stringContaining('text/vtt') });
    const played = await app.raw('GET', video?.sources[0]?.url ?? '');
    expect([played.status, video?.sources[0]?.type]).toEqual([200, 'video/webm']);
    expect(await app.services.db.select().from(cvVisits).where(eq(cvVisits.userId, seeker.user.id))).toEqual([]);
    // Neither for a withdrawn application, nor for a deactivated account.
    await app.call(withdrawApplication, { body: { application_id: id } }, { token: seeker.token });
    expect((await one(ad.employer, id)).cv_video).toBeNull();
    const other = await newAd();
    const again = await newApplication(other, seeker);
    expect((await one(other.employer, again)).cv_video).not.toBeNull();
    await app.services.db.update(users).set({ deactivatedAt: start }).where(eq(users.id, seeker.user.id));
    expect((await one(other.employer, again)).cv_video).toBeNull();
  });

  it('has its length in the list, also the one that came with the application', async () => {
    const ad = await newAd();
    const seeker = await newSeeker();
    const files = { upload_video_file: { name: 'Hej.webm', content: await film({ seconds: 3, live: true }) } };
    const body = { job_id: ad.job.id, message: 'Hej' };
    const { application_id } = await app.call(applyJob, { body }, { token: seeker.token, files });
    await app.services.tasks.idle();
    const { applications } = await app.call(
      searchJobApply,
      { body: { job_id: ad.job.id } },
      { token: ad.employer.token },
    );
    expect(applications).toMatchObject([
      { id: application_id, attach: { apply_video_seconds: expect.closeTo(3, 1) }, cv_video: null },
    ]);
  });
});

describe('writing to the open ones', () => {
  const until = start.toISOString();
  const write = ({ token }: Person, job_id: number, more: Partial<{ uuid: string; message: string }> = {}) => ({
    body: { job_id, message: 'Hej {name}, hilsen {employer}', until, uuid: randomUUID(), ...more },
    as: { token },
  });
  const messagesOf = async ({ token }: Person, employer: Person) =>
    (
      await app.call(getMessageHistoryWithContact, { body: { contact_users: employer.user.id } }, { token })
    ).result_message_json.map(({ message }) => message);

  it('reaches everybody with an open application, once, by name, and nobody else', async () => {
    const ad = await newAd();
    const [open, late, rejected] = [await newSeeker('Ane Bro'), await newSeeker('Bo Dam'), await newSeeker('Cilla Eg')];
    await newApplication(ad, open, { createdAt: start });
    await newApplication(ad, late, { createdAt: new Date(start.getTime() + 1000) });
    await newApplication(ad, rejected, { createdAt: start, reject: 1 });
    const { body, as } = write(ad.employer, ad.job.id);
    expect(await app.call(writeToOpen, { body }, as)).toEqual({ result: 'success', count: 1 });
    expect(await app.call(writeToOpen, { body }, as)).toEqual({ result: 'success', count: 1 });
    expect(await messagesOf(open, ad.employer)).toEqual(['Hej Ane Bro, hilsen Havnens Køkken']);
    expect(await messagesOf(late, ad.employer)).toEqual([]);
    expect(await messagesOf(rejected, ad.employer)).toEqual([]);
  });

  it('is for the employer of the ad, with a text and a confirmed e-mail', async () => {
    const ad = await newAd();
    const seeker = await newSeeker();
    await newApplication(ad, seeker, { createdAt: start });
    const { employer: other } = await newAd();
    const refused = ({ body, as }: ReturnType<typeof write>) => app.refused(writeToOpen, { body }, as);
    expect(await refused(write(other, ad.job.id))).toMatchObject({ status: 404 });
    expect(await refused(write(seeker, ad.job.id))).toMatchObject({ status: 403 });
    expect(await refused(write(ad.employer, ad.job.id, { message: ' ' }))).toMatchObject({ status: 400 });
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ad.employer.user.id));
    expect(await refused(write(ad.employer, ad.job.id))).toMatchObject({ status: 403, code: 'email_not_confirmed' });
    expect(await messagesOf(seeker, ad.employer)).toEqual([]);
  });
});

describe('applications that were read', () => {
  it('are counted, with the ad whose new applications have waited longest', async () => {
    const ad = await newAd();
    const hours = (count: number) => new Date(start.getTime() - count * 3_600_000);
    await newApplication(ad, await newSeeker('Ane'), { ratingPoint: 5, createdAt: hours(3) });
    await newApplication(ad, await newSeeker('Bo'), { ratingPoint: 4, reject: 1, createdAt: hours(2) });
    await newApplication(ad, await newSeeker('Cilla'), { reject: 2, createdAt: hours(1) });
    const none = {
      all: 3,
      last_at: hours(1).toISOString(),
      open: 1,
      interviews: 0,
      parked: 1,
      rejected: 1,
      reasons: [{ reason: null, count: 1 }],
    };
    expect(await summaryOf(ad.employer, ad.job.id)).toEqual({ ...none, best: 2, best_waiting: 1, next: null });
    const { db } = app.services;
    const options = { userId: ad.employer.user.id, companyId: ad.job.companyId ?? 0 };
    const [recent, older] = [
      await makeJob(db, { ...options, title: 'Tjener' }, start),
      await makeJob(db, { ...options, title: 'Bager' }, start),
    ];
    await newApplication({ job: recent, employer: ad.employer }, await newSeeker(), { createdAt: hours(1) });
    for (const age of [30, 40])
      await newApplication({ job: older, employer: ad.employer }, await newSeeker(), { createdAt: hours(age) });
    expect((await summaryOf(ad.employer, ad.job.id)).next).toEqual({
      job_id: older.id,
      title: 'Bager',
      new: 2,
      oldest_at: hours(40).toISOString(),
    });
    const { employer: other } = await newAd();
    const input = { params: { job_id: ad.job.id } };
    expect(await app.refused(getInboxSummary, input, { token: other.token })).toMatchObject({ status: 404 });
  });
});

describe('the reason of a rejection', () => {
  it('is counted on the ad until the rejection is undone, and never sent', async () => {
    const ad = await newAd();
    const people = [await newSeeker('Ane'), await newSeeker('Bo'), await newSeeker('Cilla'), await newSeeker('Dan')];
    const ids: number[] = [];
    for (const person of people) ids.push(await newApplication(ad, person));
    const [ane = 0, bo = 0, cilla = 0, dan = 0] = ids;
    const { token } = ad.employer;
    const about = (candidate_id: number) => ({ candidate_id, job_id: ad.job.id, message: 'Nej tak.' });
    const counted = async () => (await summaryOf(ad.employer, ad.job.id)).reasons;
    await app.call(rejectCandidate, { body: { ...about(ane), reason: 'experience' } }, { token });
    const many = { job_id: ad.job.id, application_ids: [bo, cilla], decision: 'reject' as const, message: '' };
    const { decided } = await app.call(
      decideCandidates,
      { body: { ...many, reason: 'experience' as const } },
      { token },
    );
    await app.call(rejectCandidate, { body: about(dan) }, { token });
    expect(await counted()).toEqual([
      { reason: 'experience', count: 3 },
      { reason: null, count: 1 },
    ]);
    const undone = decided.filter(({ application_id }) => application_id === bo);
    const decision_ids = undone.map(({ decision_id }) => decision_id);
    await app.call(undoCandidateDecision, { body: { decision_ids } }, { token });
    await app.call(reopenCandidate, { body: { candidate_id: cilla, job_id: ad.job.id } }, { token });
    await app.call(rejectCandidate, { body: { ...about(cilla), reason: 'pay' } }, { token });
    expect(await counted()).toEqual([
      { reason: 'experience', count: 1 },
      { reason: 'pay', count: 1 },
      { reason: null, count: 1 },
    ]);
    const own = await app.raw('GET', `/api/get_job_applications_from_jobseeker/1`, { token: people[0]?.token });
    expect(await own.text()).not.toContain('experience');
  });

  it.each(['age', '', 3])('of %j is refused', async (reason) => {
    const ad = await newAd();
    const candidate_id = await newApplication(ad, await newSeeker());
    const body = { candidate_id, job_id: ad.job.id, reason: reason as never };
    expect(await app.refused(rejectCandidate, { body }, { token: ad.employer.token })).toMatchObject({
      status: 400,
      fields: [{ path: 'reason', code: 'not_a_choice' }],
    });
  });

  it('does not exist for parking', async () => {
    const ad = await newAd();
    const id = await newApplication(ad, await newSeeker());
    const body = { job_id: ad.job.id, application_ids: [id], decision: 'park' as const, reason: 'pay' as const };
    expect(await app.refused(decideCandidates, { body }, { token: ad.employer.token })).toMatchObject({
      status: 400,
      fields: [{ path: 'reason' }],
    });
  });
});

describe('a document that browsers do not show', () => {
  it('is read at a separate address', async () => {
    const ad = await newAd();
    const seeker = await newSeeker();
    const files = { upload_cv_file: { name: 'CV.docx', content: sample.docxFile('Syv år som kok') } };
    const { application_id } = await app.call(
      applyJob,
      { body: { job_id: ad.job.id, message: 'Hej' } },
      { token: seeker.token, files },
    );
    const { application } = await app.call(
      getApplication,
      { params: { application_id: application_id ?? 0 } },
      { token: ad.employer.token },
    );
    const page = await app.raw('GET', application.attach.cv_view ?? '');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Syv år som kok');
    expect(application.attach.apply_view).toBeNull();
  });
});
