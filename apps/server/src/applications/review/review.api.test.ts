import {
  askCandidates,
  decideCandidates,
  getApplication,
  getApplicationHistory,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  reopenCandidates,
  setRating,
  undoCandidateDecision,
  updateCandidateNote,
} from '@jobblik/contract/applications/applicant-review.api';
import { openApplication, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { applicationDecided, applicationReopened } from '@jobblik/contract/applications/applications.events';
import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import {
  createCvQuestion,
  createJobQuestion,
  getJobApplicationAnswer,
  submitAnswer,
  submitCommonAnswer,
} from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { makeCv } from '../../cv/cv.factory.ts';
import { makeJob } from '../../jobs/jobs.factory.ts';
import { markUnread } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { applicationDecisions, applicationSteps, applications } from '../applications.tables.ts';
import { eraseApplicationsOf } from '../erase-applications.ts';
import { sendDecisions } from './decisions.tasks.ts';
import { type Person, reviewHarness } from './review.harness.ts';

/** Ahead of real time, by which tasks run, so that a decision stays pending as long as a test needs, also on a slow machine. */
const start = new Date(Date.now() + 600_000);
const clock = testClock(start);
let app: TestApp;
const reopenedEvents: { application_id: number }[] = [];
const decidedEvents: { application_id: number; reject: number }[] = [];
const { newAd, newSeeker, newApplication, mailsTo, recordEvents, signedIn, closeSockets } = reviewHarness(
  () => app,
  clock,
);

beforeAll(async () => {
  app = await startTestApp({
    clock,
    beforeStart: ({ tasks }) => {
      tasks.subscribe(applicationDecided, 'test.decided', async (event) => void decidedEvents.push(event));
      tasks.subscribe(applicationReopened, 'test.reopened', async (event) => void reopenedEvents.push(event));
    },
  });
});
afterAll(() => app.close());
afterEach(() => {
  clock.set(start);
  closeSockets();
});

/** Long enough ago that the ten seconds of a decision are over in real time, by which tasks run. */
const longAgo = () => new Date(Date.now() - 60_000);
const withinTenSeconds = () => clock.set(new Date(start.getTime() + 9_000));

const reject = ({ token }: Person, job_id: number, candidate_id: number, message?: string) =>
  app.call(rejectCandidate, { body: { candidate_id, job_id, ...(message !== undefined && { message }) } }, { token });
const park = ({ token }: Person, job_id: number, candidate_id: number, message = '') =>
  app.call(pendingCandidate, { body: { candidate_id, job_id, message } }, { token });
const undo = ({ token }: Person, ...decision_ids: (number | null)[]) =>
  app.call(undoCandidateDecision, { body: { decision_ids: decision_ids.map((id) => id ?? 0) } }, { token });
const stateOf = async (id: number) =>
  (await app.services.db.select().from(applications).where(eq(applications.id, id)))[0]?.reject;
const stepsOf = async (id: number) =>
  (
    await app.services.db
      .select({ kind: applicationSteps.kind })
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, id))
      .orderBy(applicationSteps.id)
  ).map(({ kind }) => kind);
/** Runs the task that sends decisions, as after their ten seconds. */
async function deliverDecisions(...ids: (number | null)[]): Promise<void> {
  const { db, tasks } = app.services;
  await tasks.enqueue(db, sendDecisions, { decision_ids: ids.filter((id) => id !== null) });
  await tasks.idle();
}
const countsOf = ({ token }: Person) => app.call(getUnreadCnt, {}, { token });
const ownStates = async ({ token }: Person) =>
  (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { token })).applications.map(
    ({ state }) => state,
  );

async function oneApplication(name = 'Signe Holm') {
  const ad = await newAd();
  const seeker = await newSeeker(name);
  const id = await newApplication(ad, seeker);
  return { ...ad, seeker, id };
}

