import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import {
  answerContactRequest,
  deleteSavedResume,
  getContactRequests,
  getCvDetail,
  getCvDetailDocx,
  getCvDetailPdf,
  getCvVisitors,
  getSavedResume,
  requestCvContact,
  saveResume,
  verifyDocumentId,
} from '@jobblik/contract/candidates/candidates.api';
import { candidateLimits } from '@jobblik/contract/candidates/candidates.rules';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import { setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { getCvUsers } from '@jobblik/contract/lookups/lookups.api';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParts } from '../../../../packages/cv-parser/src/readers/office-parts.ts';
import { startTestApp, type TestApp, testClock } from '../../test/test-app.ts';
import { samplePassword } from '../accounts/accounts.factory.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { cvs } from '../cv/cv.tables.ts';
import { makeCvVideo } from '../cv/videos/cv-videos.factory.ts';
import { makeJob } from '../jobs/jobs.factory.ts';
import * as sample from '../platform/files/files.factory.ts';
import { makeQuestion } from '../questions/questions.factory.ts';
import { candidatesHarness, job, type Person, study, wish } from './candidates.harness.ts';
import { cvOpens } from './candidates.tables.ts';

const start = new Date('2026-03-10T12:00:00Z');
const clock = testClock(start);
let app: TestApp;
let harness: ReturnType<typeof candidatesHarness>;
let employer: Person;

beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = candidatesHarness(app, clock);
  employer = await harness.employer();
});
afterAll(() => app.close());

const detail = (who: Person, { user }: Person, tail = '') =>
  app.call(getCvDetail, { params: { url: `${user.id}${tail}` } }, { token: who.token });
const refusedDetail = (who: Person, { user }: Person) =>
  app.refused(getCvDetail, { params: { url: `${user.id}` } }, { token: who.token });

/** A person whose identifying words are all "Findus", "Krabbe" or a number. */
async function secretive(): Promise<Person> {
  const { services } = app;
  const store = async (kind: 'image' | 'document', realName: string, bytes: Buffer) =>
    (await services.files.store(Readable.from([bytes]), { kind, realName, userId: null })).id;
  const person = await harness.candidate(
    {
      first_name: 'Findus',
      last_name: 'Krabbe',
      phone: '41424344',
      email: 'findus.krabbe@example.dk',
      birthday: '1991-04-17',
      gender: 1,
      about_me: '<p>Findus bager. Skriv på findus.krabbe@example.dk eller 41 42 43 44.</p>',
      cv_wish: [wish('Kok')],
      cv_city: 8000,
      cv_experience: [{ ...job('Kok', 'Krabbes Køkken', 2019), experience_description: 'Krabbe var chef' }],
      cv_education: [study(2, 'Kok')],
    },
    {
      person: { name: 'Findus Krabbe' },
      visibility: 'anonymous',
      photoFileId: await store('image', 'Findus.png', await sample.picture('png')),
      documentFileId: await store('document', 'CV Findus Krabbe.pdf', sample.pdfFile()),
    },
  );
  await makeCvVideo(services, { userId: person.user.id, name: 'Findus præsenterer sig' });
  await services.tasks.idle();
  return person;
}
const secrets = /findus|krabbe|41424344|41 42|1991-04-17/i;

async function pdfText(who: Person, { user }: Person): Promise<string> {
  const { url, file_name } = await app.call(getCvDetailPdf, { params: { url: `${user.id}` } }, { token: who.token });
  const bytes = new Uint8Array(await (await app.raw('GET', url)).arrayBuffer());
  return `${file_name} ${(await extractText(await getDocumentProxy(bytes), { mergePages: true })).text}`;
}

/** Everything in a CV's Word document: its parts are unpacked. */
async function docxText(who: Person, { user }: Person): Promise<string> {
  const { url, file_name } = await app.call(getCvDetailDocx, { params: { url: `${user.id}` } }, { token: who.token });
  const path = join(await mkdtemp(join(tmpdir(), 'jobblik-candidate-')), 'cv.docx');
  await writeFile(path, Buffer.from(await (await app.raw('GET', url)).arrayBuffer()));
  let text = file_name;
  const handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      text += ` ${name} ${Object.values(attributes).join(' ')}`;
    },
    close: () => undefined,
    text: (part: string) => {
      text += part;
    },
  };
  await readParts(
    path,
    (name) => name.endsWith('.xml') || name.endsWith('.rels'),
    () => handler,
  );
  await rm(dirname(path), { recursive: true });
  return text;
}

