import { rejectCandidate } from '@jobblik/contract/applications/applicant-review.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { createInterview, setPostponeEmailToEmployerOnChat } from '@jobblik/contract/interviews/interviews.api';
import { createJobQuestion } from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { applications } from '../applications/index.ts';
import { chatHarness } from './chat.harness.ts';
import { makeMessages } from './index.ts';

let app: TestApp;
let chat: ReturnType<typeof chatHarness>;
const clock = testClock();
beforeAll(async () => {
  app = await startTestApp({ clock });
  chat = chatHarness(app);
});
afterAll(() => app.close());

const messages = async (...people: Parameters<typeof chat.history>) =>
  (await chat.history(...people)).result_message_json;

it('a decision that can no longer be undone stands in the chat with the words of the employer', async () => {
  const { seeker, employer, job, applicationId } = await chat.newPair();
  const body = { candidate_id: applicationId, job_id: job.id, message: 'Kære {name}, tak for din ansøgning.' };
  await app.call(rejectCandidate, { body }, employer);
  await app.services.tasks.idle();
  expect(await messages(seeker, employer)).toEqual([]);
  await expect
    .poll(() => messages(seeker, employer), { timeout: 25_000, interval: 250 })
    .toMatchObject([
      { message_type: messageType.rejected, type: 'receive', message: 'Kære Signe Holm, tak for din ansøgning.' },
    ]);
});

it('questions stand in the chat with what they are about', async () => {
  const { seeker, employer, job, applicationId } = await chat.newPair();
  const questions = [{ question: 'Hvornår kan du begynde?', text: 1, video: 0 }];
  await app.call(
    createJobQuestion,
    { body: { selected_user_id: seeker.user.id, job_id: job.id, questions } },
    employer,
  );
  const [message] = await messages(seeker, employer);
  const about = { application_id: applicationId, job_id: job.id, job_title: 'Kok', count: 1 };
  expect(message).toMatchObject({ message_type: messageType.questions, questions: about });
  expect(JSON.parse(message?.message ?? '')).toMatchObject(about);
});

describe('an interview request', () => {
  const requested = async () => {
    const pair = await chat.newPair();
    const interview = {
      app_id: pair.applicationId,
      job_title: 'Kok',
      title: 'Samtale om C#',
      description: '',
      schedule_date: '24.11.2026',
      schedule_start: '10:00',
      schedule_end: '10:30',
    };
    const parties = { seekerId: pair.seeker.user.id, employerId: pair.employer.user.id };
    const [uuid = ''] = await makeMessages(app.services, parties, [
      { from: 'employer', type: messageType.interviewRequest, interview, state: 'open' },
    ]);
    const status = async () => {
      const [row] = await app.services.db
        .select({ vStatus: applications.vStatus })
        .from(applications)
        .where(eq(applications.id, pair.applicationId));
      return row?.vStatus;
    };
    return { ...pair, uuid, status, interview };
  };

  it.each([
    [3, 'accepted', messageType.interviewAccepted, 2],
    [4, 'declined', messageType.interviewDeclined, 3],
  ] as const)(
    'answered by %i is %s in the chat and at the application, once',
    async (interview_type, state, type, status) => {
      const { seeker, employer, uuid, ...request } = await requested();
      const body = { uuid, interview_type };
      expect(await app.call(createInterview, { body }, seeker)).toEqual({ result: 'success' });
      expect(await messages(employer, seeker)).toMatchObject([
        { message_type: 2, state, interview: request.interview },
        { message_type: type, type: 'receive', message: 'Samtale om C#24.11.2026 10:00 - 10:30', reply_to: uuid },
      ]);
      expect(await request.status()).toBe(status);
      expect(await app.refused(createInterview, { body }, seeker)).toMatchObject({
        status: 409,
        code: 'request_answered',
      });
      expect(await messages(employer, seeker)).toHaveLength(2);
    },
  );

  it('is postponed with the reason', async () => {
    const { seeker, employer, uuid, status } = await requested();
    const body = { uuid, reason: 'Syg #barn', employer_id: employer.user.id };
    expect(await app.call(setPostponeEmailToEmployerOnChat, { body }, seeker)).toEqual({
      result: 'success',
      sender_name: 'Signe Holm',
      receiver_name: 'Havnens Køkken',
    });
    expect((await messages(employer, seeker)).at(-1)).toMatchObject({
      message_type: messageType.postponed,
      postpone_reason: 'Syg #barn',
      reply_to: uuid,
    });
    expect(await status()).toBe(6);
  });

  it('of somebody else, and a message that is none, is not found', async () => {
    const { seeker, employer, uuid } = await requested();
    const other = await chat.newPair();
    const answer = (token: string, body: { uuid: string; interview_type: number }) =>
      app.refused(createInterview, { body: body as never }, { token });
    expect(await answer(other.seeker.token, { uuid, interview_type: 3 })).toMatchObject({ status: 404 });
    const plain = await chat.send(employer, seeker, 'Hej');
    expect(await answer(seeker.token, { uuid: plain.uuid, interview_type: 3 })).toMatchObject({ status: 404 });
    expect(await answer(seeker.token, { uuid, interview_type: 5 })).toMatchObject({ status: 400 });
    expect(await answer(employer.token, { uuid, interview_type: 3 })).toMatchObject({ status: 403 });
    const elsewhere = { uuid, reason: 'Syg', employer_id: other.employer.user.id };
    expect(await app.refused(setPostponeEmailToEmployerOnChat, { body: elsewhere }, seeker)).toMatchObject({
      status: 404,
    });
  });
});