describe('a rejection', () => {
  it('takes effect at once, and the seeker’s message is sent when it can no longer be undone', async () => {
    const { job, employer, seeker, id } = await oneApplication('Åse Lund');
    clock.set(longAgo());
    const answer = await reject(employer, job.id, id);
    expect(answer).toMatchObject({
      result: 'success',
      jobseeker_name: 'Åse Lund',
      employer_name: 'Havnens Køkken',
      reject: 1,
      undo_until: new Date(clock.now().getTime() + 10_000).toISOString(),
    });
    expect(await stateOf(id)).toBe(1);
    const [mail, ...others] = await mailsTo(seeker);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Svar fra Havnens Køkken');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Hej Åse Lund Tak for din ansøgning. Vi er ked af at afvise din behandling, idet vi har fundet en anden kandidat Venlig hilsen Havnens Køkken',
    );
    expect(decidedEvents.filter((event) => event.application_id === id)).toMatchObject([{ reject: 1 }]);
  });

  it('of an unopened application removes it from the counter, and it stays unopened', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const cleared = { unread_apply_total_cnt: 0, unread_apply_cnt_arr: {} };
    await inTransaction(app.services.db, (tx) =>
      markUnread(tx, app.services, [{ userId: employer.user.id, kind: 'application', refId: job.id, subjectId: id }]),
    );
    const { decision_id } = await reject(employer, job.id, id);
    expect(await countsOf(employer)).toMatchObject({ unread_apply_total_cnt: 1 });
    await deliverDecisions(decision_id);
    expect(await countsOf(employer)).toMatchObject(cleared);
    expect(await stepsOf(id)).not.toContain('seen');
    expect(await ownStates(seeker)).toEqual(['rejected']);
  });

  it('is in the seeker’s notifications with the employer’s message once it is sent, as are seeing and reopening', async () => {
    const { employer, job, seeker, id } = await oneApplication();
    const bell = async () =>
      (await app.call(getAllNotification, { params: { history: '1' } }, { token: seeker.token })).map(
        ({ type, state, message, link }) => ({ type, state, message, link }),
      );
    await app.call(openApplication, { body: { application_id: id } }, { token: employer.token });
    await app.services.tasks.idle();
    const link = `/kandidat/job/applikationer?vis=${id}`;
    const seen = { type: 22, state: undefined, message: undefined, link };
    expect(await bell()).toEqual([seen]);
    const { decision_id } = await reject(employer, job.id, id, 'Tak. Det blev en anden.');
    expect(await bell()).toEqual([seen]);
    await deliverDecisions(decision_id);
    const rejected = { type: 23, state: 'rejected', message: 'Tak. Det blev en anden.', link };
    expect(await bell()).toEqual([rejected, seen]);
    const body = { candidate_id: id, job_id: job.id };
    await deliverDecisions((await app.call(reopenCandidate, { body }, { token: employer.token })).decision_id);
    expect(await bell()).toEqual([{ type: 23, state: 'reopened', message: undefined, link }, rejected, seen]);
    expect((await mailsTo(seeker)).map(({ subject }) => subject)).toContain('Havnens Køkken ser på din ansøgning igen');
  });

  it('has the employer’s text, or none', async () => {
    const written = await oneApplication();
    const silent = await oneApplication();
    clock.set(longAgo());
    await reject(written.employer, written.job.id, written.id, 'Kære {name}\n\nDet blev en anden.\n\n{employer}');
    await reject(silent.employer, silent.job.id, silent.id, '');
    const [mail] = await mailsTo(written.seeker);
    expect(mail?.text).toContain('Kære Signe Holm');
    expect(mail?.text).toContain('Det blev en anden.');
    expect(await mailsTo(silent.seeker)).toEqual([]);
    expect(decidedEvents.find((event) => event.application_id === silent.id)).toBeDefined();
  });

  it('that is undone within ten seconds never reaches the seeker', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const { decision_id } = await reject(employer, job.id, id);
    expect(await ownStates(seeker)).toEqual(['received']);
    withinTenSeconds();
    const undone = { result: 'success', undone: [id], replaced: [], too_late: [] };
    expect(await undo(employer, decision_id)).toEqual(undone);
    expect(await undo(employer, decision_id)).toEqual(undone);
    expect(await stateOf(id)).toBe(0);
    expect(await stepsOf(id)).toEqual(['received']);
    // Also a task that still runs finds nothing to send.
    await app.services.tasks.idle();
    expect(await mailsTo(seeker)).toEqual([]);
  });

  it('cannot be undone after ten seconds, but the application can be reopened', async () => {
    const { job, employer, id } = await oneApplication();
    const { decision_id } = await reject(employer, job.id, id);
    clock.set(new Date(start.getTime() + 10_000));
    expect(await undo(employer, decision_id)).toEqual({
      result: 'failed',
      undone: [],
      replaced: [],
      too_late: [id],
    });
    expect(await stateOf(id)).toBe(1);
    const reopened = await app.call(
      reopenCandidate,
      { body: { candidate_id: id, job_id: job.id } },
      { token: employer.token },
    );
    expect(reopened).toMatchObject({ result: 'success', reject: 0 });
    expect(await stateOf(id)).toBe(0);
  });

  it('twice reports the unchanged state and notifies nobody twice', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    clock.set(longAgo());
    const answers = await Promise.all([reject(employer, job.id, id), reject(employer, job.id, id)]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['failed', 'success']);
    expect(await reject(employer, job.id, id)).toMatchObject({ result: 'failed', reject: 1, decision_id: null });
    expect(await mailsTo(seeker)).toHaveLength(1);
  });

  it('of a withdrawn application is refused', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    await app.call(withdrawApplication, { body: { application_id: id } }, { token: seeker.token });
    const body = { candidate_id: id, job_id: job.id };
    for (const call of [rejectCandidate, pendingCandidate, reopenCandidate]) {
      expect(await app.refused(call, { body }, { token: employer.token })).toMatchObject({
        status: 409,
        code: 'application_withdrawn',
      });
    }
  });

  it('that is pending does not prevent withdrawing, and is then not sent', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    await reject(employer, job.id, id);
    const answer = await app.call(withdrawApplication, { body: { application_id: id } }, { token: seeker.token });
    expect(answer).toEqual({ result: 'success' });
    const [decision] = await app.services.db
      .select()
      .from(applicationDecisions)
      .where(eq(applicationDecisions.applicationId, id));
    expect(decision).toMatchObject({ sentAt: null, undoneAt: expect.any(Date) });
    expect(await ownStates(seeker)).toEqual(['withdrawn']);
  });
});

