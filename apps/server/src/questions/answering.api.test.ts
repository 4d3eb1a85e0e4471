import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import { getApplication } from '@jobblik/contract/applications/applicant-review.api';
import { openApplication, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { uploadReference } from '@jobblik/contract/kernel/uploads.rules';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import {
  deleteJobQuestion,
  getCandidatesWithQuestions,
  getCommonAnswer,
  getJobApplicationAnswer,
  submitAnswer,
  submitCommonAnswer,
} from '@jobblik/contract/questions/questions.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { samplePassword, signInAs } from '../accounts/accounts.factory.ts';
import { applications } from '../applications/index.ts';
import { readRelationship } from '../candidates/setup.ts';
import { makeCv } from '../cv/cv.factory.ts';
import { readUnreadByRef } from '../notices/index.ts';
import * as sample from '../platform/files/files.factory.ts';
import { files } from '../platform/files/files.tables.ts';
import { film as makeFilm } from '../platform/media/media.factory.ts';
import { probeVideo } from '../platform/media/media-work.ts';
import { releaseOriginalFile } from './answer-videos/answer-videos.ts';
import { asks } from './index.ts';
import { makeQuestion } from './questions.factory.ts';
import { type Person, questionsHarness } from './questions.harness.ts';
import { readAnswers, readQuestions, readQuestionsOfAd } from './read-questions.ts';
import { answers, questions } from './setup.ts';

let app: TestApp;
let harness: ReturnType<typeof questionsHarness>;

beforeAll(async () => {
  app = await startTestApp();
  harness = questionsHarness(app);
});
afterAll(() => app.close());

/** As a browser records it: without length and index. */
const film = { name: 'Svar.webm', content: await makeFilm({ live: true }) };
const claimsOf = async ({ user }: Person) =>
  (await app.services.db.select({ claims: files.claims }).from(files).where(eq(files.userId, user.id))).map(
    ({ claims }) => claims,
  );

/** An application with questions to be answered by text, by video, and by either. */
async function threeQuestions() {
  const to = await harness.newApplication();
  const { questions: made } = await harness.ask(to, [
    { question: 'Hvornår kan du begynde?', text: 1 },
    { question: 'Vis os, hvordan du præsenterer dig.', video: 1 },
    { question: 'Hvad er du god til?', text: 1, video: 1 },
  ]);
  const [text, video, either] = made.map(({ question_id }) => question_id);
  if (!text || !video || !either) throw new Error('three questions were asked');
  return { to, text, video, either, all: [text, video, either] };
}

describe('the card of the questions in the chat', () => {
  const cardOf = async ({ seeker, employer }: { seeker: Person; employer: Person }, by: Person) => {
    const contact_users = (by === seeker ? employer : seeker).user.id;
    const { result_message_json, unread_count } = await app.call(
      getMessageHistoryWithContact,
      { body: { contact_users } },
      { token: by.token },
    );
    return { state: result_message_json.find(({ questions: asked }) => asked !== null)?.ask_state, unread_count };
  };

  it('asks until everything is answered, for both sides, and is read once it is', async () => {
    const { to, text, video, either } = await threeQuestions();
    expect(await cardOf(to, to.seeker)).toEqual({ state: 'open', unread_count: 1 });
    await harness.answer(to, { question_ids: [text], text_answers_arr: ['Den 1. maj'] });
    expect(await cardOf(to, to.seeker)).toEqual({ state: 'open', unread_count: 0 });
    const form = { question_ids: [video, either], text_answers_arr: ['', 'Saucer'] };
    await harness.answer(to, form, { [`upload_video_file_${video}`]: film });
    for (const who of [to.seeker, to.employer]) expect((await cardOf(to, who)).state).toBe('answered');
  });

  it('asks no more once the application is closed', async () => {
    const { to } = await threeQuestions();
    await app.services.db.update(applications).set({ seekerReject: 1 }).where(eq(applications.id, to.applicationId));
    expect((await cardOf(to, to.seeker)).state).toBe('closed');
  });
});

describe('answering questions on an application', () => {
  it('accepts text, video and both, and shows the answers to both sides', async () => {
    const { to, text, video, either, all } = await threeQuestions();
    const form = { question_ids: all, text_answers_arr: ['Den 1. maj', '', 'Saucer'] };
    const videos = { [`upload_video_file_${video}`]: film, [`upload_video_file_${either}`]: film };
    expect(await harness.answer(to, form, videos)).toEqual({ result: 'success' });

    const read = await harness.questionsOf(to);
    expect(read).toMatchObject({
      job_title: 'Kok',
      job_id: to.job.id,
      emp_id: to.employer.user.id,
      company: { name: 'Havnens Køkken' },
      open: true,
    });
    expect(
      read.questions.map(({ activated, answer }) => [activated, answer?.answer_type, answer?.text_answer]),
    ).toEqual([
      [0, 1, 'Den 1. maj'],
      [0, 2, ''],
      [0, 3, 'Saucer'],
    ]);
    const shown = read.questions[1]?.answer;
    expect(shown).toMatchObject({ video_answer_real_name: 'Svar.webm', type: 'video/webm' });
    const played = await app.raw('GET', shown?.video_answer ?? '', { headers: { range: 'bytes=0-99' } });
    expect([played.status, played.headers.get('content-range')]).toEqual([206, `bytes 0-99/${shown?.size}`]);
    expect((await app.raw('GET', (shown?.video_answer ?? '').split('?')[0] ?? '')).status).toBe(403);

    const parties = { employerId: to.employer.user.id, seekerId: to.seeker.user.id, jobId: to.job.id };
    const records = await readAnswers(app.services, parties);
    expect(records.map(({ question_id, answer_type, user_id }) => [question_id, answer_type, user_id])).toEqual([
      [text, 1, to.seeker.user.id],
      [video, 2, to.seeker.user.id],
      [either, 3, to.seeker.user.id],
    ]);
    expect((await readQuestions(app.services, parties)).map(({ answer }) => answer?.answer_type)).toEqual([1, 2, 3]);
    const ofAd = await readQuestionsOfAd(app.services, { employerId: parties.employerId, jobId: to.job.id });
    expect(ofAd.get(to.seeker.user.id)?.answers).toHaveLength(3);
  });

  it('accepts a list in several rounds and leaves the rest open', async () => {
    const { to, text, either, all } = await threeQuestions();
    await harness.answer(to, { question_ids: all, text_answers_arr: ['Straks'] });
    expect((await harness.questionsOf(to)).questions.map(({ activated }) => activated)).toEqual([0, 1, 1]);
    await harness.answer(to, { question_ids: [either], text_answers_arr: ['Struktur'] });
    const { questions: read } = await harness.questionsOf(to);
    expect(read.map(({ question_id, answer }) => [question_id, answer?.text_answer])).toEqual([
      [text, 'Straks'],
      [all[1], undefined],
      [either, 'Struktur'],
    ]);
  });

  it('accepts a video that was uploaded in parts', async () => {
    const { to, video } = await threeQuestions();
    const coded = (word: string) => Buffer.from(word).toString('base64');
    const begun = await app.raw('POST', '/api/uploads', {
      token: to.seeker.token,
      body: Buffer.from(film.content),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(film.content.length),
        'upload-metadata': `kind ${coded('video')},filename ${coded('Fra telefonen.webm')}`,
        'content-type': 'application/offset+octet-stream',
      },
    });
    const reference = uploadReference((begun.headers.get('location') ?? '').replace('/api/uploads/', ''));
    const form = new FormData();
    form.append('job_id', String(to.job.id));
    form.append('employer_id', String(to.employer.user.id));
    form.append('question_ids', JSON.stringify([video]));
    form.append(`upload_video_file_${video}`, reference);
    const sent = await app.raw('POST', '/api/submit_answer', { token: to.seeker.token, body: form });
    expect([sent.status, await sent.json()]).toEqual([200, { result: 'success' }]);
    expect((await harness.questionsOf(to)).questions[1]?.answer?.video_answer_real_name).toBe('Fra telefonen.webm');
  });

  it('makes a recorded video seekable, and keeps the uploaded one until its addresses have expired', async () => {
    const { to, video } = await threeQuestions();
    await harness.answer(to, { question_ids: [video] }, { [`upload_video_file_${video}`]: film });
    await app.services.tasks.idle();
    const answer = (await harness.questionsOf(to)).questions[1]?.answer;
    const response = await app.raw('GET', answer?.video_answer ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'answer-'));
    await writeFile(join(folder, 'svar'), Buffer.from(await response.arrayBuffer()));
    expect((await probeVideo(join(folder, 'svar'), 1)).duration).toBeCloseTo(3, 0);
    await rm(folder, { recursive: true });
    expect(answer?.video_answer_real_name).toBe('Svar.webm');
    expect(await claimsOf(to.seeker)).toEqual([1, 1]);
    await releaseOriginalFile(app.services, answer?.id ?? 0);
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([1]);
  });

  it('notifies the employer by mail, once per form', async () => {
    const { to, text } = await threeQuestions();
    await harness.answer(to, { question_ids: [text], text_answers_arr: ['Straks'] });
    await app.services.tasks.idle();
    const mails = await mailsTo(to.employer);
    expect(mails.filter(({ subject }) => subject === 'Nye svar: Kok')).toHaveLength(1);
  });

  it('is refused without an answer, with one of the wrong kind, and with unknown fields', async () => {
    const { to, text, video, all } = await threeQuestions();
    const field = async (refusal: ReturnType<typeof harness.refusedAnswer>) => {
      const { status, code, fields } = await refusal;
      return [status, code, ...(fields ?? []).map((one) => `${one.path}: ${one.code}`)];
    };
    const none = [400, 'invalid_input', 'text_answers_arr: required'];
    expect(await field(harness.refusedAnswer(to, { question_ids: all, text_answers_arr: ['', ' \n', ''] }))).toEqual(
      none,
    );
    expect(await field(harness.refusedAnswer(to, { question_ids: all }))).toEqual(none);
    expect(await field(harness.refusedAnswer(to, { question_ids: [], text_answers_arr: [] }))).toEqual([
      400,
      'invalid_input',
      'question_ids: required',
    ]);
    expect(await field(harness.refusedAnswer(to, { question_ids: [video], text_answers_arr: ['Hej'] }))).toEqual([
      400,
      'invalid_input',
      'text_answers_arr.0: kind_not_allowed',
    ]);
    const name = `upload_video_file_${text}`;
    expect(await field(harness.refusedAnswer(to, { question_ids: [text] }, { [name]: film }))).toEqual([
      400,
      'invalid_input',
      `${name}: kind_not_allowed`,
    ]);
    const stray = { [`upload_video_file_${video}`]: film };
    expect(
      await field(harness.refusedAnswer(to, { question_ids: [text], text_answers_arr: ['Straks'] }, stray)),
    ).toEqual([400, 'invalid_input', `upload_video_file_${video}: unknown_field`]);
    expect(
      await field(harness.refusedAnswer(to, { question_ids: [text, text], text_answers_arr: ['a', 'b'] })),
    ).toEqual([400, 'invalid_input', 'question_ids: twice']);
    expect(await field(harness.refusedAnswer(to, { question_ids: [text], text_answers_arr: ['a', 'b'] }))).toEqual([
      400,
      'invalid_input',
      'text_answers_arr: too_many',
    ]);
    expect(
      await field(harness.refusedAnswer(to, { question_ids: [text], text_answers_arr: ['x'.repeat(10_001)] })),
    ).toEqual([400, 'invalid_input', 'text_answers_arr.0: too_long']);
    expect((await harness.questionsOf(to)).questions.every(({ answer }) => answer === null)).toBe(true);
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([]);
  });

  it('refuses files that are not videos', async () => {
    const { to, video } = await threeQuestions();
    const pdf = { name: 'Svar.mp4', content: sample.pdfFile('Svar') };
    const refusal = await harness.refusedAnswer(to, { question_ids: [video] }, { [`upload_video_file_${video}`]: pdf });
    expect(refusal).toMatchObject({ status: 415, fields: [{ path: `upload_video_file_${video}` }] });
    const field = `upload_video_file_${video}`;
    const of = (content: Buffer) => ({ [field]: { name: 'Svar.webm', content } });
    for (const [content, code, status] of [
      [await makeFilm({ pictures: false }), 'no_picture', 415],
      [await makeFilm({ seconds: 0.2 }), 'video_too_short', 400],
    ] as const) {
      const refused = await harness.refusedAnswer(to, { question_ids: [video] }, of(Buffer.from(content)));
      expect(refused).toMatchObject({ status, fields: [{ path: field, code }] });
    }
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([]);
    const empty = { name: 'Svar.mp4', content: '' };
    const second = await harness.refusedAnswer(
      to,
      { question_ids: [video] },
      { [`upload_video_file_${video}`]: empty },
    );
    expect(second).toMatchObject({ status: 400, code: 'empty_file' });
  });

  it('is refused a second time and keeps the first answer', async () => {
    const { to, text, either } = await threeQuestions();
    await harness.answer(to, { question_ids: [text], text_answers_arr: ['Straks'] });
    const again = { question_ids: [text, either], text_answers_arr: ['Aldrig', 'Alt'] };
    expect(await harness.refusedAnswer(to, again)).toMatchObject({
      status: 409,
      code: 'already_answered',
      fields: [{ path: 'text_answers_arr.0', code: 'already_answered' }],
    });
    const { questions: read } = await harness.questionsOf(to);
    expect(read.map(({ answer }) => answer?.text_answer)).toEqual(['Straks', undefined, undefined]);
  });

  it('stores one answer for simultaneous requests', async () => {
    const { to, text } = await threeQuestions();
    const send = (word: string) =>
      app.send(
        submitAnswer,
        {
          body: {
            employer_id: to.employer.user.id,
            job_id: to.job.id,
            question_ids: [text],
            text_answers_arr: [word],
          },
        },
        { token: to.seeker.token },
      );
    const sent = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(send));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await app.services.db.select().from(answers).where(eq(answers.questionId, text))).toHaveLength(1);
  });

  it('refuses questions to another person', async () => {
    const mine = await threeQuestions();
    const theirs = await threeQuestions();
    const notFound = { status: 404, code: 'not_found' };
    const form = { question_ids: [theirs.text], text_answers_arr: ['Hej'] };
    expect(await harness.refusedAnswer(theirs.to, form, undefined, mine.to.seeker)).toMatchObject(notFound);
    expect(await harness.refusedAnswer(mine.to, form)).toMatchObject(notFound);
    expect(
      await harness.refusedAnswer(mine.to, { question_ids: [mine.text, theirs.text], text_answers_arr: ['Hej'] }),
    ).toMatchObject(notFound);
    expect(
      await harness.refusedAnswer(mine.to, { question_ids: [2_000_000_000], text_answers_arr: ['x'] }),
    ).toMatchObject(notFound);
    const params = { application_id: theirs.to.applicationId };
    expect(await app.refused(getJobApplicationAnswer, { params }, { token: mine.to.seeker.token })).toMatchObject(
      notFound,
    );
    expect((await harness.questionsOf(theirs.to)).questions.every(({ answer }) => answer === null)).toBe(true);
  });

  it('ends with a rejection and opens again with the application', async () => {
    const { to, text } = await threeQuestions();
    const set = (reject: number) =>
      app.services.db
        .update(applications)
        .set({ reject, seekerReject: reject })
        .where(eq(applications.id, to.applicationId));
    const form = { question_ids: [text], text_answers_arr: ['Straks'] };
    await set(1);
    expect(await harness.refusedAnswer(to, form)).toMatchObject({ status: 409, code: 'application_closed' });
    expect(await harness.questionsOf(to)).toMatchObject({ open: false, questions: [{ activated: 0 }, {}, {}] });
    await set(0);
    expect(await harness.answer(to, form)).toEqual({ result: 'success' });
  });

  it('is erased when the application is withdrawn', async () => {
    const { to, all, video } = await threeQuestions();
    await harness.answer(
      to,
      { question_ids: all, text_answers_arr: ['Straks'] },
      { [`upload_video_file_${video}`]: film },
    );
    expect((await claimsOf(to.seeker)).length).toBeGreaterThan(0);
    await app.call(withdrawApplication, { body: { application_id: to.applicationId } }, { token: to.seeker.token });
    await app.services.tasks.idle();
    expect((await harness.questionsOf(to)).questions).toEqual([]);
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([]);
    expect(await harness.refusedAsk(to, [{ question: 'Hvorfor?', text: 1 }])).toMatchObject({ status: 404 });
  });

  it('stays when another applicant withdraws, or the same person from another ad', async () => {
    const to = await harness.newApplication();
    const other = await harness.newSeeker();
    const otherId = await harness.apply(to, other);
    const elsewhere = await harness.newApplication();
    const elsewhereId = await harness.apply(elsewhere, to.seeker);
    await harness.ask(to, [{ question: 'Hvornår?', text: 1 }]);
    const withdraw = (application_id: number, { token }: Person) =>
      app.call(withdrawApplication, { body: { application_id } }, { token });
    await withdraw(otherId, other);
    await withdraw(elsewhereId, to.seeker);
    await app.services.tasks.idle();
    expect((await harness.questionsOf(to)).questions).toMatchObject([{ question: 'Hvornår?' }]);
  });

  it('is erased with the account, text and video', async () => {
    const { to, all, video } = await threeQuestions();
    await harness.answer(
      to,
      { question_ids: all, text_answers_arr: ['Straks'] },
      { [`upload_video_file_${video}`]: film },
    );
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: to.seeker.token });
    await app.services.tasks.idle();
    const { db } = app.services;
    expect(await db.select().from(asks).where(eq(asks.seekerId, to.seeker.user.id))).toEqual([]);
    for (const id of all) expect(await db.select().from(questions).where(eq(questions.id, id))).toEqual([]);
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([]);
  });

  it('is removed with the question when the employer deletes it', async () => {
    const { to, video } = await threeQuestions();
    await harness.answer(to, { question_ids: [video] }, { [`upload_video_file_${video}`]: film });
    const body = { selected_user_id: to.seeker.user.id, job_id: to.job.id, question_id: video };
    const left = await app.call(deleteJobQuestion, { body }, { token: to.employer.token });
    expect(left.questions).toHaveLength(2);
    await expect.poll(() => claimsOf(to.seeker), { interval: 10 }).toEqual([]);
    const gone = { question_ids: [video], text_answers_arr: ['Hej'] };
    expect(await harness.refusedAnswer(to, gone)).toMatchObject({ status: 404 });
  });

  it('is on the overview of the ad’s employer until the application is opened', async () => {
    const { to, text, either } = await threeQuestions();
    const by = { token: to.employer.token };
    const waiting = async ({ token } = by) => (await app.call(employerDashboard, {}, { token })).answered;
    const params = { application_id: to.applicationId };
    const newAnswers = async () => (await app.call(getApplication, { params }, by)).application.new_answers;
    const open = () => app.call(openApplication, { body: params }, by);
    await open();
    expect(await waiting()).toEqual([]);
    await harness.answer(to, { question_ids: [text, either], text_answers_arr: ['Den 1. maj', 'Saucer'] });
    expect(await waiting()).toEqual([
      {
        application_id: to.applicationId,
        job_id: to.job.id,
        job_title: 'Kok',
        user_id: to.seeker.user.id,
        name: 'Signe Holm',
        avatar: null,
        count: 2,
        answered_at: expect.any(String),
      },
    ]);
    expect(await newAnswers()).toBe(2);
    const { to: other } = await threeQuestions();
    expect(await waiting({ token: other.employer.token })).toEqual([]);
    const demo = await signInAs(app.services.db, to.employer.user, { demo: true });
    expect(await waiting({ token: demo })).toEqual([]);

    // A deleted question removes its unread answer.
    const body = { selected_user_id: to.seeker.user.id, job_id: to.job.id, question_id: either };
    await app.call(deleteJobQuestion, { body }, by);
    expect(await waiting()).toMatchObject([{ count: 1 }]);
    await open();
    expect(await waiting()).toEqual([]);
    expect(await newAnswers()).toBe(0);
  });

  it('no longer waits after the application is withdrawn', async () => {
    const { to, text } = await threeQuestions();
    await harness.answer(to, { question_ids: [text], text_answers_arr: ['Den 1. maj'] });
    await app.call(withdrawApplication, { body: { application_id: to.applicationId } }, { token: to.seeker.token });
    expect((await app.call(employerDashboard, {}, { token: to.employer.token })).answered).toEqual([]);
    await app.services.tasks.idle();
    const marks = await readUnreadByRef(app.services.db, to.employer.user.id, 'application_answer');
    expect([...marks]).toEqual([]);
  });
});

