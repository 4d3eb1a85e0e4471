import * as api from '@jobblik/contract/interviews/interviews.api';
import { type NoticeType, noticeType } from '@jobblik/contract/notices/notice-type';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';
import { timeInWords } from './interviews.mails.ts';
import { runReady, runReminder } from './timers.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const clock = clockAhead();
beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterEach(clock.reset);
afterAll(() => app.close());

type Pair = Awaited<ReturnType<typeof harness.newPair>>;
type Side = 'seeker' | 'employer';

/** What happens to an interview that is requested, up to the notice. */
const steps = {
  requested: async () => undefined,
  accepted: (pair: Pair, uuid: string) => app.call(api.acceptInterview, { body: { uuid } }, pair.seeker),
  declined: (pair: Pair, uuid: string) => harness.declined(pair, uuid),
  postponed: ({ seeker, employer }: Pair, uuid: string) => {
    const body = { uuid, reason: 'Syg', employer_id: employer.user.id };
    return app.call(api.setPostponeEmailToEmployerOnChat, { body }, seeker);
  },
  moved: ({ employer }: Pair, uuid: string) =>
    app.call(api.moveSchedule, { body: { interview_id: uuid, schedule: harness.at(5) } }, employer),
  cancelled: ({ employer }: Pair, uuid: string) =>
    app.call(api.deleteSchedule, { body: { interview_id: uuid } }, employer),
  soon: async (pair: Pair, uuid: string) => {
    await steps.accepted(pair, uuid);
    const { id, sequence, startsAt } = await harness.rowOf(uuid);
    clock.set(new Date((startsAt?.getTime() ?? 0) - 60_000));
    await runReady(app.services, { interview_id: id, sequence });
  },
  reminded: async (pair: Pair, uuid: string) => {
    await steps.accepted(pair, uuid);
    await app.services.tasks.idle();
    const { id, sequence, startsAt } = await harness.rowOf(uuid);
    clock.set(new Date((startsAt?.getTime() ?? 0) - 50 * 60_000));
    await runReminder(app.services, { interview_id: id, sequence, before: 'hour' });
  },
};

const { interviewRequest, interviewAnswer, interviewChanged, interviewSoon } = noticeType;

it.each<[step: keyof typeof steps, to: Side, bell: NoticeType | null, isMailed: boolean]>([
  ['requested', 'seeker', interviewRequest, true],
  ['accepted', 'employer', interviewAnswer, true],
  ['accepted', 'seeker', null, true],
  ['declined', 'employer', interviewAnswer, true],
  ['declined', 'seeker', null, true],
  ['postponed', 'employer', interviewAnswer, true],
  ['moved', 'seeker', interviewChanged, true],
  ['cancelled', 'seeker', interviewChanged, true],
  ['cancelled', 'employer', null, true],
  ['soon', 'seeker', interviewSoon, false],
  ['soon', 'employer', interviewSoon, false],
  ['reminded', 'seeker', null, true],
  ['reminded', 'employer', null, true],
])('an interview that is %s: the %s reads the job and the time', async (step, to, bell, isMailed) => {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  await steps[step](pair, uuid);
  await app.services.tasks.idle();
  const person = pair[to];
  const { startsAt, endsAt } = await harness.rowOf(uuid);
  if (bell !== null) {
    const list = await app.call(getAllNotification, { params: { history: '1' } }, person);
    expect(list.find(({ type }) => type === bell)).toMatchObject({
      job: 'Kok',
      starts_at: startsAt?.toISOString(),
      ends_at: endsAt?.toISOString(),
    });
  }
  if (!isMailed) return;
  const [mail] = await harness.mailsTo(person.user.email);
  expect(mail?.text).toContain(timeInWords({ startsAt, endsAt }));
  expect(mail?.text).toMatch(/Job:? +Kok|Job\s+Kok/);
});

describe('the notice of an invitation is seen', () => {
  const bellOf = async ({ seeker }: Pair) => {
    await app.services.tasks.idle();
    const list = await app.call(getAllNotification, { params: { history: '1' } }, seeker);
    const { unread_notification_cnt: unread } = await app.call(getUnreadCnt, {}, seeker);
    return { seen: list.map(({ seen }) => seen), unread };
  };
  const [isNew, isSeen] = [
    { seen: [false], unread: 1 },
    { seen: [true], unread: 0 },
  ];

  it.each(['accepted', 'postponed', 'declined'] as const)('once it is %s', async (answer) => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    expect(await bellOf(pair)).toEqual(isNew);
    await steps[answer](pair, uuid);
    expect(await bellOf(pair)).toEqual(isSeen);
  });

  it('while a decline waits, and is new again when that is undone', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    await bellOf(pair);
    await app.call(api.createInterview, { body: { uuid, interview_type: 4 } }, pair.seeker);
    expect(await bellOf(pair)).toEqual(isSeen);
    await app.call(api.undoInterviewDecline, { body: { uuid } }, pair.seeker);
    expect(await bellOf(pair)).toEqual(isNew);
  });

  it('of this interview only', async () => {
    const pair = await harness.newPair();
    const uuid = await harness.requested(pair);
    const other = await harness.newPair();
    await harness.requested(
      { ...other, seeker: pair.seeker, applicationId: await applied(pair, other) },
      harness.at(6),
    );
    await bellOf(pair);
    await app.call(api.acceptInterview, { body: { uuid } }, pair.seeker);
    expect(await bellOf(pair)).toEqual({ seen: [false, true], unread: 1 });
  });
});

/** The seeker of one pair applies to the ad of another. */
async function applied({ seeker }: Pair, { job, employer }: Pair): Promise<number> {
  const parties = { jobId: job.id, userId: seeker.user.id, employerId: employer.user.id };
  return await makeApplication(app.services, parties);
}