describe('parking', () => {
  it('sends the seeker only the employer’s message', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    clock.set(longAgo());
    expect(await park(employer, job.id, id)).toMatchObject({ result: 'success', reject: 2 });
    expect(await park(employer, job.id, id)).toMatchObject({ result: 'failed', reject: 2, decision_id: null });
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await stepsOf(id)).toEqual(['received', 'parked']);
    expect(await ownStates(seeker)).toEqual(['in_process']);
  });

  it('sends the standard text when the call has none', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    clock.set(longAgo());
    await app.call(pendingCandidate, { body: { candidate_id: id, job_id: job.id } }, { token: employer.token });
    expect((await mailsTo(seeker)).map(({ text }) => text.includes('Tak for din ansøgning.'))).toEqual([true]);
  });

  it('then rejecting sends only the rejection', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const { decision_id: parked } = await park(employer, job.id, id, 'Vi vender tilbage.');
    const { decision_id: rejected } = await reject(employer, job.id, id, 'Det blev en anden.');
    await deliverDecisions(parked, rejected);
    expect((await mailsTo(seeker)).map(({ text }) => /Vi vender|en anden/.exec(text)?.[0])).toEqual(['en anden']);
    expect(await stepsOf(id)).toEqual(['received', 'rejected']);
  });

  it('is pending again when the rejection that replaced it is undone, and can then be undone itself', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const { decision_id: parked } = await park(employer, job.id, id, 'Vi vender tilbage.');
    const { decision_id: rejected } = await reject(employer, job.id, id);
    expect(await undo(employer, parked)).toEqual({ result: 'failed', undone: [], replaced: [id], too_late: [] });
    expect(await stateOf(id)).toBe(1);
    expect(await undo(employer, rejected)).toMatchObject({ undone: [id] });
    expect(await stateOf(id)).toBe(2);
    expect(await undo(employer, parked)).toMatchObject({ undone: [id] });
    expect(await stateOf(id)).toBe(0);
    await deliverDecisions(parked, rejected);
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await stepsOf(id)).toEqual(['received']);
  });

  it('whose ten seconds passed during a rejection is sent when that is undone', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const { decision_id: parked } = await park(employer, job.id, id, 'Vi vender tilbage.');
    clock.set(new Date(start.getTime() + 8_000));
    const { decision_id: rejected } = await reject(employer, job.id, id);
    await deliverDecisions(parked);
    clock.set(new Date(start.getTime() + 12_000));
    await undo(employer, rejected);
    expect(await undo(employer, parked)).toMatchObject({ too_late: [id] });
    expect((await mailsTo(seeker))[0]?.text).toContain('Vi vender tilbage.');
    expect(await stepsOf(id)).toEqual(['received', 'parked']);
  });
});

