import { withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getChatContact } from '@jobblik/contract/chat/chat.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { getAllNotification } from '@jobblik/contract/notifications/notifications.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';

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

type Pair = Awaited<ReturnType<typeof harness.newPair>>;
const bell = async (person: { token: string }) => {
  await app.services.tasks.idle();
  const list = await app.call(getAllNotification, { params: { history: '1' } }, person);
  return list
    .filter(({ type }) => type >= 26)
    .map(({ type, state, message, link }) => ({ type, state, message, link }));
};
const messages = async ({ seeker, employer }: Pair) => (await harness.history(employer, seeker)).result_message_json;

describe('an answer that is given outside the chat', () => {
  const unread = async ({ seeker, employer }: Pair) => {
    const contacts = await app.call(getChatContact, {}, seeker);
    return contacts.find(({ user_id }) => user_id === employer.user.id)?.unread_cnt;
  };

  it('leaves the invitation read', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    expect(await unread(pair)).toBe(1);
    await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    expect(await unread(pair)).toBe(0);
  });

  it('leaves words unread that came before it', async () => {
    const pair = await harness.newPair();
    await harness.send(pair.employer, pair.seeker, 'Hej Signe');
    const uuid = await harness.requested(pair);
    await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    expect(await unread(pair)).toBe(2);
  });
});

describe('accepting', () => {
  it('agrees the interview everywhere, and notifies the employer at once', async () => {
    const pair = await harness.newPair();
    const { seeker, employer, applicationId } = pair;
    const uuid = await harness.requested(pair);
    const [theirs, hers] = [await harness.browserOf(employer), await harness.browserOf(seeker)];
    const { startDate } = harness.at(3);
    const interview_time = { schedule_date: startDate, schedule_start: '10:00', schedule_end: '10:30' };
    const answer = await app.call(api.acceptInterview, { body: { uuid } }, seeker);
    expect(answer).toMatchObject({
      result: 'success',
      interviews: [{ uuid, v_status: 2, company: 'Havnens Køkken', stream_id: null }],
      employer_id: employer.user.id,
      app_id: applicationId,
      interview_time,
      real_uuid: uuid,
    });
    await expect
      .poll(() => theirs.of('interview_response_to_employer'))
      .toEqual([
        { userid: seeker.user.id, receiver: employer.user.id, app_id: applicationId, interview_time, real_uuid: uuid },
      ]);
    await expect.poll(() => hers.of('unread').at(-1)).toMatchObject({ job_seeker_interviews: 0 });
    expect(await harness.vStatus(pair)).toBe(2);
    expect((await messages(pair)).slice(-2)).toMatchObject([
      { message_type: 2, state: 'accepted' },
      { message_type: messageType.interviewAccepted, message: `Samtale om jobbet#${startDate} 10:00 - 10:30` },
    ]);
    expect(await bell(employer)).toEqual([
      { type: 27, state: 'accepted', message: undefined, link: `/virksomhed/interview/liste?interview=${uuid}` },
    ]);
    for (const [person, subject] of [
      [employer, 'Signe Holm kommer til interview'],
      [seeker, 'Dit interview hos Havnens Køkken er aftalt'],
    ] as const) {
      const [mail] = await harness.mailsTo(person.user.email);
      expect(mail?.subject).toBe(subject);
      expect(await harness.calendarOf(mail as never)).toContain('STATUS:CONFIRMED');
    }
  });

  it('a second time, or of a request whose time is over, is refused', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const body = { uuid };
    await app.call(api.acceptInterview, { body }, pair.seeker);
    expect(await app.refused(api.acceptInterview, { body }, pair.seeker)).toMatchObject({
      status: 409,
      code: 'request_answered',
    });
    const overdue = await harness.newPair();
    const over = await harness.requested(overdue, harness.at(1));
    clock.set(new Date(clock.now().getTime() + 3 * 86_400_000));
    expect(await app.refused(api.acceptInterview, { body: { uuid: over } }, overdue.seeker)).toMatchObject({
      code: 'interview_over',
    });
  });

  it('of two requests at one time is answered with `error` the second time, and the second stays open', async () => {
    const [first, second] = [await harness.newPair(), await harness.newPair()];
    const uuid = await harness.requested(first);
    const applicationId = await makeApplication(app.services, {
      jobId: second.job.id,
      userId: first.seeker.user.id,
      employerId: second.employer.user.id,
    });
    const both = { ...second, seeker: first.seeker, applicationId };
    const other = await harness.requested(both, harness.at(3, '10:15', '11:00'));
    await app.call(api.acceptInterview, { body: { uuid } }, first.seeker);
    const answer = await app.call(api.acceptInterview, { body: { uuid: other } }, first.seeker);
    expect(answer).toMatchObject({ result: 'error', real_uuid: other });
    expect(answer.interviews.map(({ v_status }) => v_status)).toEqual([2, 1]);
    expect(await harness.rowOf(other)).toMatchObject({ state: 'requested', sequence: 0 });
    expect(await harness.vStatus(both)).toBe(1);
    expect((await messages(both)).at(-1)).toMatchObject({ state: 'open' });
  });
});

