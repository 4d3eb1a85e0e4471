import { getJobAds, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { weekAt } from '@jobblik/contract/interviews/week.rules';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { enterRoom } from '@jobblik/contract/rooms/rooms.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeInterview } from '../interviews.factory.ts';
import { interviewsHarness } from '../interviews.harness.ts';
import { interviews } from '../interviews.tables.ts';
import { noteMeeting } from '../setup.ts';
import { finishDecline } from './decline-interview.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const clock = clockAhead();
beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterEach(() => {
  clock.reset();
  harness.closeBrowsers();
});
afterAll(() => app.close());

type Pair = Awaited<ReturnType<typeof harness.newPair>>;
type Person = Pair['seeker'];

const decline = (uuid: string, who: Person) =>
  app.call(api.createInterview, { body: { uuid, interview_type: 4 } }, who);
const undo = (uuid: string, who: Person) => app.call(api.undoInterviewDecline, { body: { uuid } }, who);
const refusedUndo = (uuid: string, who: Person) => app.refused(api.undoInterviewDecline, { body: { uuid } }, who);
/** Runs the task of the decline that waits, as after its ten seconds. */
async function finish(uuid: string): Promise<void> {
  const { id, declinesAt } = await harness.rowOf(uuid);
  const payload = { interview_id: id, declines_at: declinesAt?.toISOString() ?? clock.start.toISOString() };
  await app.services.tasks.enqueue(app.services.db, finishDecline, payload);
  await app.services.tasks.idle();
}

/** What one side is shown of an interview by every call that has it. */
async function shownTo(who: Person, other: Person, { seeker, job }: Pair, uuid: string) {
  const { startsAt } = await harness.rowOf(uuid);
  const week = weekAt(startsAt ?? clock.now());
  const [inWeek, list, detail, history, counts] = await Promise.all([
    app.call(api.getInterviews, { body: { current_week: week.week, current_year: week.year } }, who),
    app.call(api.getInterviewList, { body: {} }, who),
    app.call(api.getInterviewDetail, { body: { stream_id: uuid } }, who),
    harness.history(who, other),
    app.call(getUnreadCnt, {}, who),
  ]);
  const message = history.result_message_json.findLast(({ interview }) => interview?.uuid === uuid);
  const own =
    who.user.id === seeker.user.id
      ? {
          overview: (await app.call(candidateDashboard, {}, who)).interviews.map(({ state }) => state),
          application: (
            await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, who)
          ).applications.map(({ interview }) => interview?.state),
        }
      : {
          overview: (await app.call(employerDashboard, {}, who)).interviews.map(({ state }) => state),
          application: (await app.call(getJobAds, { params: { job_id: job.id } }, who)).job.job_apply.map(
            ({ interview, v_status }) => [interview?.state, v_status],
          ),
        };
  return {
    week: inWeek.map(({ state }) => state),
    list: list.interviews.map(({ state }) => state),
    undoable: list.declined,
    detail: detail.interview?.state,
    can: detail.interview?.can,
    card: message?.state,
    facts: message?.interview_facts,
    messages: history.result_message_json.length,
    ...own,
    waiting: counts.job_seeker_interviews,
  };
}

