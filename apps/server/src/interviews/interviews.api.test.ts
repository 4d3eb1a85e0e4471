import { getJobAds } from '@jobblik/contract/applications/applications.api';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import { blockChatContact } from '@jobblik/contract/chat/chat.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { isoWeekOf } from '@jobblik/contract/interviews/week.rules';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { setNoticeSetting } from '@jobblik/contract/notifications/notifications.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { users } from '../accounts/index.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { makeInterview } from './interviews.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';
import { interviews } from './interviews.tables.ts';

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

const weekOf = (days: number) => {
  const { week, year } = isoWeekOf(shiftDate(localDateOf(clock.now()), days));
  return { body: { current_week: week, current_year: year } };
};
const ask = api.setInterviewRequestEmailToSeeker;
const meeting = { title: 'Møde', description: 'Om samarbejde' };

describe('a request', () => {
  it('is in both calendars, the chat, the mail, the counter and the application', async () => {
    const pair = await harness.newPair();
    const { seeker, employer, job, applicationId } = pair;
    const browser = await harness.browserOf(seeker);
    const uuid = await harness.requested(pair);
    const [entry] = await app.call(api.getInterviews, weekOf(3), employer);
    expect(entry).toMatchObject({
      uuid,
      status: 0,
      ready: 0,
      v_status: 1,
      start_hour: 10,
      start_minute: 0,
      end_hour: 10,
      end_minute: 30,
      interview_title: 'Samtale om jobbet',
      seeker: { id: seeker.user.id, name: 'Signe Holm' },
      app_id: applicationId,
      job_title: 'Kok',
      can: { accept: false, move: true, cancel: true },
    });
    const [mine] = await app.call(api.getInterviews, weekOf(3), seeker);
    expect(mine).toMatchObject({ uuid, employer: { name: 'Havnens Køkken' }, can: { accept: true, move: false } });
    const history = await harness.history(seeker, employer);
    expect(history.result_message_json.at(-1)).toMatchObject({
      message_type: messageType.interviewRequest,
      state: 'open',
      interview: { uuid, app_id: applicationId, job_title: 'Kok', schedule_start: '10:00' },
    });
    await expect.poll(() => browser.of('interview_box_add')).toEqual([{ receiver: seeker.user.id }]);
    await expect.poll(() => browser.of('unread').at(-1)).toMatchObject({ job_seeker_interviews: 1 });
    const { job: ad } = await app.call(getJobAds, { params: { job_id: job.id } }, employer);
    expect(ad.job_apply[0]).toMatchObject({
      v_status: 1,
      interview_id: uuid,
      interview_date: harness.at(3).startDate,
      interview_time: '10:00 - 10:30',
      ready: 0,
    });
    const [mail] = await harness.mailsTo(seeker.user.email);
    expect(mail).toMatchObject({ subject: 'Havnens Køkken inviterer dig til interview' });
    const event = await harness.calendarOf(mail as never);
    expect(event).toContain(`UID:${uuid}@jobblik`);
    expect(event).toContain('METHOD:REQUEST');
    expect(event).toContain('SEQUENCE:0');
    expect(event).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  });

  it('is answered with `error` when a part of the time is taken, and the next minute is free', async () => {
    const pair = await harness.newPair();
    await harness.requested(pair, harness.at(4, '10:00', '11:00'));
    const other = await harness.anotherApplicant(pair);
    for (const [start, end] of [
      ['10:00', '11:00'],
      ['09:30', '10:01'],
      ['10:59', '11:30'],
      ['10:20', '10:40'],
      ['09:00', '12:00'],
    ]) {
      const body = harness.request(other, harness.at(4, start, end));
      expect(await app.call(ask, body, other.employer)).toEqual({ result: 'error', new_interview_id: '' });
    }
    expect(await harness.vStatus(other)).toBe(0);
    expect(await harness.mailsTo(other.seeker.user.email)).toEqual([]);
    await harness.requested(other, harness.at(4, '11:00', '11:30'));
  });

  it('is answered with `failed` when the address is refused, and the time is free again', async () => {
    const pair = await harness.newPair();
    await app.services.db
      .update(users)
      .set({ email: `nobody-${pair.seeker.user.id}@jobblik.invalid` })
      .where(eq(users.id, pair.seeker.user.id));
    const body = harness.request(pair, harness.at(5));
    expect(await app.call(ask, body, pair.employer)).toEqual({ result: 'failed', new_interview_id: '' });
    expect(await harness.vStatus(pair)).toBe(0);
    expect((await harness.history(pair.seeker, pair.employer)).result_message_json).toEqual([]);
    await harness.requested(await harness.anotherApplicant(pair), harness.at(5));
  });

  it('is created while the mail server is unreachable, and its mail is retried', async () => {
    const pair = await harness.newPair();
    const send = vi.spyOn(app.services.mail, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    await harness.requested(pair, harness.at(6));
    send.mockRestore();
    expect((await harness.mailsTo(pair.seeker.user.email)).map(({ subject }) => subject)).toEqual([
      'Havnens Køkken inviterer dig til interview',
    ]);
  });

  it('sends no mail to an unconfirmed address, and none that the seeker has turned off', async () => {
    const [unconfirmed, off] = [await harness.newPair(), await harness.newPair()];
    const hers = eq(users.id, unconfirmed.seeker.user.id);
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(hers);
    await app.call(setNoticeSetting, { body: { kind: 'interview', channel: 'mail', on: false } }, off.seeker);
    for (const pair of [unconfirmed, off]) {
      await harness.requested(pair);
      expect(await harness.mailsTo(pair.seeker.user.email)).toEqual([]);
    }
  });

  it('to a seeker who has blocked the employer is refused like a message', async () => {
    const pair = await harness.newPair();
    await harness.send(pair.employer, pair.seeker, 'Hej');
    await app.call(blockChatContact, { body: { user_id: pair.employer.user.id, blocked: true } }, pair.seeker);
    const refused = await app.refused(ask, harness.request(pair, harness.at(3)), pair.employer);
    expect(refused).toMatchObject({ status: 403, code: 'may_not_write' });
    expect(await harness.vStatus(pair)).toBe(0);
  });

  it('of an application that has one already is refused; one that was declined may be asked again', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const again = harness.request(pair, harness.at(6));
    expect(await app.refused(ask, again, pair.employer)).toMatchObject({ status: 409, code: 'interview_exists' });
    await harness.declined(pair, uuid);
    expect(await harness.requested(pair, harness.at(6))).not.toBe(uuid);
  });

  it('of another employer, or for another seeker, is not found', async () => {
    const [pair, stranger] = [await harness.newPair(), await harness.newPair()];
    const request = harness.request(pair, harness.at(3));
    expect(await app.refused(ask, request, stranger.employer)).toMatchObject({ status: 404 });
    const wrong = harness.request(pair, harness.at(3), { seeker: stranger.seeker.user.id });
    expect(await app.refused(ask, wrong, pair.employer)).toMatchObject({ status: 404 });
    expect(await app.refused(ask, request, pair.seeker)).toMatchObject({ status: 403 });
    expect(await app.refused(ask, request)).toMatchObject({ status: 401 });
  });

  it('waits for the confirmation of the employer’s e-mail', async () => {
    const pair = await harness.newPair();
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, pair.employer.user.id));
    const refused = await app.refused(ask, harness.request(pair, harness.at(3)), pair.employer);
    expect(refused).toMatchObject({ status: 403, code: 'email_not_confirmed' });
  });

  it('is limited per day', async () => {
    const pair = await harness.newPair();
    const createdAt = clock.now();
    await app.services.db.insert(interviews).values(
      Array.from({ length: interviewLimits.requestsPerDay }, () => ({
        kind: 'company' as const,
        employerId: pair.employer.user.id,
        email: 'a@b.test',
        ...meeting,
        state: 'cancelled' as const,
        createdAt,
      })),
    );
    const refused = await app.refused(ask, harness.request(pair, harness.at(3)), pair.employer);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_interviews' });
  });

  it.each([
    ['a time that is past', { startDate: '01.02.2020' }, 'schedule.start_time', 'starts_in_the_past'],
    ['an end before the start', { end_time: '09:00' }, 'schedule.end_time', 'ends_before_start'],
    ['40 hours', { end_time: '50:00' }, 'schedule.end_time', 'not_a_time'],
    ['29 February of a common year', { startDate: '29.02.2027' }, 'schedule.startDate', 'not_a_date'],
    [
      '02:30 on the night in March',
      { startDate: '28.03.2027', start_time: '02:30' },
      'schedule.start_time',
      'skipped_time',
    ],
    ['the year 3000', { startDate: '01.01.3000' }, 'schedule.startDate', 'too_far_ahead'],
    ['nothing', undefined, 'schedule', 'required'],
  ])('with %s is refused with the field', async (_name, wrong, path, code) => {
    const pair = await harness.newPair();
    const schedule = wrong && { ...harness.at(3), ...wrong };
    const refused = await app.refused(ask, harness.request(pair, schedule as never), pair.employer);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refused.fields).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('schedules from the calendar', () => {
  it('ask a seeker by user id or e-mail, about their application', async () => {
    const pair = await harness.newPair();
    const schedule = { ...harness.at(3), ...meeting };
    const byId = await app.call(
      api.createNewScheduleWithUserid,
      { body: { schedule: { ...schedule, user_id: pair.seeker.user.id } } },
      pair.employer,
    );
    expect(await harness.rowOf(byId.new_interview_id)).toMatchObject({
      kind: 'candidate',
      state: 'requested',
      applicationId: pair.applicationId,
    });
    const other = await harness.anotherApplicant(pair);
    const byMail = await app.call(
      api.createNewSchedule,
      { body: { schedule: { ...schedule, ...harness.at(4), user: other.seeker.user.email ?? '' } } },
      pair.employer,
    );
    expect(await harness.rowOf(byMail.new_interview_id)).toMatchObject({ seekerId: other.seeker.user.id });
  });

  it('invite a person outside by mail with the link of the room, agreed at once', async () => {
    const { employer } = await harness.newPair();
    const to = `gæst.${employer.user.id}@eksempel.test`.replace('æ', 'ae');
    const schedule = { ...harness.at(3), ...meeting };
    const booked = await app.call(api.createNewSchedule, { body: { schedule: { ...schedule, user: to } } }, employer);
    const row = await harness.rowOf(booked.new_interview_id);
    expect(row).toMatchObject({ kind: 'guest', state: 'accepted', email: to });
    const [mail] = await harness.mailsTo(to);
    expect(mail?.text).toContain(`/stream/${row.meetingLink}`);
    expect((await harness.mailsTo(employer.user.email)).map(({ subject }) => subject)).toEqual([
      'Mødet er i kalenderen: Møde',
    ]);
    const company = { ...schedule, ...harness.at(4), company_email: to };
    await app.call(api.createNewScheduleForCompany, { body: { schedule: company } }, employer);
    const entries = await app.call(api.getInterviewList, { body: {} }, employer);
    expect(entries.interviews.map(({ kind, status, email }) => [kind, status, email])).toEqual([
      ['guest', 1, to],
      ['company', 1, to],
    ]);
  });

  it('treat the address of a seeker whom the employer may not write to like any other', async () => {
    const { employer } = await harness.newPair();
    const stranger = await harness.newSeeker('Fremmed');
    const body = { schedule: { ...harness.at(3), ...meeting, user: stranger.user.email ?? '' } };
    const { new_interview_id } = await app.call(api.createNewSchedule, { body }, employer);
    expect(await harness.rowOf(new_interview_id)).toMatchObject({ kind: 'guest', seekerId: null });
    const byId = { schedule: { ...harness.at(4), ...meeting, user_id: stranger.user.id } };
    expect(await app.refused(api.createNewScheduleWithUserid, { body: byId }, employer)).toMatchObject({ status: 404 });
  });

  it('refuse an invalid address, answer `failed` to a refused one and `error` to a taken time', async () => {
    const { employer } = await harness.newPair();
    const company = (company_email: string) => ({
      body: { schedule: { ...harness.at(3), ...meeting, company_email } },
    });
    expect(await app.refused(api.createNewScheduleForCompany, company('not-an-address'), employer)).toMatchObject({
      fields: [{ path: 'schedule.company_email', code: 'not_an_email' }],
    });
    const refused = await app.call(api.createNewScheduleForCompany, company('a@b.invalid'), employer);
    expect(refused.result).toBe('failed');
    expect((await app.call(api.createNewScheduleForCompany, company('a@b.test'), employer)).result).toBe('success');
    expect((await app.call(api.createNewScheduleForCompany, company('c@d.test'), employer)).result).toBe('error');
  });

  it('need a membership that unlocks the calendar', async () => {
    const employer = await harness.newEmployer({ plan: 1 });
    const body = { schedule: { ...harness.at(3), ...meeting, company_email: 'a@b.test' } };
    expect(await app.refused(api.createNewScheduleForCompany, { body }, employer)).toMatchObject({
      status: 403,
      code: 'membership_required',
    });
  });
});

describe('moving and cancelling', () => {
  it('a moved interview is requested again, in a new message and with the same UID', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    // Mails are sent in any order; sends those of the acceptance first.
    await app.services.tasks.idle();
    const moved = { interview_id: uuid, schedule: harness.at(8, '13:00', '14:00') };
    expect(await app.call(api.moveSchedule, { body: moved }, pair.employer)).toEqual({ result: 'success' });
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested', sequence: 2 });
    expect(await harness.vStatus(pair)).toBe(1);
    const { result_message_json: history } = await harness.history(pair.seeker, pair.employer);
    expect(history.map(({ message_type, state }) => [message_type, state])).toEqual([
      [2, 'moved'],
      [3, null],
      [2, 'open'],
    ]);
    const mails = await harness.mailsTo(pair.seeker.user.email);
    expect(mails[0]?.subject).toBe('Havnens Køkken foreslår et nyt tidspunkt');
    expect(await harness.calendarOf(mails[0] as never)).toContain('SEQUENCE:2');
    expect(history[2]?.uuid).toBeTruthy();
    // The message of the new request answers it.
    await app.call(api.createInterview, { body: { uuid: history[2]?.uuid ?? '', interview_type: 3 } }, pair.seeker);
    expect(await harness.vStatus(pair)).toBe(2);
  });

  it('to a taken time is answered with `error` and changes nothing', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair, harness.at(3));
    await harness.requested(await harness.anotherApplicant(pair), harness.at(4));
    const body = { interview_id: uuid, schedule: harness.at(4, '10:10', '10:50') };
    const before = await harness.rowOf(uuid);
    expect(await app.call(api.moveSchedule, { body }, pair.employer)).toEqual({ result: 'error' });
    expect(await harness.rowOf(uuid)).toEqual(before);
    // Ten minutes later overlaps only itself.
    const later = { interview_id: uuid, schedule: harness.at(3, '10:10', '10:40') };
    expect(await app.call(api.moveSchedule, { body: later }, pair.employer)).toEqual({ result: 'success' });
  });

  it('a cancelled interview leaves the calendars, those of calendar programs, too; both sides get the cancellation', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    // Mails are sent in any order; sends those of the acceptance first.
    await app.services.tasks.idle();
    const { id } = await harness.rowOf(uuid);
    expect(await app.call(api.deleteSchedule, { body: { interview_id: id } }, pair.employer)).toEqual({
      result: 'success',
    });
    expect(await app.call(api.getInterviews, weekOf(3), pair.seeker)).toEqual([]);
    expect(await harness.vStatus(pair)).toBe(0);
    const [mail] = await harness.mailsTo(pair.seeker.user.email);
    expect(mail?.subject).toBe('Havnens Køkken har aflyst interviewet');
    const event = await harness.calendarOf(mail as never);
    expect(event).toContain('METHOD:CANCEL');
    expect(event).toContain('STATUS:CANCELLED');
    expect(event).toContain('SEQUENCE:2');
    const [own] = await harness.mailsTo(pair.employer.user.email);
    expect(own?.subject).toMatch(/^Interviewet med .+ er aflyst$/);
    expect(await harness.calendarOf(own as never)).toContain('METHOD:CANCEL');
    expect(await app.refused(api.deleteSchedule, { body: { interview_id: uuid } }, pair.employer)).toMatchObject({
      code: 'interview_cancelled',
    });
    expect(await app.refused(api.acceptInterview, { body: { uuid } }, pair.seeker)).toMatchObject({
      code: 'interview_cancelled',
    });
    // The time is free again.
    await harness.requested(await harness.anotherApplicant(pair));
  });

  it('of another person’s interview is not found', async () => {
    const [pair, stranger] = [await harness.newPair(), await harness.newPair()];
    const uuid = await harness.requested(pair);
    const detail = { body: { stream_id: uuid } };
    const refusals = await Promise.all([
      app.refused(api.deleteSchedule, { body: { interview_id: uuid } }, stranger.employer),
      app.refused(api.moveSchedule, { body: { interview_id: uuid, schedule: harness.at(5) } }, stranger.employer),
      app.refused(api.getInterviewDetail, detail, stranger.employer),
      app.refused(api.getInterviewDetail, detail, stranger.seeker),
      app.refused(api.acceptInterview, { body: { uuid } }, stranger.seeker),
      app.refused(api.setPostponeEmailToEmployerOnDashboard, { body: { uuid, reason: 'x' } }, stranger.seeker),
      app.refused(api.startVideoInterview, { body: { stream_id: uuid, room_id: uuid } }, stranger.employer),
      app.refused(api.finishVideoInterview, { body: { stream_id: uuid, interview_seconds: 1 } }, stranger.seeker),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
  });
});

