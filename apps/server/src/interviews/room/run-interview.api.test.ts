import { getJobAds } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { getAllNotification, getUnreadCnt, setNoticeSetting } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { interviews } from '../index.ts';
import { makeInterview } from '../interviews.factory.ts';
import { interviewsHarness } from '../interviews.harness.ts';
import { findInterviewOfRoom, noteEnd, noteMeeting } from '../setup.ts';
import { runReady, runRelease, runReminder, runTidy } from '../timers.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const clock = testClock();
const started = clock.now();
beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterEach(() => {
  clock.set(started);
  harness.closeBrowsers();
});
afterAll(() => app.close());

/** An agreed interview in three hours. */
async function agreed() {
  const pair = await harness.newPair();
  const { startsAt, endsAt } = harness.soon(180);
  const interview = await makeInterview(app.services, {
    employerId: pair.employer.user.id,
    seekerId: pair.seeker.user.id,
    applicationId: pair.applicationId,
    startsAt,
    endsAt,
    state: 'accepted',
  });
  const version = { interview_id: interview.id, sequence: interview.sequence };
  const at = (minutes: number) => {
    const now = new Date(startsAt.getTime() + minutes * 60_000);
    clock.set(now);
    return now;
  };
  const stream = { stream_id: interview.uuid };
  return { ...pair, interview, version, at, stream, start: { body: { ...stream, room_id: interview.uuid } } };
}
const counters = async (person: { token: string }) => {
  const { employer_ready_interviews, employer_being_interviews } = await app.call(getUnreadCnt, {}, person);
  return [employer_ready_interviews, employer_being_interviews];
};
const soonInBell = async (person: { token: string }) => {
  await app.services.tasks.idle();
  const list = await app.call(getAllNotification, { params: { history: '1' } }, person);
  return list.filter(({ type }) => type === 29).map(({ link }) => link);
};

describe('time_to_interview', () => {
  it('reaches both browsers, the notifications with a link to the room, the counter, the lists and dashboards', async () => {
    const { seeker, employer, interview, version, at, applicationId, job } = await agreed();
    const [hers, theirs] = [await harness.browserOf(seeker), await harness.browserOf(employer)];
    at(-5);
    await runReady(app.services, version);
    const event = { seeker_id: seeker.user.id, employer_id: employer.user.id, app_id: applicationId };
    await expect.poll(() => [hers.of('time_to_interview'), theirs.of('time_to_interview')]).toEqual([[event], [event]]);
    expect(await counters(employer)).toEqual([1, 0]);
    expect(await soonInBell(seeker)).toEqual([`/kandidat/strøm/${interview.uuid}/${interview.uuid}`]);
    expect(await soonInBell(employer)).toEqual([`/virksomhed/strøm/${interview.uuid}`]);
    const { job: ad } = await app.call(getJobAds, { params: { job_id: job.id } }, employer);
    expect(ad.job_apply[0]).toMatchObject({ v_status: 2, ready: 1, interview_id: interview.uuid });
    const { interviews: mine } = await app.call(candidateDashboard, {}, seeker);
    expect(mine).toMatchObject([{ stream_id: interview.uuid, room_id: interview.uuid }]);
    const { applications: sent } = await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, seeker);
    expect(sent).toMatchObject([{ interview_date: localDateOf(interview.startsAt ?? clock.now()) }]);
    const board = await app.call(employerDashboard, {}, employer);
    expect(board.interviews).toMatchObject([{ uuid: interview.uuid, name: 'Signe Holm', ready: 1 }]);
  });

  it('is announced by a task, at once when the interview is that near', async () => {
    const { seeker, employer } = await harness.newPair();
    const theirs = await harness.browserOf(employer);
    const pair = { seekerId: seeker.user.id, employerId: employer.user.id };
    await makeInterview(app.services, { ...pair, ...harness.soon(4), state: 'accepted' });
    await expect.poll(() => theirs.of('time_to_interview')).toHaveLength(1);
    expect(await soonInBell(seeker)).toHaveLength(1);
  });

  it('still opens the room after the server was down, without »soon« once it has begun', async () => {
    const { seeker, employer, version, at } = await agreed();
    const theirs = await harness.browserOf(employer);
    at(10);
    await runReady(app.services, version);
    await expect.poll(() => theirs.of('time_to_interview')).toHaveLength(1);
    expect(await counters(employer)).toEqual([1, 0]);
    expect(await soonInBell(seeker)).toEqual([]);
  });

  it('of an interview that is over, was moved or cancelled is not sent', async () => {
    const { employer, interview, version, at } = await agreed();
    await runReady(app.services, { ...version, sequence: 7 });
    at(30);
    await runReady(app.services, version);
    expect(await counters(employer)).toEqual([0, 0]);
    at(-60);
    await app.call(api.deleteSchedule, { body: { interview_id: interview.uuid } }, employer);
    at(-5);
    await runReady(app.services, version);
    expect(await counters(employer)).toEqual([0, 0]);
  });
});