describe('until the ten seconds are over', () => {
  /** Every call of the seeker that reads data, as text; signatures of links differ between calls. */
  async function everyReadOf({ token }: Person, ids: Record<string, number>): Promise<Record<string, string>> {
    await app.services.tasks.idle();
    const reads: Record<string, string> = {};
    for (const { call } of app.calls) {
      if (call.method !== 'GET' || !['seeker', 'user'].includes(call.access)) continue;
      const paths = ['0', '1', '2'].map((other) =>
        call.path.replaceAll(/:(\w+)/g, (_place, name: string) => String(ids[name] ?? other)),
      );
      for (const path of new Set(paths)) {
        const answer = await app.raw('GET', path, { token });
        if (!/json/.test(answer.headers.get('content-type') ?? '')) continue;
        reads[path] = `${answer.status} ${(await answer.text()).replaceAll(/\?[^"\s]*/g, '')}`;
      }
    }
    return reads;
  }
  const changedIn = (before: Record<string, string>, after: Record<string, string>) =>
    Object.keys(before)
      .filter((path) => before[path] !== after[path])
      .sort();

  it.each([
    ['a rejection', 'reject', 'Det blev en anden.'],
    ['parking without a word', 'park', ''],
  ] as const)('%s changes nothing that the seeker can read', async (_, decision, message) => {
    const { job, employer, seeker, id } = await oneApplication();
    await app.call(openApplication, { body: { application_id: id } }, { token: employer.token });
    const { questions } = await app.call(
      createJobQuestion,
      { body: { selected_user_id: seeker.user.id, job_id: job.id, questions: [{ question: 'Hvornår?', text: 1 }] } },
      { token: employer.token },
    );
    await makeCv(app.services, { userId: seeker.user.id });
    const ids = { application_id: id, id: job.id, job_id: job.id };
    // Reading counts a visit, and some addresses are new each time: only stable parts are compared.
    const first = await everyReadOf(seeker, ids);
    const again = await everyReadOf(seeker, ids);
    const before = Object.fromEntries(Object.entries(again).filter(([path, read]) => first[path] === read));
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        '/api/get_job_applications_from_jobseeker/1',
        `/api/get_job_application_answer/${id}`,
        '/api/candidate_dashboard',
        '/api/get_unread_cnt',
        '/api/get_all_notification/0',
      ]),
    );
    const { decision_id } = await (decision === 'park' ? park : reject)(employer, job.id, id, message);
    withinTenSeconds();
    expect(changedIn(before, await everyReadOf(seeker, ids))).toEqual([]);
    // The allowed actions are the same as well.
    const given = {
      employer_id: employer.user.id,
      job_id: job.id,
      question_ids: [questions[0]?.question_id ?? 0],
      text_answers_arr: ['Straks'],
    };
    expect(await app.call(submitAnswer, { body: given }, { token: seeker.token })).toMatchObject({ result: 'success' });
    await deliverDecisions(decision_id);
    const after = await everyReadOf(seeker, ids);
    expect(changedIn(before, after)).toContain('/api/get_job_applications_from_jobseeker/1');
    const [own] = (await app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { token: seeker.token }))
      .applications;
    const kind = decision === 'park' ? 'in_process' : 'rejected';
    expect(own).toMatchObject({ state: kind, can_withdraw: decision === 'park' });
    expect(own?.history.find((step) => step.kind === kind)).toMatchObject({ message });
  });

  it('a seeker is notified when a sent rejection is taken back, and not for one that was never sent', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const body = { candidate_id: id, job_id: job.id };
    const { decision_id } = await reject(employer, job.id, id);
    const unknown = await app.call(reopenCandidate, { body }, { token: employer.token });
    await deliverDecisions(decision_id, unknown.decision_id);
    expect(await stepsOf(id)).toEqual(['received']);
    await deliverDecisions((await reject(employer, job.id, id)).decision_id);
    expect(await ownStates(seeker)).toEqual(['rejected']);
    const { decision_id: opening } = await app.call(reopenCandidate, { body }, { token: employer.token });
    expect(await ownStates(seeker)).toEqual(['rejected']);
    await deliverDecisions(opening);
    expect(await stepsOf(id)).toEqual(['received', 'rejected', 'reopened']);
    expect(reopenedEvents.filter((event) => event.application_id === id)).toHaveLength(1);
  });
});