describe.each(['requested', 'accepted'] as const)('declining an interview that is %s', (state) => {
  async function pairWith() {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    if (state === 'accepted') await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    await app.services.tasks.idle();
    const seen = {
      seeker: () => shownTo(pair.seeker, pair.employer, pair, uuid),
      employer: () => shownTo(pair.employer, pair.seeker, pair, uuid),
    };
    return { ...pair, uuid, pair, seen };
  }

  it('shows at once to the seeker, and nothing of it to the employer', async () => {
    const { uuid, pair, seeker, employer, seen } = await pairWith();
    const before = await seen.employer();
    const mails = (await harness.mailsTo(employer.user.email)).length;
    const [theirs, hers] = [await harness.browserOf(employer), await harness.browserOf(seeker)];
    expect(await decline(uuid, seeker)).toEqual({ result: 'success' });
    await expect.poll(() => hers.of('interview_box_add').length).toBe(1);
    const until = new Date(clock.start.getTime() + 10_000).toISOString();
    expect(await seen.seeker()).toMatchObject({
      week: [],
      list: [],
      undoable: [{ uuid, undo_until: until, employer: { name: 'Havnens Køkken' } }],
      detail: 'declined',
      can: { accept: false, decline: false, postpone: false, pick: false, enter: false },
      card: 'declined',
      facts: { state: 'declined', undo_until: until },
      overview: [],
      application: ['declined'],
      waiting: 0,
    });
    await app.services.tasks.idle();
    const after = await seen.employer();
    expect(after).toEqual(before);
    expect(after).toMatchObject({ list: [state], undoable: [], facts: { state, undo_until: null }, overview: [state] });
    expect(await harness.mailsTo(employer.user.email)).toHaveLength(mails);
    expect(theirs.of('interview_box_add')).toEqual([]);
    expect(theirs.of('chat_message')).toEqual([]);
    // The time stays reserved.
    const request = harness.request(await harness.anotherApplicant(pair), harness.at(3));
    expect(await app.call(api.setInterviewRequestEmailToSeeker, request, employer)).toMatchObject({ result: 'error' });
  });

  it('undone in time is as if it never was, also the second time', async () => {
    const { uuid, seeker, seen } = await pairWith();
    const before = [await seen.seeker(), await seen.employer()];
    await decline(uuid, seeker);
    clock.set(new Date(clock.start.getTime() + 9_999));
    expect(await undo(uuid, seeker)).toEqual({ result: 'success' });
    expect(await undo(uuid, seeker)).toEqual({ result: 'success' });
    await finish(uuid);
    expect([await seen.seeker(), await seen.employer()]).toEqual(before);
    expect(await harness.rowOf(uuid)).toMatchObject({ state, declinesAt: null });
  });

  it('is final after ten seconds, with the reply, the notice and the mails', async () => {
    const { uuid, pair, seeker, employer, seen } = await pairWith();
    await decline(uuid, seeker);
    await finish(uuid);
    expect(await refusedUndo(uuid, seeker)).toMatchObject({ status: 409, code: 'undo_too_late' });
    for (const shown of [await seen.seeker(), await seen.employer()])
      expect(shown).toMatchObject({
        week: [],
        list: [],
        undoable: [],
        detail: 'declined',
        card: 'declined',
        facts: { state: 'declined', undo_until: null },
        overview: [],
      });
    expect(await harness.vStatus(pair)).toBe(3);
    const { result_message_json } = await harness.history(employer, seeker);
    expect(result_message_json.at(-1)).toMatchObject({ message_type: messageType.interviewDeclined });
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, employer);
    expect(bell[0]).toMatchObject({ type: 27, state: 'declined' });
    const [mail] = await harness.mailsTo(employer.user.email);
    expect(mail?.subject).toContain('Signe Holm');
    const { sequence } = await harness.rowOf(uuid);
    await finish(uuid);
    expect((await harness.rowOf(uuid)).sequence).toBe(sequence);
  });
});