describe('an opened CV', () => {
  it('shows everything, counts one visit a day and notifies its owner', async () => {
    const seeker = await harness.candidate({ cv_wish: [wish('Kok')], phone: '20304050', gender: 2, cv_city: 8000 });
    const cv = await detail(employer, seeker, '-hvad-som-helst');
    expect(cv).toMatchObject({
      cv: { first_name: 'Signe', last_name: 'Holm', phone: '20304050', gender: 2, cv_city: { zip: '8000' } },
      candidate: { url: `${seeker.user.id}-kok`, anonymous: false },
      cv_document: null,
      cv_ready: 1,
      profile_visit: 1,
      final_questions: [],
      answers: [],
      videos: [],
      heart: false,
      applied: false,
      contact_request: null,
      interview: null,
      opens_left: null,
    });
    expect((await detail(employer, seeker)).profile_visit).toBe(1);
    clock.set(new Date(start.getTime() + 86_400_000));
    expect((await detail(await harness.signIn(employer.user), seeker)).profile_visit).toBe(2);
    clock.set(start);
    const { visitors } = await app.call(getCvVisitors, {}, { token: seeker.token });
    expect(visitors).toMatchObject([{ user_id: employer.user.id, days: 2 }]);
  });

  it('has a document that opens and a PDF of it', async () => {
    const file = await app.services.files.store(Readable.from([sample.pdfFile()]), {
      kind: 'document',
      realName: 'Mit CV.pdf',
      userId: null,
    });
    const seeker = await harness.candidate({ cv_wish: [wish('Kok')] }, { documentFileId: file.id });
    const { cv_document } = await detail(employer, seeker);
    expect(cv_document).toMatchObject({ document_id: file.id, realname: 'Mit CV.pdf' });
    const { url } = await app.call(verifyDocumentId, { body: { document_id: file.id } }, { token: employer.token });
    expect((await app.raw('GET', url)).status).toBe(200);
    expect(await pdfText(employer, seeker)).toContain('Signe Holm');
    expect(await docxText(employer, seeker)).toContain('Signe Holm');
  });

  it('is not found under another address, hidden, or as a draft', async () => {
    for (const url of ['0', 'abc', '99999999999', 'x'.repeat(300)]) {
      const { status } = await app.raw('GET', `/api/get_cv_detail/${url}`, { token: employer.token });
      expect.soft(status, url).toBe(400);
    }
    const hidden = await harness.candidate({}, { visibility: 'hidden' });
    const draft = await harness.candidate({}, { publishedAt: null });
    const deactivated = await harness.candidate({}, { person: { deactivatedAt: start } });
    for (const seeker of [hidden, draft, deactivated, employer]) {
      expect(await refusedDetail(employer, seeker)).toMatchObject({ status: 404 });
    }
  });
});