it('the detail contains both sides and their conversation', async () => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  await harness.send(pair.employer, pair.seeker, 'Vi glæder os');
  expect(await app.call(api.getInterviewDetail, { body: { stream_id: uuid } }, pair.seeker)).toMatchObject({
    result: 'success',
    interview: {
      interview_title: 'Samtale om jobbet',
      seeker: { id: pair.seeker.user.id },
      employer: { id: pair.employer.user.id },
    },
    result_message_json: [{ message_type: 2 }, { message: 'Vi glæder os' }],
    name: 'Signe Holm',
    company: 'Havnens Køkken',
  });
});

it('the CV has the state of the interview with its owner', async () => {
  const pair = await harness.newPair();
  await makeCv(app.services, { userId: pair.seeker.user.id });
  const read = async () => {
    const cv = await app.call(getCvDetail, { params: { url: `${pair.seeker.user.id}` } }, pair.employer);
    return cv.interview;
  };
  expect(await read()).toBeNull();
  const uuid = await harness.requested(pair);
  const shown = { interview_id: uuid, v_status: 1, ready: 0, state: 'requested', together_since: null };
  expect(await read()).toMatchObject(shown);
  expect(await inSearch(pair.employer, pair.seeker)).toMatchObject(shown);
  expect(await inSearch((await harness.newPair()).employer, pair.seeker)).toBeNull();
  await app.call(api.deleteSchedule, { body: { interview_id: uuid } }, pair.employer);
  expect(await read()).toBeNull();
});