describe('several applications at once', () => {
  it('are parked together and reopened together', async () => {
    const ad = await newAd();
    const ids: number[] = [];
    for (const name of ['Ane', 'Bo', 'Cilla']) ids.push(await newApplication(ad, await newSeeker(name)));
    await park(ad.employer, ad.job.id, ids[0] ?? 0);
    const body = { job_id: ad.job.id, application_ids: ids, decision: 'park' as const, message: '' };
    const answer = await app.call(decideCandidates, { body }, { token: ad.employer.token });
    expect(answer).toMatchObject({
      result: 'success',
      skipped: [{ application_id: ids[0], reason: 'already' }],
      undo_until: expect.any(String),
    });
    expect(answer.decided.map(({ application_id }) => application_id).sort()).toEqual(ids.slice(1));
    expect(await Promise.all(ids.map(stateOf))).toEqual([2, 2, 2]);
    await undo(ad.employer, ...answer.decided.map(({ decision_id }) => decision_id));
    expect(await Promise.all(ids.map(stateOf))).toEqual([2, 0, 0]);
  });

  it('are reopened together, and skipped ones are listed', async () => {
    const ad = await newAd();
    const people = [await newSeeker('Ane'), await newSeeker('Bo'), await newSeeker('Cilla'), await newSeeker('Dan')];
    const ids: number[] = [];
    for (const person of people) ids.push(await newApplication(ad, person));
    const [rejected = 0, parked = 0, open = 0, withdrawn = 0] = ids;
    await deliverDecisions((await reject(ad.employer, ad.job.id, rejected)).decision_id);
    const waiting = await park(ad.employer, ad.job.id, parked, 'Vent lidt.');
    await app.call(withdrawApplication, { body: { application_id: withdrawn } }, { token: people[3]?.token });
    reopenedEvents.length = 0;
    const body = { job_id: ad.job.id, application_ids: ids };
    const answer = await app.call(reopenCandidates, { body }, { token: ad.employer.token });
    expect(answer).toMatchObject({
      result: 'success',
      decided: [{ application_id: rejected }, { application_id: parked }],
      skipped: [
        { application_id: open, reason: 'already' },
        { application_id: withdrawn, reason: 'withdrawn' },
      ],
    });
    expect(await Promise.all(ids.slice(0, 3).map(stateOf))).toEqual([0, 0, 0]);
    await deliverDecisions(waiting.decision_id, ...answer.decided.map(({ decision_id }) => decision_id));
    expect(reopenedEvents.map(({ application_id }) => application_id)).toEqual([rejected]);
    expect(await stateOf(parked)).toBe(0);
    expect(await app.call(reopenCandidates, { body }, { token: ad.employer.token })).toMatchObject({
      result: 'failed',
      decided: [],
    });
  });

  it('that were reopened have their previous state when that is undone, and a pending message is sent', async () => {
    const ad = await newAd();
    const people = [await newSeeker('Ane'), await newSeeker('Bo')];
    const [rejected, parked] = [
      await newApplication(ad, people[0] as Person),
      await newApplication(ad, people[1] as Person),
    ];
    await deliverDecisions((await reject(ad.employer, ad.job.id, rejected)).decision_id);
    const waiting = await park(ad.employer, ad.job.id, parked, 'Vent lidt.');
    const body = { job_id: ad.job.id, application_ids: [rejected, parked] };
    const { decided } = await app.call(reopenCandidates, { body }, { token: ad.employer.token });
    const opening = decided.map(({ decision_id }) => decision_id);
    const history = await app.call(
      getApplicationHistory,
      { params: { application_id: rejected } },
      { token: ad.employer.token },
    );
    expect(history.history.at(-1)).toMatchObject({ kind: 'reopened', sent: false });
    withinTenSeconds();
    expect(await undo(ad.employer, ...opening)).toMatchObject({ undone: [rejected, parked] });
    expect([await stateOf(rejected), await stateOf(parked)]).toEqual([1, 2]);
    await deliverDecisions(waiting.decision_id, ...opening);
    expect(await stepsOf(rejected)).toEqual(['received', 'rejected']);
    expect(await stepsOf(parked)).toEqual(['received', 'parked']);
  });

  it('are rejected with one text that contains each name', async () => {
    const ad = await newAd();
    const people = [await newSeeker('Ane'), await newSeeker('Bo')];
    const ids: number[] = [];
    for (const person of people) ids.push(await newApplication(ad, person));
    clock.set(longAgo());
    const body = { job_id: ad.job.id, application_ids: ids, decision: 'reject' as const, message: 'Hej {name}.' };
    await app.call(decideCandidates, { body }, { token: ad.employer.token });
    for (const person of people) {
      expect((await mailsTo(person))[0]?.text).toContain(`Hej ${person.user.name}.`);
    }
  });

  it('are asked the same, except withdrawn ones', async () => {
    const ad = await newAd();
    const people = [await newSeeker('Ane'), await newSeeker('Bo')];
    const ids: number[] = [];
    for (const person of people) ids.push(await newApplication(ad, person));
    await app.call(withdrawApplication, { body: { application_id: ids[1] ?? 0 } }, { token: people[1]?.token });
    const questions = [{ question: 'Hvornår kan du starte?', text: 1, video: 0 }];
    const answer = await app.call(
      askCandidates,
      { body: { job_id: ad.job.id, application_ids: ids, questions } },
      { token: ad.employer.token },
    );
    expect(answer).toMatchObject({
      result: 'success',
      asked: [{ application_id: ids[0], questions: [{ question: 'Hvornår kan du starte?' }] }],
      skipped: [{ application_id: ids[1], reason: 'withdrawn' }],
    });
    const shown = await app.call(
      getApplication,
      { params: { application_id: ids[0] ?? 0 } },
      { token: ad.employer.token },
    );
    expect(shown.application.questions).toMatchObject([{ question: 'Hvornår kan du starte?', answer: null }]);
  });

  it('may be a hundred at most, and none of another ad', async () => {
    const ad = await newAd();
    const other = await newAd();
    const id = await newApplication(ad, await newSeeker());
    const foreign = await newApplication(other, await newSeeker());
    const refuse = (application_ids: number[]) =>
      app.refused(
        decideCandidates,
        { body: { job_id: ad.job.id, application_ids, decision: 'reject' } },
        { token: ad.employer.token },
      );
    expect(await refuse([id, foreign])).toMatchObject({ status: 404 });
    expect(await stateOf(id)).toBe(0);
    expect(await refuse([])).toMatchObject({ status: 400 });
    expect(await refuse(Array.from({ length: 101 }, (_, at) => at + 1))).toMatchObject({ status: 400 });
  });
});