describe('who may open a CV', () => {
  it('is a paying employer; others get membership_required, whether or not the CV exists', async () => {
    const basic = await harness.employer({ plan: 1 });
    const seeker = await harness.candidate();
    const hidden = await harness.candidate({}, { visibility: 'hidden' });
    const calls = [
      () => refusedDetail(basic, seeker),
      () => refusedDetail(basic, hidden),
      () => app.refused(getCvDetailPdf, { params: { url: `${seeker.user.id}` } }, { token: basic.token }),
      () => app.refused(getCvDetailDocx, { params: { url: `${seeker.user.id}` } }, { token: basic.token }),
      () => app.refused(saveResume, { body: { user_id: seeker.user.id } }, { token: basic.token }),
      () => app.refused(requestCvContact, { body: { user_id: seeker.user.id } }, { token: basic.token }),
      () => app.refused(getSavedResume, {}, { token: basic.token }),
    ];
    for (const call of calls) expect.soft(await call()).toMatchObject({ status: 403, code: 'membership_required' });
    expect(await refusedDetail(seeker, seeker)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is also the employer of an application, for a hidden or anonymous CV and without a membership', async () => {
    const { services } = app;
    const basic = await harness.employer({ plan: 0 });
    const made = await makeJob(services.db, { userId: basic.user.id, companyId: basic.companyId, title: 'Kok' });
    for (const visibility of ['hidden', 'anonymous', 'named'] as const) {
      const seeker = await harness.candidate({}, { visibility });
      await makeApplication(services, { jobId: made.id, userId: seeker.user.id, employerId: basic.user.id });
      const cv = await detail(basic, seeker);
      expect(cv).toMatchObject({ cv: { last_name: 'Holm' }, applied: true, cv_ready: visibility === 'hidden' ? 0 : 1 });
    }
  });

  it('is a demo visitor for sample people, without storing anything', async () => {
    const demo = await harness.employer({ plan: 0, demo: true });
    const real = await harness.candidate();
    const shown = await harness.candidate({}, { person: { sample: true } });
    expect(await refusedDetail(demo, real)).toMatchObject({ status: 404 });
    expect(await detail(demo, shown)).toMatchObject({ profile_visit: 0, opens_left: null });
    expect((await app.send(saveResume, { body: { user_id: shown.user.id } }, { token: demo.token })).status).toBe(200);
    expect(await app.call(getSavedResume, {}, { token: demo.token })).toEqual([]);
  });
});

describe('an anonymous CV', () => {
  it('shows no name, photo, contact, birthday or file in any response until its owner accepts', async () => {
    const seeker = await secretive();
    const asker = await harness.employer({ name: 'Molens Bageri' });
    const { token } = asker;
    const user_id = seeker.user.id;
    const opened = await detail(asker, seeker);
    expect(opened).toMatchObject({
      candidate: { anonymous: true, has_video: true, has_document: true, avatar: null },
      cv: { cv_city: { zip: '8000' }, cv_wish: [{ job_title: { name: 'Kok' } }], gender: 0 },
      cv_document: null,
      cv_image: null,
      videos: [],
    });
    await app.call(saveResume, { body: { user_id } }, { token });
    const answer = await app.call(requestCvContact, { body: { user_id, message: 'Vi mangler en bager.' } }, { token });
    expect(answer).toMatchObject({ result: 'success', contact_request: { state: 'open' } });
    const answers = [
      opened,
      answer,
      await app.call(searchCvPagination, { body: { keyword: 'kok' } }, { token }),
      await app.call(searchCvPagination, { body: { min_age: 34, max_age: 36 } }, { token }),
      await app.call(getSavedResume, {}, { token }),
      await app.call(getCvUsers, { query: {} }, { token }),
      await pdfText(asker, seeker),
      await docxText(asker, seeker),
    ];
    for (const answer of answers) expect.soft(JSON.stringify(answer)).not.toMatch(secrets);
    expect((await app.call(searchCvPagination, { body: { keyword: 'krabbe' } }, { token })).cvs).toEqual([]);

    const { requests } = await app.call(getContactRequests, {}, { token: seeker.token });
    expect(requests).toMatchObject([
      { state: 'open', message: 'Vi mangler en bager.', company: { name: 'Molens Bageri' } },
    ]);
    const request_id = requests[0]?.request_id ?? 0;
    const outbox = JSON.stringify(await app.mailsTo(seeker.user.email));
    expect(outbox).toContain('Molens Bageri');

    const stranger = await harness.candidate();
    expect(
      await app.refused(answerContactRequest, { body: { request_id, accept: true } }, { token: stranger.token }),
    ).toMatchObject({ status: 404 });
    await app.call(answerContactRequest, { body: { request_id, accept: true } }, { token: seeker.token });
    const shown = await detail(asker, seeker);
    expect(shown).toMatchObject({
      cv: { first_name: 'Findus', phone: '41424344', email: 'findus.krabbe@example.dk' },
      cv_document: { realname: 'CV Findus Krabbe.pdf' },
      cv_image: { avatar_real_name: 'Findus.png' },
      videos: [{ name: 'Findus præsenterer sig' }],
      contact_request: { state: 'accepted' },
    });
    expect((await app.call(getSavedResume, {}, { token }))[0]?.user.first_name).toBe('Findus');
    expect((await app.call(searchCvPagination, { body: { keyword: 'kok' } }, { token })).cvs[0]?.first_name).toBe(
      'Findus',
    );
    expect(JSON.stringify(await app.mailsTo(asker.user.email))).toContain('Findus Krabbe');

    // Other employers see no more, and the owner can withdraw the answer.
    expect(JSON.stringify(await detail(employer, seeker))).not.toMatch(secrets);
    await app.call(answerContactRequest, { body: { request_id, accept: false } }, { token: seeker.token });
    const again = await detail(asker, seeker);
    expect(JSON.stringify(again)).not.toMatch(secrets);
    expect(await app.call(requestCvContact, { body: { user_id } }, { token })).toMatchObject({
      result: 'failed',
      contact_request: { state: 'refused' },
    });
    const file = shown.cv_document?.document_id ?? '';
    expect(await app.refused(verifyDocumentId, { body: { document_id: file } }, { token })).toMatchObject({
      status: 404,
    });
  });

  it('has the name in the mail about an accepted request, as in the chat, and nothing else of a CV hidden since', async () => {
    const seeker = await secretive();
    const asker = await harness.employer();
    await app.call(requestCvContact, { body: { user_id: seeker.user.id } }, { token: asker.token });
    const { requests } = await app.call(getContactRequests, {}, { token: seeker.token });
    await app.services.db.update(cvs).set({ visibility: 'hidden' }).where(eq(cvs.userId, seeker.user.id));
    const body = { request_id: requests[0]?.request_id ?? 0, accept: true };
    await app.call(answerContactRequest, { body }, { token: seeker.token });
    const outbox = JSON.stringify(await app.mailsTo(asker.user.email));
    expect(outbox).toContain(`${seeker.user.name} har sagt ja til kontakt`);
    expect(outbox).not.toContain(seeker.user.email ?? '@');
  });

  it('is not anonymous to an employer whose question was answered', async () => {
    const seeker = await harness.candidate({ first_name: 'Ane', last_name: 'Lund' }, { visibility: 'anonymous' });
    expect((await detail(employer, seeker)).cv.first_name).toBe('');
    await makeQuestion(app.services, {
      employerId: employer.user.id,
      seekerId: seeker.user.id,
      answer: { text: 'Ja' },
    });
    const opened = await detail(employer, seeker);
    expect(opened).toMatchObject({
      cv: { first_name: 'Ane' },
      final_questions: [{ answer: { text_answer: 'Ja' } }],
      answers: [{ text_answer: 'Ja', user_id: seeker.user.id }],
    });
    expect((await detail(await harness.employer(), seeker)).final_questions).toEqual([]);
  });

  it('can be asked for contact once, and a named one not at all', async () => {
    const seeker = await harness.candidate({}, { visibility: 'anonymous' });
    const body = { user_id: seeker.user.id };
    const both = await Promise.all([1, 2].map(() => app.call(requestCvContact, { body }, { token: employer.token })));
    expect(both).toMatchObject([{ result: 'success' }, { result: 'success' }]);
    expect((await app.call(getContactRequests, {}, { token: seeker.token })).requests).toHaveLength(1);
    const known = await harness.candidate();
    expect(
      await app.refused(requestCvContact, { body: { user_id: known.user.id } }, { token: employer.token }),
    ).toMatchObject({ code: 'not_anonymous' });
    const long = { ...body, message: 'x'.repeat(1001) };
    expect(await app.refused(requestCvContact, { body: long }, { token: employer.token })).toMatchObject({
      status: 400,
    });
  });
});

describe('saved CVs', () => {
  it('are the employer’s own, each once, newest first, and marked in the search', async () => {
    const own = await harness.employer();
    const other = await harness.employer();
    const first = await harness.candidate({ cv_wish: [wish('Chefkok')] });
    const second = await harness.candidate();
    const save = async (seeker: Person, at: number) => {
      clock.set(new Date(start.getTime() + at));
      return await app.call(saveResume, { body: { user_id: seeker.user.id } }, { token: own.token });
    };
    expect(await save(first, 1000)).toEqual({ result: 'success' });
    await save(second, 2000);
    await save(first, 3000);
    clock.set(start);
    const list = await app.call(getSavedResume, {}, { token: own.token });
    expect(list.map(({ resume_user_id }) => resume_user_id)).toEqual([second.user.id, first.user.id]);
    expect(list[1]).toMatchObject({
      gone: false,
      user: { first_name: 'Signe', last_name: 'Holm' },
      candidate: { headline: 'Chefkok' },
    });
    const { cvs } = await app.call(searchCvPagination, { body: { keyword: 'chefkok' } }, { token: own.token });
    expect(cvs[0]).toMatchObject({ user_id: first.user.id, heart: true });
    expect(await app.call(getSavedResume, {}, { token: other.token })).toEqual([]);
    await app.call(deleteSavedResume, { body: { resume_user_id: first.user.id } }, { token: other.token });
    expect(await app.call(getSavedResume, {}, { token: own.token })).toHaveLength(2);
    for (const _again of [1, 2]) {
      const body = { resume_user_id: first.user.id };
      expect(await app.call(deleteSavedResume, { body }, { token: own.token })).toEqual({ result: 'success' });
    }
    expect(await app.call(getSavedResume, {}, { token: own.token })).toHaveLength(1);
  });

  it('are marked as gone without a name when they are hidden or deleted, and can be removed', async () => {
    const own = await harness.employer();
    const hidden = await harness.candidate();
    const removed = await harness.candidate();
    for (const { user } of [hidden, removed]) {
      await app.call(saveResume, { body: { user_id: user.id } }, { token: own.token });
    }
    await app.call(setCvVisibility, { body: { visibility: 'hidden' } }, { token: hidden.token });
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: removed.token });
    const list = await app.call(getSavedResume, {}, { token: own.token });
    expect(list).toHaveLength(2);
    for (const saved of list) {
      expect(saved).toMatchObject({
        gone: true,
        candidate: null,
        user: { first_name: '', last_name: '', avatar: null },
      });
      await app.call(deleteSavedResume, { body: { resume_user_id: saved.resume_user_id } }, { token: own.token });
    }
    expect(await app.call(getSavedResume, {}, { token: own.token })).toEqual([]);
    await app.call(setCvVisibility, { body: { visibility: 'named' } }, { token: hidden.token });
  });

  it('refuse CVs that the employer cannot see', async () => {
    const hidden = await harness.candidate({}, { visibility: 'hidden' });
    for (const user_id of [hidden.user.id, employer.user.id, 2_000_000_000]) {
      expect(await app.refused(saveResume, { body: { user_id } }, { token: employer.token })).toMatchObject({
        status: 404,
      });
    }
  });
});