it('a row of the CV search has no interview for an anonymous person', async () => {
  const [{ employer }, { seeker }] = [await harness.newPair(), await harness.newPair()];
  await makeCv(app.services, { userId: seeker.user.id, visibility: 'anonymous' });
  const parties = { employerId: employer.user.id, seekerId: seeker.user.id };
  await makeInterview(app.services, { ...parties, ...harness.soon(300) });
  expect(await inSearch(employer, seeker)).toBeNull();
});

/** The interview in a person's row of the CV search. */
async function inSearch(employer: { token: string }, { user }: { user: { id: number } }) {
  await app.services.tasks.idle();
  const { cvs } = await app.call(searchCvPagination, { body: { pagePerSize: 48 } }, employer);
  const row = cvs.find(({ user_id }) => user_id === user.id);
  if (!row) throw new Error('the CV was not found');
  return row.interview;
}

it('candidates are open applications without an interview, by name or ad', async () => {
  const pair = await harness.newPair();
  const other = await harness.anotherApplicant(pair, 'Bo Dam');
  const names = async (keyword = '') =>
    (await app.call(api.getInterviewCandidates, { body: { keyword } }, pair.employer)).map(({ name }) => name);
  expect(await names()).toEqual(['Bo Dam', 'Signe Holm']);
  expect(await names('bo')).toEqual(['Bo Dam']);
  expect(await names('%')).toEqual([]);
  await harness.requested(other);
  expect(await names('kok')).toEqual(['Signe Holm']);
});

it('a week that the year does not have is empty, and one out of range is refused', async () => {
  const { employer } = await harness.newPair();
  expect(await app.call(api.getInterviews, { body: { current_week: 53, current_year: 2025 } }, employer)).toEqual([]);
  const wrong = { body: { current_week: 54, current_year: 1999 } };
  expect(await app.refused(api.getInterviews, wrong, employer)).toMatchObject({ status: 400 });
});