describe('a rating', () => {
  const rate = ({ token }: Person, body: object) => app.call(setRating, { body: body as never }, { token });
  const refuseRating = ({ token }: Person, body: object) => app.refused(setRating, { body: body as never }, { token });

  it('is stored by the person, the ad or the application', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    expect(await rate(employer, { rating_point: 3, user_id: seeker.user.id })).toEqual({
      result: 'success',
      application_id: id,
      rating_point: 3,
    });
    await rate(employer, { rating_point: 4, user_id: seeker.user.id, job_id: job.id });
    await rate(employer, { rating_point: 5, application_id: id });
    const { application } = await app.call(
      getApplication,
      { params: { application_id: id } },
      { token: employer.token },
    );
    expect(application.rating_point).toBe(5);
  });

  it('needs the ad when the person has applied to several', async () => {
    const { employer, seeker, job } = await oneApplication();
    const second = await makeJob(app.services.db, {
      userId: employer.user.id,
      companyId: job.companyId ?? 0,
      title: 'Tjener',
    });
    await newApplication({ job: second, employer }, seeker);
    expect(await refuseRating(employer, { rating_point: 3, user_id: seeker.user.id })).toMatchObject({
      status: 400,
      fields: [{ path: 'application_id', code: 'required' }],
    });
    await rate(employer, { rating_point: 2, user_id: seeker.user.id, job_id: second.id });
  });

  it.each([-1, 6, 2.5, '5', null, true, [3]])('of %j is refused', async (rating_point) => {
    const { employer, id } = await oneApplication();
    expect(await refuseRating(employer, { rating_point, application_id: id })).toMatchObject({
      status: 400,
      fields: [{ path: 'rating_point' }],
    });
  });

  it('is removed with 0, and the application is new again', async () => {
    const { employer, id } = await oneApplication();
    await rate(employer, { rating_point: 3, application_id: id });
    expect(await rate(employer, { rating_point: 0, application_id: id })).toMatchObject({ rating_point: 0 });
    const [row] = await app.services.db.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({ ratingPoint: 0, isNew: true });
  });

  it('by two windows at once is one of both, and every window is notified', async () => {
    const { job, employer, id } = await oneApplication();
    const events = await recordEvents(employer, 'applications_changed');
    await Promise.all([2, 4].map((rating_point) => rate(employer, { rating_point, application_id: id })));
    await expect.poll(() => events.length, { interval: 5 }).toBe(2);
    expect(events[0]).toEqual({ job_id: job.id, application_ids: [id] });
    const { application } = await app.call(
      getApplication,
      { params: { application_id: id } },
      { token: employer.token },
    );
    expect([2, 4]).toContain(application.rating_point);
  });
});