describe('answering questions about the CV', () => {
  async function general(plan = 3) {
    const { employer } = await harness.newEmployer(plan);
    const seeker = await harness.newSeeker();
    const parties = { employerId: employer.user.id, seekerId: seeker.user.id };
    const { askId, questionId } = await makeQuestion(app.services, { ...parties, text: true, video: true });
    return { employer, seeker, askId, questionId };
  }

  it('accepts text and video', async () => {
    const { employer, seeker, askId, questionId } = await general();
    const body = { employer_id: employer.user.id, question_ids: [questionId], text_answers_arr: ['Ja'] };
    expect(await readRelationship(app.services, employer.user.id, seeker.user.id)).toMatchObject({ answered: false });
    const file = { [`upload_video_file_${questionId}`]: film };
    const sent = await app.call(submitCommonAnswer, { body }, { token: seeker.token, files: file });
    expect(sent).toEqual({ result: 'success' });
    expect(await readRelationship(app.services, employer.user.id, seeker.user.id)).toMatchObject({ answered: true });
    const read = await app.call(getCommonAnswer, { params: { ask_id: askId } }, { token: seeker.token });
    expect(read).toMatchObject({
      emp_id: employer.user.id,
      company: { name: 'Havnens Køkken' },
      questions: [{ answer: { answer_type: 3, text_answer: 'Ja', video_answer_real_name: 'Svar.webm' } }],
    });
    expect(await app.refused(submitCommonAnswer, { body }, { token: seeker.token })).toMatchObject({
      code: 'already_answered',
    });
  });

  const answered = 24;
  const bellOf = async ({ token }: Person) => {
    const list = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    return list.filter(({ type }) => type === answered);
  };
  const answerAbout = async ({ employer, seeker, questionId }: Awaited<ReturnType<typeof general>>) => {
    const body = { employer_id: employer.user.id, question_ids: [questionId], text_answers_arr: ['Ja'] };
    await app.call(submitCommonAnswer, { body }, { token: seeker.token });
    await app.services.tasks.idle();
  };

  it("stands in the bell of the employer who asked, once for each form, and in nobody else's", async () => {
    const parties = await general();
    const { employer, seeker } = parties;
    await makeCv(app.services, { userId: seeker.user.id });
    const other = await general();
    await answerAbout(parties);
    expect(await bellOf(employer)).toMatchObject([
      { type_24: 'Signe Holm', link: `/virksomhed/cv/Vis/${seeker.user.id}`, seen: false },
    ]);
    for (const person of [seeker, other.employer, other.seeker]) expect(await bellOf(person)).toEqual([]);
    expect((await mailsTo(employer)).map(({ subject }) => subject)).toEqual(['Nye svar: Signe Holm']);

    const { to, text, either } = await threeQuestions();
    for (const id of [text, either]) {
      await harness.answer(to, { question_ids: [id], text_answers_arr: ['Straks'] });
      await app.services.tasks.idle();
    }
    const entry = { type_24: 'Signe Holm', link: expect.stringContaining(`?application=${to.applicationId}`) };
    expect(await bellOf(to.employer)).toMatchObject([entry, entry]);
    expect(await bellOf(to.seeker)).toEqual([]);
    const list = { params: { history: '1' as const } };
    expect(await app.refused(getAllNotification, list)).toMatchObject({ code: 'unauthenticated' });
  });

  it('says first that an anonymous CV shows its name to the employer who is answered, then calls it by it', async () => {
    const parties = await general();
    const { employer, seeker, askId } = parties;
    await makeCv(app.services, { userId: seeker.user.id, visibility: 'anonymous' });
    const read = () => app.call(getCommonAnswer, { params: { ask_id: askId } }, { token: seeker.token });
    expect(await read()).toMatchObject({ shows_name: true });
    await answerAbout(parties);
    expect(await read()).toMatchObject({ shows_name: false });
    expect(await bellOf(employer)).toMatchObject([{ type_24: 'Signe Holm' }]);
  });

  it.each([
    ['whose membership has ended', { plan: 0, visibility: 'anonymous' }],
    ['from whom the CV is hidden by now', { plan: 3, visibility: 'hidden' }],
  ] as const)('is named in bell and mail as in the chat to an employer %s', async (_, { plan, visibility }) => {
    const parties = await general(plan);
    await makeCv(app.services, { userId: parties.seeker.user.id, visibility });
    await answerAbout(parties);
    const { contact } = await app.call(
      getMessageHistoryWithContact,
      { body: { contact_users: parties.seeker.user.id } },
      { token: parties.employer.token },
    );
    expect(await bellOf(parties.employer)).toMatchObject([{ type_24: contact.name }]);
    const mails = await mailsTo(parties.employer);
    expect(mails.map(({ subject }) => subject)).toEqual([`Nye svar: ${contact.name}`]);
  });

  it('is possible only for the person who was asked', async () => {
    const { employer, askId, questionId } = await general();
    const other = await general();
    const params = { ask_id: askId };
    expect(await app.refused(getCommonAnswer, { params }, { token: other.seeker.token })).toMatchObject({
      status: 404,
    });
    const body = { employer_id: employer.user.id, question_ids: [questionId], text_answers_arr: ['Hej'] };
    expect(await app.refused(submitCommonAnswer, { body }, { token: other.seeker.token })).toMatchObject({
      status: 404,
    });
    expect(await app.refused(getCommonAnswer, { params }, { token: employer.token })).toMatchObject({
      code: 'forbidden',
    });
    const { to } = await threeQuestions();
    const [onJob] = await app.services.db.select().from(asks).where(eq(asks.seekerId, to.seeker.user.id));
    const ofApplication = { params: { ask_id: onJob?.id ?? 0 } };
    expect(await app.refused(getCommonAnswer, ofApplication, { token: to.seeker.token })).toMatchObject({
      status: 404,
    });
  });

  it('is only on the dashboard of the employer who asked', async () => {
    const { employer, seeker, questionId } = await general();
    const { employer: other } = await general();
    await makeCv(app.services, { userId: seeker.user.id });
    const candidatesAskedBy = async ({ token }: Person) =>
      (await app.call(getCandidatesWithQuestions, {}, { token })).asked;
    const summary = { user_id: seeker.user.id, question_count: 1, answered_count: 0, answered_at: null, is_new: false };
    expect(await candidatesAskedBy(employer)).toMatchObject([{ ...summary, candidate: { user_id: seeker.user.id } }]);
    const body = { employer_id: employer.user.id, question_ids: [questionId], text_answers_arr: ['Ja'] };
    await app.call(submitCommonAnswer, { body }, { token: seeker.token });
    const answered = { answered_count: 1, answered_at: expect.any(String) };
    expect(await candidatesAskedBy(employer)).toMatchObject([{ ...answered, is_new: true }]);
    await app.call(getCvDetail, { params: { url: `${seeker.user.id}` } }, { token: employer.token });
    expect(await candidatesAskedBy(employer)).toMatchObject([{ ...answered, is_new: false }]);
    expect((await candidatesAskedBy(other)).map(({ user_id }) => user_id)).not.toContain(seeker.user.id);
    const refusal = { code: 'forbidden' };
    expect(await app.refused(getCandidatesWithQuestions, {}, { token: seeker.token })).toMatchObject(refusal);
    expect(await app.refused(getCandidatesWithQuestions, {})).toMatchObject({ code: 'unauthenticated' });
  });

  it('leaves the CV anonymous to other employers', async () => {
    const { employer, seeker, questionId } = await general();
    const { employer: other } = await general();
    const body = { employer_id: employer.user.id, question_ids: [questionId], text_answers_arr: ['Ja'] };
    await app.call(submitCommonAnswer, { body }, { token: seeker.token });
    expect(await readRelationship(app.services, other.user.id, seeker.user.id)).toMatchObject({ answered: false });
  });
});

