import { getJobAds } from '@jobblik/contract/applications/applications.api';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { getInterviewDetail, getInterviewList, getInterviews } from '@jobblik/contract/interviews/interviews.api';
import {
  type InterviewOnWire,
  type InterviewPhase,
  isOver,
  mayEnter,
  phaseOf,
} from '@jobblik/contract/interviews/phase.rules';
import { weekAt } from '@jobblik/contract/interviews/week.rules';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { enterRoom } from '@jobblik/contract/rooms/rooms.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { makeInterview } from './interviews.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';
import { noteEnd, noteMeeting } from './setup.ts';
import { runTidy } from './timers.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const clock = testClock();
const started = clock.now();
beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterEach(() => clock.set(started));
afterAll(() => app.close());

/** An agreed interview of half an hour, in three hours. */
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
  const at = (minutes: number) => {
    const now = new Date(startsAt.getTime() + minutes * 60_000);
    clock.set(now);
    return now;
  };
  return { ...pair, interview, at };
}
type Agreed = Awaited<ReturnType<typeof agreed>>;

/** What every call that shows the interview makes of it, for both sides. */
async function shownBy({ seeker, employer, interview, job }: Agreed) {
  const now = clock.now();
  const { uuid } = interview;
  const week = weekAt(interview.startsAt ?? now);
  const phases: Record<string, InterviewPhase> = {};
  const status: Record<string, number> = {};
  const lists: Record<string, string> = {};
  const note = (screen: string, wire: (InterviewOnWire & { v_status?: number }) | null | undefined) => {
    if (!wire) return;
    phases[screen] = phaseOf(wire, now);
    if (wire.v_status !== undefined) status[screen] = wire.v_status;
  };
  for (const [side, who, other] of [
    ['seeker', seeker, employer],
    ['employer', employer, seeker],
  ] as const) {
    const inWeek = await app.call(getInterviews, { body: { current_week: week.week, current_year: week.year } }, who);
    note(
      `${side} week`,
      inWeek.find((one) => one.uuid === uuid),
    );
    for (const past of [false, true]) {
      const { interviews } = await app.call(getInterviewList, { body: { past } }, who);
      const row = interviews.find((one) => one.uuid === uuid);
      note(`${side} list`, row);
      if (row) lists[side] = past ? 'past' : 'coming';
    }
    note(`${side} detail`, (await app.call(getInterviewDetail, { body: { stream_id: uuid } }, who)).interview);
    const { result_message_json: messages } = await app.call(
      getMessageHistoryWithContact,
      { body: { contact_users: other.user.id } },
      who,
    );
    note(`${side} chat`, messages.find((message) => message.interview?.uuid === uuid)?.interview_facts);
  }
  const { interviews: waiting } = await app.call(candidateDashboard, {}, seeker);
  note(
    'seeker overview',
    waiting.find((one) => one.uuid === uuid),
  );
  const board = await app.call(employerDashboard, {}, employer);
  note(
    'employer overview',
    board.interviews.find((one) => one.uuid === uuid),
  );
  const [sent] = (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, seeker)).applications;
  note('seeker application', sent?.interview);
  const [got] = (await app.call(getJobAds, { params: { job_id: job.id } }, employer)).job.job_apply;
  note('employer application', got?.interview);
  if (got) status['employer application'] = got.v_status;
  const door = (await app.send(enterRoom, { body: { link: uuid } }, seeker)).status;
  return { phases, status, lists, door };
}

type Step = ['at' | 'met', minute: number] | ['parted', seconds: number] | ['ended'] | ['tidied'];

/** Minutes are counted from the start of the interview. */
async function take({ interview, at }: Agreed, [kind, amount]: Step): Promise<void> {
  const { id, uuid, sequence } = interview;
  if (kind === 'at') at(amount);
  if (kind === 'met') await noteMeeting(app.services, uuid, { since: at(amount), seconds: 0 });
  if (kind === 'parted') await noteMeeting(app.services, uuid, { since: null, seconds: amount });
  if (kind === 'ended') await noteEnd(app.services, uuid);
  if (kind === 'tidied') await runTidy(app.services, { interview_id: id, sequence });
}

describe('every screen says the same of an interview', () => {
  it.each<[phase: InterviewPhase, what: string, steps: Step[]]>([
    ['agreed', 'before the room opens', [['at', -6]]],
    ['ready', 'while the room is open and empty', [['at', 12]]],
    [
      'ongoing',
      'while both are in the room',
      [
        ['met', 1],
        ['at', 12],
      ],
    ],
    [
      'ready',
      'when they have left before the end',
      [
        ['met', 1],
        ['parted', 300],
        ['at', 12],
      ],
    ],
    ['ongoing', 'while they are still in it after the end', [['met', 1], ['at', 40], ['tidied']]],
    ['held', 'when a party has ended the call', [['met', 1], ['at', 25], ['ended']]],
    [
      'held',
      'when its time is over and they have met',
      [
        ['met', 1],
        ['parted', 300],
        ['at', 31],
      ],
    ],
    ['missed', 'when its time is over and nobody has come', [['at', 30]]],
    ['missed', 'when that is tidied up', [['at', 30], ['tidied']]],
  ])('%s %s', async (phase, _what, steps) => {
    const pair = await agreed();
    for (const step of steps) await take(pair, step);
    const { phases, status, lists, door } = await shownBy(pair);
    expect(new Set(Object.values(phases))).toEqual(new Set([phase]));
    const over = isOver(phase);
    expect(new Set(Object.values(status))).toEqual(new Set([over ? 5 : 2]));
    expect(lists).toEqual({ seeker: over ? 'past' : 'coming', employer: over ? 'past' : 'coming' });
    expect(door).toBe(mayEnter(phase) ? 200 : 404);
    // The overviews have what is to come; the other screens have every phase.
    expect(Object.keys(phases)).toHaveLength(over ? 10 : 12);
  });
});