describe('a note', () => {
  it('is stored for the employer, and removed when it is empty', async () => {
    const { employer, id } = await oneApplication();
    const note = (text: string) =>
      app.call(updateCandidateNote, { body: { note: text, candidate_id: id } }, { token: employer.token });
    expect(await note('  Ringede til Susanne.  ')).toMatchObject({ result: 'success', note: 'Ringede til Susanne.' });
    const read = async () =>
      (await app.call(getApplication, { params: { application_id: id } }, { token: employer.token })).application.note;
    expect(await read()).toBe('Ringede til Susanne.');
    await note('');
    expect(await read()).toBe('');
  });

  it('has a maximum length', async () => {
    const { employer, id } = await oneApplication();
    expect(
      await app.refused(
        updateCandidateNote,
        { body: { note: 'x'.repeat(5_001), candidate_id: id } },
        { token: employer.token },
      ),
    ).toMatchObject({ status: 400, fields: [{ path: 'note', code: 'too_long' }] });
  });
});

describe('the employer’s ratings and notes', () => {
  it('are in no response to the applicant', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const { token } = employer;
    await app.call(updateCandidateNote, { body: { note: 'For langsom til køkkenet', candidate_id: id } }, { token });
    await app.call(setRating, { body: { rating_point: 2, application_id: id } }, { token });
    await park(employer, job.id, id);
    await app.call(openApplication, { body: { application_id: id } }, { token });
    const answers = await Promise.all([
      app.call(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { token: seeker.token }),
      app.call(getJobApplicationAnswer, { params: { application_id: id } }, { token: seeker.token }),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/langsom|rating|"note"|park|"reject"/);
  });
});

describe('answers to questions', () => {
  it('reach the employer’s open windows, for their own ad only', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const second = await makeJob(app.services.db, {
      userId: employer.user.id,
      companyId: job.companyId ?? 0,
      title: 'Tjener',
    });
    const otherId = await newApplication({ job: second, employer }, seeker);
    const list = [{ question: 'Hvornår?', text: 1 }];
    const body = { selected_user_id: seeker.user.id, job_id: job.id, questions: list };
    const { questions } = await app.call(createJobQuestion, { body }, { token: employer.token });
    const events = await recordEvents(employer, 'applications_changed');
    const form = {
      employer_id: employer.user.id,
      job_id: job.id,
      question_ids: [questions[0]?.question_id ?? 0],
      text_answers_arr: ['Straks'],
    };
    await app.call(submitAnswer, { body: form }, { token: seeker.token });
    await expect.poll(() => events, { interval: 5 }).toEqual([{ job_id: job.id, application_ids: [id] }]);
    const read = async (application_id: number) =>
      (await app.call(getApplication, { params: { application_id } }, { token: employer.token })).application.answers;
    expect(await read(id)).toMatchObject([{ text_answer: 'Straks' }]);
    expect(await read(otherId)).toEqual([]);
  });

  it('about the CV reach the employer’s open windows', async () => {
    const { employer } = await newAd();
    const seeker = await newSeeker();
    await makeCv(app.services, { userId: seeker.user.id });
    const events = await recordEvents(employer, 'cv_questions_changed');
    const list = [{ question: 'Hvornår?', text: 1 }];
    const body = { selected_user_id: seeker.user.id, questions: list };
    const { questions } = await app.call(createCvQuestion, { body }, { token: employer.token });
    const form = {
      employer_id: employer.user.id,
      question_ids: [questions[0]?.question_id ?? 0],
      text_answers_arr: ['Straks'],
    };
    await app.call(submitCommonAnswer, { body: form }, { token: seeker.token });
    const event = { user_id: seeker.user.id };
    await expect.poll(() => events, { interval: 5 }).toEqual([event, event]);
  });
});

