import { messageType } from '@jobblik/contract/chat/chat.rules';
import * as api from '@jobblik/contract/interviews/interviews.api';
import * as invitation from '@jobblik/contract/interviews/invitation.api';
import { type InvitationAnswer, invitationAnswers } from '@jobblik/contract/interviews/invitation.rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeApplication } from '../../applications/applications.factory.ts';
import { interviewsHarness } from '../interviews.harness.ts';

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

/** A request that waits, with the token of its mail. */
async function invited() {
  const pair = await harness.newPair();
  const uuid = await harness.requested(pair);
  return { pair, uuid, token: await tokenIn(pair) };
}

/** The token of the newest mail to the seeker that has one. */
async function tokenIn({ seeker }: Pair): Promise<string> {
  await app.services.tasks.idle();
  const mails = await harness.mailsTo(seeker.user.email);
  const [token] = mails.flatMap(({ text }) => /\/interview\/svar\/([\w.-]+)\?svar=ja/.exec(text)?.[1] ?? []);
  if (token === undefined) throw new Error('no mail has a link');
  return token;
}

const read = (token: string) => app.call(invitation.getInterviewInvitation, { params: { token } });
const answering = (token: string, answer: InvitationAnswer, sequence: number, reason?: string) => ({
  params: { token },
  body: { sequence, answer, ...(reason !== undefined && { reason }) },
});
const answer = async (token: string, given: InvitationAnswer, reason?: string) =>
  app.call(invitation.answerInterviewInvitation, answering(token, given, (await read(token)).sequence, reason));
const refused = async (token: string, given: InvitationAnswer, sequence: number, reason?: string) =>
  app.refused(invitation.answerInterviewInvitation, answering(token, given, sequence, reason));

describe('the links in the mail of an invitation', () => {
  it('are one for each answer, and show the invitation without a session', async () => {
    const { pair, token } = await invited();
    const [mail] = (await harness.mailsTo(pair.seeker.user.email)).filter(({ text }) => text.includes(token));
    for (const word of ['ja', 'nej', 'andet']) expect(mail?.text).toContain(`/interview/svar/${token}?svar=${word}`);
    expect(await read(token)).toMatchObject({
      title: 'Samtale om jobbet',
      description: 'Vi vil gerne høre mere om dig.',
      facts: { state: 'requested' },
      may_answer: true,
    });
  });

  it('answer nothing when they are only opened', async () => {
    const { uuid, token } = await invited();
    await read(token);
    expect((await harness.rowOf(uuid)).state).toBe('requested');
  });

  it.each(['', 'x', '1.x', `1.${'a'.repeat(43)}`])('are refused when they are forged: %j', async (token) => {
    const given = { params: { token: token || '%20' } };
    expect(await app.refused(invitation.getInterviewInvitation, given)).toMatchObject({ status: 404 });
    expect(await refused(token || '%20', 'accepted', 0)).toMatchObject({ status: 404 });
    expect(await app.refused(invitation.undoInvitationDecline, given)).toMatchObject({ status: 404 });
  });

  it('are of one interview only', async () => {
    const [first, second] = [await invited(), await invited()];
    const [id] = first.token.split('.');
    const [, signature] = second.token.split('.');
    const given = { params: { token: `${id}.${signature}` } };
    expect(await app.refused(invitation.getInterviewInvitation, given)).toMatchObject({ status: 404 });
  });
});

describe('an answer by mail', () => {
  it('agrees the interview as one by the calendar does, and works once', async () => {
    const { pair, uuid, token } = await invited();
    expect(await answer(token, 'accepted')).toMatchObject({
      result: 'success',
      invitation: { facts: { state: 'accepted' }, may_answer: false },
    });
    expect((await harness.rowOf(uuid)).state).toBe('accepted');
    expect(await harness.vStatus(pair)).toBe(2);
    const { result_message_json } = await harness.history(pair.employer, pair.seeker);
    expect(result_message_json.at(-1)).toMatchObject({ message_type: messageType.interviewAccepted });
    const { sequence } = await read(token);
    for (const other of invitationAnswers)
      expect(await refused(token, other, sequence, 'Jeg er på kursus')).toMatchObject({
        status: 409,
        code: 'request_answered',
      });
    expect((await harness.rowOf(uuid)).state).toBe('accepted');
  });

  it('declines, and can be taken back for ten seconds', async () => {
    const { uuid, token } = await invited();
    const { invitation: declined } = await answer(token, 'declined');
    expect(declined).toMatchObject({ facts: { state: 'declined' }, may_answer: false });
    expect(declined.facts.undo_until).not.toBeNull();
    expect(await app.call(invitation.undoInvitationDecline, { params: { token } })).toMatchObject({
      result: 'success',
      invitation: { facts: { state: 'requested', undo_until: null }, may_answer: true },
    });
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'requested', declinesAt: null });
    await answer(token, 'declined');
    clock.set(new Date(clock.start.getTime() + 10_000));
    expect(await app.refused(invitation.undoInvitationDecline, { params: { token } })).toMatchObject({
      status: 409,
      code: 'undo_too_late',
    });
  });

  it('asks for another time with a reason only', async () => {
    const { pair, uuid, token } = await invited();
    for (const reason of [undefined, '', "  ' '  "])
      expect(await refused(token, 'postponed', 0, reason)).toMatchObject({
        status: 400,
        fields: [{ path: 'reason', code: 'required' }],
      });
    expect(await answer(token, 'postponed', 'Jeg er på kursus')).toMatchObject({ result: 'success' });
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'postponed', reason: 'Jeg er på kursus' });
    expect(await harness.vStatus(pair)).toBe(6);
  });

  it('is refused for another version than the one that was read', async () => {
    const { pair, uuid, token } = await invited();
    const { sequence } = await read(token);
    const { startDate, start_time, end_time } = harness.at(5);
    const moved = { interview_id: uuid, schedule: { startDate, start_time, end_time } };
    await app.call(api.moveSchedule, { body: moved }, pair.employer);
    expect(await refused(token, 'accepted', sequence)).toMatchObject({ status: 409, code: 'interview_changed' });
    expect((await harness.rowOf(uuid)).state).toBe('requested');
    expect(await answer(await tokenIn(pair), 'accepted')).toMatchObject({ result: 'success' });
  });

  it('says when the seeker has another interview at that time, and changes nothing', async () => {
    const { pair, token } = await invited();
    await answer(token, 'accepted');
    const { seeker } = pair;
    const other = await harness.newPair();
    const ids = { jobId: other.job.id, userId: seeker.user.id, employerId: other.employer.user.id };
    const applicationId = await makeApplication(app.services, ids);
    await harness.requested({ ...other, seeker, applicationId });
    expect(await answer(await tokenIn(pair), 'accepted')).toMatchObject({
      result: 'error',
      invitation: { facts: { state: 'requested' }, may_answer: true },
    });
  });

  it('is refused once the employer has cancelled', async () => {
    const { pair, uuid, token } = await invited();
    const { sequence } = await read(token);
    await app.call(api.deleteSchedule, { body: { interview_id: uuid } }, pair.employer);
    expect(await refused(token, 'accepted', sequence)).toMatchObject({ status: 409, code: 'interview_cancelled' });
    expect((await read(token)).may_answer).toBe(false);
  });

  it('of two at once is given once', async () => {
    const { token } = await invited();
    const { sequence } = await read(token);
    const both = await Promise.all(
      [1, 2].map(() => app.send(invitation.answerInterviewInvitation, answering(token, 'accepted', sequence))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
