import { rejectCandidate } from '@jobblik/contract/applications/applicant-review.api';
import { decisionHeldBack } from '@jobblik/contract/applications/own-state.rules';
import { getChatContact } from '@jobblik/contract/chat/chat.api';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import { createJobQuestion } from '@jobblik/contract/questions/questions.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollLimit, testLimit } from '../../../../support/test-limits.ts';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { chatHarness } from './chat.harness.ts';
import { postMessage } from './post-message.ts';

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

it('a decision that can no longer be undone is in the chat with the employer’s message', {
  timeout: testLimit(4),
}, async () => {
  const { seeker, employer, job, applicationId } = await chat.newPair();
  const body = { candidate_id: applicationId, job_id: job.id, message: 'Kære {name}, tak for din ansøgning.' };
  // Tasks run by real time: all but the last second of the time for undoing has passed.
  const decidedAt = Date.now() - decisionHeldBack + 1000;
  clock.set(new Date(decidedAt));
  await app.call(rejectCandidate, { body }, employer);
  await expect
    .poll(() => messages(seeker, employer), { interval: 250, timeout: pollLimit(4) })
    .toMatchObject([
      {
        message_type: messageType.rejected,
        type: 'receive',
        message: 'Kære Signe Holm, tak for din ansøgning.',
        job_title: 'Kok',
      },
    ]);
  expect(Date.now() - decidedAt).toBeGreaterThanOrEqual(decisionHeldBack);
});

it('questions are in the chat with their subject', async () => {
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

it('a rejection without an answer does not push conversations down, and an answer brings it up', async () => {
  const { seeker, employer } = await chat.newPair();
  const others = [await chat.newSeeker('Bo Dam'), await chat.newSeeker('Åse Bæk')];
  const write = (from: { user: { id: number } }, by: 'seeker' | 'employer', type: 0 | 70) =>
    inTransaction(app.services.db, (tx) =>
      postMessage(
        tx,
        app.services,
        { seekerId: from.user.id, employerId: employer.user.id, from: by },
        { type, text: 'Tak' },
      ),
    );
  const order = async () => (await app.call(getChatContact, {}, employer)).map(({ user_id }) => user_id);
  await write(seeker, 'seeker', messageType.text);
  for (const one of others) await write(one, 'employer', messageType.rejected);
  expect((await order())[0]).toBe(seeker.user.id);
  const [first] = others;
  if (first) await write(first, 'seeker', messageType.text);
  expect((await order()).slice(0, 2)).toEqual([first?.user.id, seeker.user.id]);
});