describe('another employer', () => {
  it('is refused by every call', async () => {
    const { job, seeker, id, employer } = await oneApplication();
    const { decision_id } = await reject(employer, job.id, id);
    const own = await newAd();
    const ownId = await newApplication(own, await newSeeker());
    const { token } = own.employer;
    const at = { candidate_id: id, job_id: job.id };
    const mixed = { candidate_id: id, job_id: own.job.id };
    const questions = [{ question: 'Hvad?', text: 1 }];
    const attempts = [
      app.refused(getApplication, { params: { application_id: id } }, { token }),
      app.refused(pendingCandidate, { body: at }, { token }),
      app.refused(pendingCandidate, { body: mixed }, { token }),
      app.refused(rejectCandidate, { body: at }, { token }),
      app.refused(rejectCandidate, { body: { candidate_id: ownId, job_id: job.id } }, { token }),
      app.refused(reopenCandidate, { body: at }, { token }),
      app.refused(setRating, { body: { rating_point: 1, application_id: id } }, { token }),
      app.refused(setRating, { body: { rating_point: 1, user_id: seeker.user.id } }, { token }),
      app.refused(setRating, { body: { rating_point: 1, user_id: seeker.user.id, job_id: job.id } }, { token }),
      app.refused(updateCandidateNote, { body: { note: 'x', candidate_id: id } }, { token }),
      app.refused(undoCandidateDecision, { body: { decision_ids: [decision_id ?? 0] } }, { token }),
      app.refused(
        decideCandidates,
        { body: { job_id: own.job.id, application_ids: [ownId, id], decision: 'park' } },
        { token },
      ),
      app.refused(reopenCandidates, { body: { job_id: own.job.id, application_ids: [ownId, id] } }, { token }),
      app.refused(askCandidates, { body: { job_id: job.id, application_ids: [id], questions } }, { token }),
      app.refused(askCandidates, { body: { job_id: own.job.id, application_ids: [id], questions } }, { token }),
    ];
    for (const attempt of attempts) expect(await attempt).toMatchObject({ status: 404, code: 'not_found' });
    expect(await stateOf(id)).toBe(1);
    expect(await stateOf(ownId)).toBe(0);
  });
});

describe('the demo visitor', () => {
  it('gets success for every action and changes nothing', async () => {
    const { job, employer, seeker, id } = await oneApplication();
    const token = await signInAs(app.services.db, employer.user, { demo: true });
    const at = { candidate_id: id, job_id: job.id };
    expect((await app.call(rejectCandidate, { body: at }, { token })).result).toBe('success');
    expect((await app.call(pendingCandidate, { body: at }, { token })).result).toBe('success');
    await app.call(setRating, { body: { rating_point: 5, application_id: id } }, { token });
    await app.call(updateCandidateNote, { body: { note: 'x', candidate_id: id } }, { token });
    const [row] = await app.services.db.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({ reject: 0, ratingPoint: 0, note: '' });
    expect(await mailsTo(seeker)).toEqual([]);
    expect(await app.refused(getApplication, { params: { application_id: id } }, { token })).toMatchObject({
      status: 404,
    });
  });
});

describe('removing an employer’s account', () => {
  it('deletes pending messages', async () => {
    const { job, employer, id } = await oneApplication();
    const { decision_id } = await park(employer, job.id, id, 'Ring til Susanne.');
    await deliverDecisions(decision_id);
    await reject(employer, job.id, id);
    await eraseApplicationsOf(app.services, employer.user.id);
    const left = await app.services.db
      .select()
      .from(applicationDecisions)
      .where(eq(applicationDecisions.applicationId, id));
    expect(left).toEqual([]);
    expect(await stateOf(id)).toBe(2);
    const steps = await app.services.db.select().from(applicationSteps).where(eq(applicationSteps.applicationId, id));
    expect(JSON.stringify(steps)).not.toContain('Susanne');
  });
});

describe('a seeker or an operator', () => {
  it('is refused', async () => {
    const { job, seeker, id } = await oneApplication();
    const operator = await signedIn(await makeUser(app.services.db, { role: 'admin' }));
    for (const { token } of [seeker, operator]) {
      const refusal = await app.refused(rejectCandidate, { body: { candidate_id: id, job_id: job.id } }, { token });
      expect(refusal).toMatchObject({ status: 403 });
    }
  });
});
