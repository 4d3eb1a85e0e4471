import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { createCvQuestion } from '@jobblik/contract/questions/questions.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { makeQuestion } from '../questions/questions.factory.ts';
import { interviewsHarness } from './interviews.harness.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
type Employer = Awaited<ReturnType<ReturnType<typeof interviewsHarness>['newEmployer']>>;

beforeAll(async () => {
  app = await startTestApp();
  harness = interviewsHarness(app);
});
afterAll(() => app.close());

async function newCvOwner(visibility: Visibility) {
  const seeker = await harness.newSeeker('Hjerteblad Holm');
  await makeCv(app.services, { userId: seeker.user.id, visibility });
  return { ...seeker, email: seeker.user.email ?? '' };
}

/** Invites an address, and answers all that the employer and the address get, without what differs between two addresses. */
async function invite(employer: Employer, email: string, day: number) {
  const schedule = { ...harness.at(day), title: 'Samtale', description: 'Kom forbi', user: { email } };
  const { result, new_interview_id: uuid } = await app.call(api.createNewSchedule, { body: { schedule } }, employer);
  const row = await harness.rowOf(uuid);
  const { interviews } = await app.call(api.getInterviewList, { body: {} }, employer);
  const entry = interviews.find((each) => each.uuid === uuid);
  const plain = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(email, 'ADDRESS')
      .replaceAll(row.meetingLink ?? uuid, 'ROOM')
      .replaceAll(uuid, 'UUID')
      .replaceAll(/\/invitation\/[\w.-]+/g, 'LINK');
  const mails = await harness.mailsTo(email);
  const { kind, seekerId } = row;
  return {
    row: { kind, seekerId },
    seen: plain([result, entry?.seeker, entry?.kind, entry?.state, entry?.status, entry?.email, entry?.app_id]),
    mails: mails.map(({ subject, text }) =>
      plain([subject, text]).replaceAll(/[a-zæøå]+ den \d+\..*?\d\d\.\d\d–\d\d\.\d\d/g, 'TIME'),
    ),
  };
}

const ask = (employer: Employer, seekerId: number) =>
  app.call(
    createCvQuestion,
    { body: { selected_user_id: seekerId, questions: [{ question: 'Kan du lave sovs?', text: 1, video: 0 }] } },
    employer,
  );

it.each(['anonymous', 'hidden'] as const)(
  'the address of a person whose CV is %s is like one without an account',
  async (visibility) => {
    const employer = await harness.newEmployer();
    const seeker = await newCvOwner(visibility);
    if (visibility === 'anonymous') await ask(employer, seeker.user.id);
    const guessed = await invite(employer, seeker.email, 3);
    const unknown = await invite(employer, `ingen-${seeker.user.id}@jobblik.test`, 4);
    expect(guessed.row).toEqual({ kind: 'guest', seekerId: null });
    expect(guessed.seen).toBe(unknown.seen);
    // The questions were mailed to the account.
    expect(guessed.mails.filter((mail) => !mail.includes('har spørgsmål'))).toEqual(unknown.mails);
    expect(unknown.mails).toHaveLength(1);
  },
);

it('questions about an anonymous CV open neither chat nor requests before an answer, and both after it', async () => {
  const employer = await harness.newEmployer();
  const seeker = await newCvOwner('anonymous');
  await ask(employer, seeker.user.id);
  const about = { title: 'Samtale', description: 'Kom forbi' };
  const byId = { body: { schedule: { ...harness.at(3), ...about, user_id: seeker.user.id } } };
  expect(await app.refused(api.createNewScheduleWithUserid, byId, employer)).toMatchObject({ status: 404 });
  expect(await harness.refusedToSend(employer, seeker, 'Hej')).toMatchObject({ status: 403, code: 'may_not_write' });

  await makeQuestion(app.services, {
    employerId: employer.user.id,
    seekerId: seeker.user.id,
    question: 'Hvornår kan du begynde?',
    answer: { text: 'I morgen' },
  });
  await harness.send(employer, seeker, 'Tak for svaret');
  expect((await invite(employer, seeker.email, 5)).row).toEqual({ kind: 'candidate', seekerId: seeker.user.id });
});

it('the address of a person who has applied, or shows a named CV, belongs to them', async () => {
  const { seeker, employer } = await harness.newPair();
  expect((await invite(employer, seeker.user.email ?? '', 3)).row).toMatchObject({ seekerId: seeker.user.id });
  const named = await newCvOwner('named');
  expect((await invite(employer, named.email, 4)).row).toMatchObject({ seekerId: named.user.id });
});