describe('reminders', () => {
  const subjects = async (person: { user: { email: string | null } }) =>
    (await harness.mailsTo(person.user.email)).map(({ subject }) => subject);

  it('are sent to both sides, once, except where they are turned off', async () => {
    const { seeker, employer, version, at } = await agreed();
    at(-60);
    await runReminder(app.services, { ...version, before: 'hour' });
    await runReminder(app.services, { ...version, before: 'hour' });
    expect(await subjects(seeker)).toEqual(['Husk interviewet hos Havnens Køkken']);
    expect(await subjects(employer)).toEqual(['Husk interviewet med Signe Holm']);
    const other = await agreed();
    const off = { kind: 'interview_reminder', channel: 'mail', on: false } as const;
    await app.call(setNoticeSetting, { body: off }, other.seeker);
    other.at(-60);
    await runReminder(app.services, { ...other.version, before: 'hour' });
    expect(await subjects(other.seeker)).toEqual([]);
    expect(await subjects(other.employer)).toHaveLength(1);
  });

  it('that come too late are left out', async () => {
    const { seeker, version, at } = await agreed();
    at(-50);
    await runReminder(app.services, { ...version, before: 'day' });
    at(1);
    await runReminder(app.services, { ...version, before: 'hour' });
    expect(await subjects(seeker)).toEqual([]);
  });
});