describe('the limit of opened CVs', () => {
  it('is shown from twenty on, applies to new ones only, and is reset each day', async () => {
    const { db } = app.services;
    const own = await harness.employer();
    const filler = await Promise.all(
      Array.from({ length: candidateLimits.opensPerDay - 21 }, () => harness.candidate()),
    );
    const rows = filler.map(({ user }) => ({ employerId: own.user.id, seekerId: user.id, firstDay: '2026-03-10' }));
    await db.insert(cvOpens).values(rows);
    const fresh = await Promise.all(Array.from({ length: 24 }, () => harness.candidate()));
    const left: (number | null)[] = [];
    for (const seeker of fresh.slice(0, 3)) left.push((await detail(own, seeker)).opens_left);
    expect(left).toEqual([20, 19, 18]);
    const all = await Promise.all(
      fresh.slice(3).map(({ user }) => app.send(getCvDetail, { params: { url: `${user.id}` } }, { token: own.token })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(18);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(3);
    const [first] = fresh as [Person];
    expect((await detail(own, first)).opens_left).toBe(0);
    const last = await harness.candidate();
    expect(await refusedDetail(own, last)).toMatchObject({ status: 429, code: 'too_many_opened' });
    for (const call of [getCvDetailPdf, getCvDetailDocx])
      expect(await app.refused(call, { params: { url: `${last.user.id}` } }, { token: own.token })).toMatchObject({
        code: 'too_many_opened',
      });
    clock.set(new Date('2026-03-10T23:30:00Z'));
    expect((await detail(await harness.signIn(own.user), last)).opens_left).toBe(null);
    clock.set(start);
  });
});