describe('declining and postponing', () => {
  it('a declined request frees the time, also after it was accepted', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await app.call(api.createInterview, { body: { uuid, interview_type: 3 } }, pair.seeker);
    await app.services.tasks.idle();
    await harness.declined(pair, uuid);
    expect(await harness.vStatus(pair)).toBe(3);
    expect((await messages(pair)).at(-1)).toMatchObject({ message_type: messageType.interviewDeclined });
    expect((await bell(pair.employer))[0]).toMatchObject({ type: 27, state: 'declined' });
    const [mail] = await harness.mailsTo(pair.employer.user.email);
    expect(await harness.calendarOf(mail as never)).toContain('METHOD:CANCEL');
    await harness.requested(await harness.anotherApplicant(pair));
  });

  it('postponing stores the reason without quotes, and a new request moves the interview', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const body = { uuid, reason: "Mit barn er 'syg' #", employer_id: pair.employer.user.id };
    expect(await app.call(api.setPostponeEmailToEmployerOnChat, { body }, pair.seeker)).toEqual({
      result: 'success',
      sender_name: 'Signe Holm',
      receiver_name: 'Havnens Køkken',
    });
    expect((await messages(pair)).slice(-2)).toMatchObject([
      { message_type: 2, state: 'postponed' },
      { message_type: 80, message: 'videointerview#Mit barn er syg #', postpone_reason: 'Mit barn er syg #' },
    ]);
    expect(await harness.vStatus(pair)).toBe(6);
    expect(await bell(pair.employer)).toEqual([
      {
        type: 27,
        state: 'postponed',
        message: 'Mit barn er syg #',
        link: `/virksomhed/interview/liste?interview=${uuid}`,
      },
    ]);
    const [mail] = await harness.mailsTo(pair.employer.user.email);
    expect(mail?.text).toContain('Mit barn er syg #');
    const { interviews: list } = await app.call(api.getInterviewList, { body: {} }, pair.employer);
    expect(list).toMatchObject([{ state: 'postponed', status: 0, postpone_reason: 'Mit barn er syg #' }]);
    const board = async () => (await app.call(employerDashboard, {}, pair.employer)).interviews;
    expect(await board()).toMatchObject([{ uuid, moved_at: clock.now().toISOString() }]);
    await harness.requested(await harness.anotherApplicant(pair));
    expect(await harness.requested(pair, harness.at(5))).toBe(uuid);
    expect((await board()).find((one) => one.uuid === uuid)?.moved_at).toBeNull();
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested', sequence: 2, reason: '' });
  });

  it('from the dashboard returns the coming interviews; a reason of only quotes is refused', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const call = api.setPostponeEmailToEmployerOnDashboard;
    expect(await app.refused(call, { body: { uuid, reason: " ' " } }, pair.seeker)).toMatchObject({
      fields: [{ path: 'reason', code: 'required' }],
    });
    const answer = await app.call(call, { body: { uuid, reason: 'Syg' } }, pair.seeker);
    expect(answer).toMatchObject({ result: 'success', interviews: [{ uuid, v_status: 6 }] });
    expect(await app.refused(call, { body: { uuid, reason: 'Igen' } }, pair.seeker)).toMatchObject({ status: 409 });
  });

  it('another employer, an unknown uuid or an unknown answer is refused', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const other = await harness.newPair();
    const elsewhere = { uuid, reason: 'Syg', employer_id: other.employer.user.id };
    expect(await app.refused(api.setPostponeEmailToEmployerOnChat, { body: elsewhere }, pair.seeker)).toMatchObject({
      status: 404,
    });
    const plain = await harness.send(pair.employer, pair.seeker, 'Hej');
    for (const wrong of [plain.uuid, crypto.randomUUID()])
      expect(
        await app.refused(api.createInterview, { body: { uuid: wrong, interview_type: 3 } }, pair.seeker),
      ).toMatchObject({ status: 404 });
    const body = { uuid, interview_type: 5 as never };
    expect(await app.refused(api.createInterview, { body }, pair.seeker)).toMatchObject({ status: 400 });
    expect(await app.refused(api.acceptInterview, { body: { uuid } }, pair.employer)).toMatchObject({ status: 403 });
    expect(await harness.vStatus(pair)).toBe(1);
  });
});

it('withdrawing the application frees the interview’s time', async () => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  await app.call(withdrawApplication, { body: { application_id: pair.applicationId } }, pair.seeker);
  await app.services.tasks.idle();
  expect(await harness.rowOf(uuid)).toMatchObject({ state: 'declined' });
  await harness.requested(await harness.anotherApplicant(pair));
});