describe('a call', () => {
  it('is under way while both are in the room, and lasted as long as they were', async () => {
    const { seeker, employer, interview, at, stream, start } = await agreed();
    at(-3);
    expect(await app.call(api.startVideoInterview, start, employer)).toEqual({ result: 'success' });
    const both = at(0);
    await noteMeeting(app.services, interview.uuid, { since: both, seconds: 0 });
    expect(await counters(employer)).toEqual([0, 1]);
    at(5);
    await noteMeeting(app.services, interview.uuid, { since: null, seconds: 300 });
    expect(await counters(employer)).toEqual([1, 0]);
    const again = at(10);
    await noteMeeting(app.services, interview.uuid, { since: again, seconds: 300 });
    // The older report arrives late.
    await noteMeeting(app.services, interview.uuid, { since: both, seconds: 0 });
    at(17);
    const finish = (interview_seconds: number) => ({ body: { ...stream, interview_seconds } });
    expect(await app.call(api.finishVideoInterview, finish(80_000), seeker)).toEqual({ result: 'success' });
    expect(await app.call(api.finishVideoInterview, finish(5), employer)).toEqual({ result: 'success' });
    await noteMeeting(app.services, interview.uuid, { since: null, seconds: 4000 });
    await noteEnd(app.services, interview.uuid);
    expect(await harness.rowOf(interview.uuid)).toMatchObject({ state: 'ended', seconds: 12 * 60 });
    expect(await counters(employer)).toEqual([0, 0]);
    const { interviews: was } = await app.call(api.getInterviewList, { body: { past: true } }, employer);
    expect(was).toMatchObject([{ status: 4, ready: 3, v_status: 5, interview_seconds: 720 }]);
  });

  it('is refused before the room opens, after it has closed, in another room, and to the seeker', async () => {
    const { seeker, employer, at, stream, start } = await agreed();
    const refused = async () => (await app.refused(api.startVideoInterview, start, employer)).code;
    expect(await refused()).toBe('interview_not_ready');
    at(30);
    expect(await refused()).toBe('interview_over');
    at(0);
    const elsewhere = { body: { ...stream, room_id: 'another' } };
    expect(await app.refused(api.startVideoInterview, elsewhere, employer)).toMatchObject({ status: 404 });
    expect(await app.refused(api.startVideoInterview, start, seeker)).toMatchObject({ status: 403 });
    for (const interview_seconds of [-1, 1e9, 'x' as never])
      expect(
        await app.refused(api.finishVideoInterview, { body: { ...stream, interview_seconds } }, seeker),
      ).toMatchObject({ status: 400 });
  });

  it('that nobody ended is ended when the room closes, with the planned length', async () => {
    const { employer, interview, version, at } = await agreed();
    await noteMeeting(app.services, interview.uuid, { since: at(0), seconds: 0 });
    at(30);
    await runTidy(app.services, version);
    expect(await harness.rowOf(interview.uuid)).toMatchObject({ state: 'accepted' });
    at(150);
    await runTidy(app.services, version);
    expect(await harness.rowOf(interview.uuid)).toMatchObject({ state: 'ended', seconds: 1800 });
    expect(await counters(employer)).toEqual([0, 0]);
  });

  it('that lasts longer than planned ends when the two part', async () => {
    const { interview, version, at } = await agreed();
    await noteMeeting(app.services, interview.uuid, { since: at(0), seconds: 0 });
    at(30);
    await runTidy(app.services, version);
    expect(await findInterviewOfRoom(app.services, interview.uuid)).not.toBeNull();
    at(41);
    await noteMeeting(app.services, interview.uuid, { since: null, seconds: 41 * 60 });
    expect(await harness.rowOf(interview.uuid)).toMatchObject({ state: 'ended', seconds: 41 * 60 });
    expect(await findInterviewOfRoom(app.services, interview.uuid)).toBeNull();
  });

  it('that nobody else came to ends with its time, and the applicant can be asked again', async () => {
    const pair = await agreed();
    pair.at(-1);
    await app.call(api.startVideoInterview, pair.start, pair.employer);
    pair.at(30);
    expect(await findInterviewOfRoom(app.services, pair.interview.uuid)).toBeNull();
    await runTidy(app.services, pair.version);
    expect(await harness.rowOf(pair.interview.uuid)).toMatchObject({ state: 'ended', seconds: 0 });
    expect(await harness.vStatus(pair)).toBe(5);
    expect(await harness.requested(pair, harness.at(2))).not.toBe(pair.interview.uuid);
  });

  it('has a room only while it can be entered', async () => {
    const { interview, at, employer, seeker } = await agreed();
    const room = () => findInterviewOfRoom(app.services, interview.uuid);
    expect(await room()).toBeNull();
    at(-5);
    expect(await room()).toMatchObject({ employerId: employer.user.id, seekerId: seeker.user.id, title: 'Samtale' });
    at(30);
    expect(await room()).toBeNull();
    expect(await findInterviewOfRoom(app.services, crypto.randomUUID())).toBeNull();
  });
});

it('a request that nobody answered leaves the counter when its time is over', async () => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair, harness.at(1));
  const { id, sequence, endsAt } = await harness.rowOf(uuid);
  const waiting = async () => (await app.call(getUnreadCnt, {}, pair.seeker)).job_seeker_interviews;
  expect(await waiting()).toBe(1);
  clock.set(endsAt ?? started);
  await runTidy(app.services, { interview_id: id, sequence });
  expect(await waiting()).toBe(0);
});

it('a time that a crashed server has reserved is released; an agreed one never', async () => {
  const pair = await harness.newPair();
  const [held] = await app.services.db
    .insert(interviews)
    .values({
      kind: 'candidate',
      employerId: pair.employer.user.id,
      seekerId: pair.seeker.user.id,
      title: 'A',
      description: 'B',
      state: 'held',
      ...harness.soon(600),
    })
    .returning();
  expect(await app.call(api.getInterviewList, { body: {} }, pair.employer)).toEqual({
    interviews: [],
    offers: [],
    declined: [],
  });
  await runRelease(app.services, held?.id ?? 0);
  const { interview } = await agreed();
  await runRelease(app.services, interview.id);
  expect(await app.services.db.$count(interviews, eq(interviews.id, held?.id ?? 0))).toBe(0);
  expect((await harness.rowOf(interview.uuid)).state).toBe('accepted');
});