describe('an undo', () => {
  async function waiting() {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await decline(uuid, pair.seeker);
    return { pair, uuid };
  }

  it('is refused from the tenth second on, also before the task has run', async () => {
    const { pair, uuid } = await waiting();
    clock.set(new Date(clock.start.getTime() + 10_000));
    expect(await refusedUndo(uuid, pair.seeker)).toMatchObject({ status: 409, code: 'undo_too_late' });
    expect((await app.call(api.getInterviewList, { body: {} }, pair.seeker)).declined).toEqual([]);
  });

  it('of another seeker, the employer or a guest is refused', async () => {
    const { pair, uuid } = await waiting();
    const stranger = await harness.newSeeker();
    expect(await refusedUndo(uuid, stranger)).toMatchObject({ status: 404 });
    expect(await refusedUndo(uuid, pair.employer)).toMatchObject({ status: 403 });
    expect(await app.refused(api.undoInterviewDecline, { body: { uuid } })).toMatchObject({ status: 401 });
    expect((await harness.rowOf(uuid)).declinesAt).not.toBeNull();
  });

  it('accepts the uuid of the message, as the decline does', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const { messageUuid } = await harness.rowOf(uuid);
    await decline(messageUuid ?? '', pair.seeker);
    await undo(messageUuid ?? '', pair.seeker);
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested', declinesAt: null });
  });

  it('restores an offer without a time', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await app.services.db
      .update(interviews)
      .set({ state: 'offered', startsAt: null, endsAt: null })
      .where(eq(interviews.uuid, uuid));
    const offers = async () => (await app.call(api.getInterviewList, { body: {} }, pair.seeker)).offers.length;
    await decline(uuid, pair.seeker);
    expect(await offers()).toBe(0);
    await undo(uuid, pair.seeker);
    expect(await offers()).toBe(1);
  });

  it('of an interview that the employer has cancelled meanwhile is refused, and the decline is dropped', async () => {
    const { pair, uuid } = await waiting();
    await app.call(api.deleteSchedule, { body: { interview_id: uuid } }, pair.employer);
    expect(await refusedUndo(uuid, pair.seeker)).toMatchObject({ status: 409, code: 'interview_cancelled' });
    await finish(uuid);
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'cancelled', declinesAt: null });
  });

  it('is not needed for an interview that the employer has moved meanwhile', async () => {
    const { pair, uuid } = await waiting();
    const { startDate, start_time, end_time } = harness.at(5);
    const schedule = { startDate, start_time, end_time };
    await app.call(api.moveSchedule, { body: { interview_id: uuid, schedule } }, pair.employer);
    await finish(uuid);
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested', declinesAt: null });
    expect((await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker)).result).toBe('success');
  });

  it('of an earlier decline does not let its task end a later one', async () => {
    const { pair, uuid } = await waiting();
    const { id, declinesAt } = await harness.rowOf(uuid);
    await undo(uuid, pair.seeker);
    clock.set(new Date(clock.start.getTime() + 5_000));
    await decline(uuid, pair.seeker);
    const payload = { interview_id: id, declines_at: declinesAt?.toISOString() ?? '' };
    await app.services.tasks.enqueue(app.services.db, finishDecline, payload);
    await app.services.tasks.idle();
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested' });
    expect((await harness.rowOf(uuid)).declinesAt).not.toBeNull();
  });
});

it('withdrawing the application makes a decline that waits final', async () => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  await decline(uuid, pair.seeker);
  await app.call(withdrawApplication, { body: { application_id: pair.applicationId } }, pair.seeker);
  await app.services.tasks.idle();
  expect(await harness.rowOf(uuid)).toMatchObject({ state: 'declined', declinesAt: null });
});

it('the room is closed to a seeker whose decline waits, and a meeting in it outweighs the decline', async () => {
  const pair = await harness.newPair();
  const { startsAt, endsAt } = harness.soon(2);
  const { uuid } = await makeInterview(app.services, {
    employerId: pair.employer.user.id,
    seekerId: pair.seeker.user.id,
    applicationId: pair.applicationId,
    startsAt,
    endsAt,
    state: 'accepted',
  });
  const door = async (who: Person) => (await app.send(enterRoom, { body: { link: uuid } }, who)).status;
  expect([await door(pair.seeker), await door(pair.employer)]).toEqual([200, 200]);
  await decline(uuid, pair.seeker);
  expect([await door(pair.seeker), await door(pair.employer)]).toEqual([404, 200]);
  await noteMeeting(app.services, uuid, { since: clock.now(), seconds: 0 });
  await finish(uuid);
  expect(await harness.rowOf(uuid)).toMatchObject({ state: 'accepted', declinesAt: null });
});