const mailsTo = ({ user }: Person) => app.mailsTo(user.email);

it('the notice of questions says the ad, and is seen once none of them waits', async () => {
  const { to, text, video, either } = await threeQuestions();
  const bell = async () => {
    await app.services.tasks.idle();
    const list = await app.call(getAllNotification, { params: { history: '1' } }, to.seeker);
    const { unread_notification_cnt: unread } = await app.call(getUnreadCnt, {}, to.seeker);
    return { list: list.map(({ type, job, seen }) => ({ type, job, seen })), unread };
  };
  const notice = { type: 12, job: 'Kok' };
  expect(await bell()).toEqual({ list: [{ ...notice, seen: false }], unread: 1 });
  await harness.answer(to, { question_ids: [text ?? 0], text_answers_arr: ['I morgen'] });
  expect(await bell()).toEqual({ list: [{ ...notice, seen: false }], unread: 1 });
  await harness.answer(
    to,
    { question_ids: [video ?? 0, either ?? 0], text_answers_arr: ['', 'Brød'] },
    { [`upload_video_file_${video}`]: film },
  );
  expect(await bell()).toEqual({ list: [{ ...notice, seen: true }], unread: 0 });
  const answered = await app.call(getAllNotification, { params: { history: '1' } }, to.employer);
  expect(answered.filter(({ type }) => type === 24).map(({ job }) => job)).toEqual(['Kok', 'Kok']);
});
