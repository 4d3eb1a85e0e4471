import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeForgotPasswordLinks, removeAccount, updateProfile } from '@jobblik/contract/accounts/accounts.api';
import { updateEmail } from '@jobblik/contract/accounts/email.api';
import { createAgent } from '@jobblik/contract/agents/agents.api';
import { rejectCandidate, updateCandidateNote } from '@jobblik/contract/applications/applicant-review.api';
import { applyJob, withdrawApplication } from '@jobblik/contract/applications/applications.api';
import {
  answerContactRequest,
  getContactRequests,
  getCvDetail,
  getCvDetailDocx,
  getCvDetailPdf,
  requestCvContact,
  saveResume,
} from '@jobblik/contract/candidates/candidates.api';
import {
  getChatContact,
  getMessageHistoryWithContact,
  reportChatContact,
  sendChatMessage,
  uploadImageToServer,
} from '@jobblik/contract/chat/chat.api';
import { sendContact } from '@jobblik/contract/content/content.api';
import { createCv, saveDraftCv, setCvVisibility } from '@jobblik/contract/cv/cv.api';
import { getCvDocx, getCvPdf } from '@jobblik/contract/cv/cv-pages.api';
import { addVideoCv } from '@jobblik/contract/cv/cv-videos.api';
import { parseCv } from '@jobblik/contract/documents/cv-parse.api';
import { createCalendarLink } from '@jobblik/contract/interviews/calendar-link.api';
import {
  acceptInterview,
  moveSchedule,
  setInterviewRequestEmailToSeeker,
  setPostponeEmailToEmployerOnDashboard,
} from '@jobblik/contract/interviews/interviews.api';
import { createReportJobAd, saveJob } from '@jobblik/contract/jobs/jobs.api';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { resumable } from '@jobblik/contract/kernel/uploads.rules';
import { createCvQuestion, submitCommonAnswer } from '@jobblik/contract/questions/questions.api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser, samplePassword, signInAs } from '../src/accounts/accounts.factory.ts';
import { sessions } from '../src/accounts/accounts.tables.ts';
import type { User } from '../src/accounts/index.ts';
import { makePasskey } from '../src/accounts/second-factor/passkey.factory.ts';
import { makeSeekerAgent } from '../src/agents/seekers/seeker-agents.factory.ts';
import { interviews } from '../src/interviews/interviews.tables.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { makeMembership } from '../src/membership/membership.factory.ts';
import { pushSubscriptions, queuedPushes } from '../src/notifications/push/push.tables.ts';
import { docxFile, pdfFile, picture } from '../src/platform/files/files.factory.ts';
import { queuedMails } from '../src/platform/mail/mail.tables.ts';
import { film } from '../src/platform/media/media.factory.ts';
import { startTestApp, type TestApp, type TestFile } from './test-app.ts';

/** What only the person who leaves is called; words that no language rule shortens. */
const rare = {
  first: 'Qvorbin',
  last: 'Zylthamm',
  phone: '91827364',
  email: 'qvorbin@zylthamm.test',
  city: 'Grævlebjerg',
};
const name = `${rare.first} ${rare.last}`;
const traces = [rare.first, rare.last, rare.phone, rare.city];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Tables of every schema, the task queue's too, with the rows in which a text stands, also as bytes. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const { db } = app.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const table of tables) {
    for (const text of texts) {
      const hex = Buffer.from(text).toString('hex');
      const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1);
      const { rows } = await db.execute<{ row: string }>(
        sql`select left(t::text, 400) as row from ${sql.raw(table.name)} as t
            where t::text ilike ${`%${text}%`} or t::text like ${`%${hex}%`} or t::text like ${`%${base64}%`}`,
      );
      for (const { row } of rows) found.push(`${table.name}: ${row}`);
    }
  }
  return found;
}

/** Names and contents of all that lies in the data folder. */
async function filesOnDisk(): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(app.services.env.DATA_DIR, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => ({ name: entry.name, bytes: await readFile(join(entry.parentPath, entry.name)) })),
  );
}

const cvForm = {
  first_name: rare.first,
  last_name: rare.last,
  email: rare.email,
  phone: rare.phone,
  about_me: `<p>Ring til ${name} på ${rare.phone}</p>`,
  cv_city: { id: 9000 },
  cv_category: [101],
  cv_wish: [{ job_title: { id: 1 } }],
  cv_skill: [1],
  cv_experience: [
    {
      title: rare.last,
      company_name: `${rare.last} ApS`,
      experience_description: '',
      experience_start_year: 2019,
      experience_start_month: 4,
      experience_end_year: null,
      experience_end_month: null,
      present: 1,
    },
  ],
};

/** Tables in which the person stands before leaving; where one is missing, the test no longer tries what it is about. */
const everywhere = [
  ...[
    'users',
    'cvs',
    'cv_drafts',
    'cv_versions',
    'cv_words',
    'cv_search',
    'cv_terms',
    'cv_videos',
    'cv_contact_requests',
  ],
  ...[
    'applications',
    'application_decisions',
    'application_terms',
    'questions',
    'answers',
    'interviews',
    'push_subscriptions',
    'queued_pushes',
    'job_agents',
    'job_agent_keys',
  ],
  ...['passkeys', 'contact_messages', 'files', 'uploads', 'mail_outbox', 'queued_mails'],
];

/** Lets a seeker and an employer do with each other what the product lets them do. */
async function live(seeker: User, employer: User, jobs: readonly number[]): Promise<void> {
  const { services } = app;
  const token = await signInAs(services.db, seeker);
  const hers = { token };
  const his = { token: await signInAs(services.db, employer) };
  const paper = (text: string): TestFile => ({ name: `${name}.pdf`, content: pdfFile(text) });
  const photo = { name: `${name}.png`, content: await picture('png', 160, 160) };
  const word = { name: `${name}.docx`, content: docxFile(name) };

  await app.call(
    updateProfile,
    { body: { profile: { name, phone: rare.phone, city: rare.city } } },
    { ...hers, files: { upload_profile_picture: photo } },
  );
  await app.call(updateProfile, { body: { profile: { name } } }, { ...hers, files: { upload_profile_picture: photo } });
  await makeSeekerAgent(services, { userId: employer.id, title: 'Alle', categoryIds: [101] });
  const files = { upload_photo_file: photo, upload_cv_file: word };
  await app.call(saveDraftCv, { body: { cv: cvForm } }, { ...hers, files });
  await app.call(createCv, { body: { cv: cvForm } }, { ...hers, files: { upload_cv_file: paper('CV') } });
  await app.call(parseCv, { body: {} }, { ...hers, files: { upload_cv_file: paper(name) } });
  await app.call(addVideoCv, { body: {} } as never, {
    ...hers,
    files: { video: { name: `${name}.webm`, content: await film({ seconds: 2 }) } },
  });
  await app.call(getCvPdf, {}, hers);
  await app.call(getCvDocx, {}, hers);
  await app.call(createAgent, { body: { agent: { title: name, keywords: [rare.last, `"${rare.first} kok"`] } } }, hers);
  await services.tasks.idle();

  await app.call(getCvDetail, { params: { url: `${seeker.id}` } }, his);
  await app.call(getCvDetailPdf, { params: { url: `${seeker.id}` } }, his);
  await app.call(getCvDetailDocx, { params: { url: `${seeker.id}` } }, his);
  await app.call(saveResume, { body: { user_id: seeker.id } }, his);
  await app.call(setCvVisibility, { body: { visibility: 'anonymous' } }, hers);
  await app.call(requestCvContact, { body: { user_id: seeker.id, message: `Kære ${name}` } }, his);
  const { requests } = await app.call(getContactRequests, {}, hers);
  for (const { request_id } of requests)
    await app.call(answerContactRequest, { body: { request_id, accept: true } }, hers);
  await app.call(setCvVisibility, { body: { visibility: 'named' } }, hers);

  for (const job_id of jobs) {
    const sent = { upload_cv_file: paper('CV'), upload_apply_file: word, upload_other_file: paper('Mere') };
    await app.call(applyJob, { body: { job_id, message: `Venlig hilsen ${name}` } }, { ...hers, files: sent });
    await app.call(saveJob, { body: { job_id } }, hers);
    const report = { job_id, report: `Skriv til ${rare.email}`, report_options: [{ id: 1, status: 1 }] };
    await app.call(createReportJobAd, { body: report }, hers);
  }
  const { rows } = await services.db.execute<{ id: number; job_id: number }>(
    sql`select id, job_id from applications where user_id = ${seeker.id} order by id`,
  );
  for (const { id, job_id } of rows) {
    await app.call(updateCandidateNote, { body: { candidate_id: id, note: `${name} virker sød` } }, his);
    await app.call(rejectCandidate, { body: { candidate_id: id, job_id, message: `Kære ${name}` } }, his);
  }
  const soon = (days: number) => ({
    startDate: shiftDate(localDateOf(services.clock.now()), days),
    start_time: '10:00',
    end_time: '10:30',
  });
  for (const [at, { id }] of rows.entries()) {
    const about = { app_id: id, seeker: seeker.id, title: `Samtale med ${name}`, description: `Ring ${rare.phone}` };
    const requested = await app.call(
      setInterviewRequestEmailToSeeker,
      { body: { ...about, schedule: soon(at + 2) } },
      his,
    );
    const reason = { uuid: requested.new_interview_id, reason: `${name} er syg` };
    await app.call(setPostponeEmailToEmployerOnDashboard, { body: reason }, hers);
    const moved = { interview_id: requested.new_interview_id, schedule: soon(at + 20) };
    await app.call(moveSchedule, { body: moved }, his);
    await app.call(acceptInterview, { body: { uuid: requested.new_interview_id } }, hers);
  }
  await app.call(createCalendarLink, {}, hers);
  await makePasskey(services.db, { userId: seeker.id, name: `${rare.first}s telefon` });
  await app.call(withdrawApplication, { body: { application_id: rows[0]?.id ?? 0 } }, hers);

  const created = await app.call(
    createCvQuestion,
    {
      body: {
        selected_user_id: seeker.id,
        questions: [{ question: `Kan ${name} lave mad?`, text: true, video: false }],
      },
    },
    his,
  );
  expect(created).toMatchObject({ result: 'success' });
  const { rows: open } = await services.db.execute<{ id: number }>(
    sql`select questions.id from questions join asks on asks.id = ask_id where seeker_id = ${seeker.id}`,
  );
  const answer = {
    employer_id: employer.id,
    question_ids: open.map(({ id }) => id),
    text_answers_arr: [`Ja, ${name}`],
  };
  await app.call(submitCommonAnswer, { body: answer }, hers);

  const chatted = { receiver: employer.id, action: 'message', message: `Hilsen ${name}, ring ${rare.phone}` } as const;
  await app.call(sendChatMessage, { body: { uuid: randomUUID(), ...chatted } }, hers);
  const uploadedPicture = await app.call(uploadImageToServer, {} as never, {
    ...hers,
    files: { upload_image_file: photo },
  });
  const sentPicture = {
    uuid: randomUUID(),
    receiver: employer.id,
    action: 'image',
    message: uploadedPicture.file_name,
  } as const;
  await app.call(sendChatMessage, { body: sentPicture }, hers);
  await app.call(reportChatContact, { body: { user_id: employer.id, reason: `${name} er ked af det` } }, hers);
  // What others wrote about the person.
  const spaced = rare.phone.replace(/(..)(?=.)/g, '$1 ');
  const mention = `Hej ${rare.first}, er ${name} den, vi når på ${spaced} og ${rare.email}?`;
  const written = { uuid: randomUUID(), receiver: seeker.id, action: 'message', message: mention } as const;
  await app.call(sendChatMessage, { body: written }, his);
  await app.call(reportChatContact, { body: { user_id: seeker.id, reason: `${name} skriver fra ${rare.email}` } }, his);
  await services.db.insert(interviews).values(
    [3, -3].map((days) => ({
      kind: 'company' as const,
      employerId: employer.id,
      email: rare.email.toUpperCase(),
      meetingLink: randomUUID(),
      title: `Møde med ${name}`,
      description: `Ring ${rare.phone}`,
      state: 'accepted' as const,
      startsAt: new Date(services.clock.now().getTime() + days * 86_400_000),
      endsAt: new Date(services.clock.now().getTime() + days * 86_400_000 + 1_800_000),
    })),
  );
  const contact = { full_name: name, email: rare.email, subject: `Fra ${name}`, message: `Ring ${rare.phone}` };
  await app.call(sendContact, { body: { contact } });
  await app.call(sendContact, { body: { contact: { ...contact, email: 'anden@adresse.test' } } }, hers);
  const moving = { current_password: samplePassword, new_email: 'ny.qvorbin@zylthamm.test' };
  await app.call(updateEmail, { body: moving }, hers);
  await app.call(makeForgotPasswordLinks, { body: { email: rare.email } });
  const metadata = `kind ${btoa('document')},filename ${btoa(`${name}.pdf`)}`;
  const begun = await app.raw('POST', resumable.path, {
    token,
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '100', 'upload-metadata': metadata },
  });
  expect(begun.status).toBe(201);
  await services.tasks.idle();
  // Mails that wait for another attempt.
  const mail = { subject: name, html: name, text: name };
  await services.db.insert(queuedMails).values([
    { mail, recipient: employer.email ?? '', people: [employer.id, seeker.id] },
    { mail, recipient: rare.email },
  ]);
  await waitForDevices(seeker);
}

/** A device of the person, and on its way to somebody else's device a message that names the person. */
async function waitForDevices(person: User): Promise<void> {
  const { db, clock } = app.services;
  const witness = await makeUser(db, { name: 'Eva Lund' });
  await signInAs(db, witness);
  for (const { id } of [person, witness]) {
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
    const endpoint = `https://push.jobblik.test/${id === person.id ? rare.last : 'eva'}`;
    const device = { sessionId: session?.id ?? '', endpoint, p256dh: '', auth: '', paceStartedAt: clock.now() };
    const [{ id: subscriptionId } = { id: 0 }] = await db.insert(pushSubscriptions).values(device).returning();
    const people = [witness.id, person.id];
    await db
      .insert(queuedPushes)
      .values({ subscriptionId, title: `Ny besked fra ${name}`, link: '/', tag: 'a', people });
  }
}

/** Files whose claims are not the number of rows that name them, in any table. */
async function wronglyClaimed(): Promise<unknown[]> {
  const { db } = app.services;
  // An upload is not an owner, and `uploaded_file_id` only identifies the same upload when it is sent again.
  const { rows: columns } = await db.execute<{ owner: string }>(
    sql`select format('select %I::text as id from %I where %I is not null', column_name, table_name, column_name) as owner
        from information_schema.columns where table_schema = 'public' and column_name like '%file_id'
          and table_name <> 'uploads' and column_name <> 'uploaded_file_id'`,
  );
  expect(columns.length).toBeGreaterThan(10);
  const owners = sql.raw(columns.map(({ owner }) => owner).join(' union all '));
  const { rows } = await db.execute(
    sql`select files.id, real_name, claims, count(owners.id)::int as owners from files
        left join (${owners}) as owners on owners.id = files.id::text
        group by files.id having claims <> count(owners.id)`,
  );
  return rows;
}

let seeker: User;
let his: { token: string };
let before: Set<string>;
beforeAll(async () => {
  const { db } = app.services;
  const { user: employer, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
  await makeMembership(db, { userId: employer.id, plan: 3 });
  const jobs: number[] = [];
  for (const title of ['Kok', 'Tjener'])
    jobs.push((await makeJob(db, { userId: employer.id, companyId: company.id, title })).id);
  before = new Set((await filesOnDisk()).map((file) => file.name));
  seeker = await makeUser(db, { name, email: rare.email, phone: rare.phone });
  his = { token: await signInAs(db, employer) };
  await live(seeker, employer, jobs);
});

it('every file is claimed by as many rows as name it, and what was replaced is gone', async () => {
  expect(await wronglyClaimed()).toEqual([]);
  const { rows } = await app.services.db.execute(
    sql`select id from files where claims = 0 and released_at is not null`,
  );
  expect(rows).toEqual([]);
});

it('nothing of a removed person is left in any table, in the task queue or in a file', async () => {
  const { services } = app;
  const tables = new Set((await rowsWith(traces)).map((row) => row.slice(0, row.indexOf(':'))));
  for (const table of everywhere) expect.soft(tables, table).toContain(`public.${table}`);
  expect(await rowsWith([rare.city])).toEqual([expect.stringMatching(/^public\.users: /)]);

  const token = await signInAs(services.db, seeker);
  expect(await app.call(removeAccount, { body: { password: samplePassword } }, { token })).toEqual({
    result: 'success',
  });
  await services.tasks.idle(60_000);

  const left = await rowsWith([...traces, rare.phone.replace(/(..)(?=.)/g, '$1 '), rare.email]);
  // The last mail: that the account is gone, to the address it had.
  expect(left.filter((row) => !row.includes('Kontoen er slettet'))).toEqual([]);
  const contacts = await app.call(getChatContact, {}, his);
  expect(contacts).toMatchObject([{ user_id: seeker.id, name: 'En tidligere kandidat', removed: true }]);
  const history = await app.call(getMessageHistoryWithContact, { body: { contact_users: seeker.id } }, his);
  expect(history.result_message_json.map(({ message }) => message)).toContain(
    'Hej en tidligere kandidat, er en tidligere kandidat den, vi når på en tidligere kandidat og en tidligere kandidat?',
  );
  const files = await filesOnDisk();
  expect(files.map((file) => file.name).filter((file) => !before.has(file))).toEqual([]);
  for (const { bytes } of files) for (const trace of traces) expect(bytes.includes(trace)).toBe(false);
});

it('nothing of a removed employer is left with the people who applied', async () => {
  const { services } = app;
  const { db } = services;
  const { user: employer, company } = await makeEmployer(db, {
    name: 'Vrenlund Oxqvist',
    company: { name: 'Oxqvist Køkken', phone: '81726354' },
  });
  const his = { token: await signInAs(db, employer) };
  const ad = { contactPerson: 'Vrenlund Oxqvist', contactPhone: '81726354', description: 'Kom til Oxqvist' };
  const job = await makeJob(db, { userId: employer.id, companyId: company.id, title: 'Kok', ...ad });
  const witness = await makeUser(db, { name: 'Bo Dam' });
  const hers = { token: await signInAs(db, witness) };
  await app.call(createCv, { body: { cv: { ...cvForm, first_name: 'Bo', last_name: 'Dam' } } }, hers);
  await app.call(applyJob, { body: { job_id: job.id, message: 'Kære Vrenlund Oxqvist' } }, hers);
  const { rows } = await db.execute<{ id: number }>(sql`select id from applications where user_id = ${witness.id}`);
  await app.call(getCvDetail, { params: { url: `${witness.id}` } }, his);
  const rejected = { candidate_id: rows[0]?.id ?? 0, job_id: job.id, message: 'Venlig hilsen Oxqvist' };
  await app.call(rejectCandidate, { body: rejected }, his);
  const questions = [{ question: 'Kender du Oxqvist?', text: true, video: false }];
  await app.call(createCvQuestion, { body: { selected_user_id: witness.id, questions } }, his);
  await services.tasks.idle();
  const traces = ['Vrenlund', 'Oxqvist', '81726354'];
  const tables = new Set((await rowsWith(traces)).map((row) => row.slice(0, row.indexOf(':'))));
  for (const table of [
    'users',
    'companies',
    'jobs',
    'notifications',
    'mail_outbox',
    'application_decisions',
    'questions',
  ])
    expect.soft(tables, table).toContain(`public.${table}`);

  expect(await app.call(removeAccount, { body: { password: samplePassword } }, his)).toEqual({ result: 'success' });
  await services.tasks.idle(60_000);
  const left = await rowsWith(traces);
  expect(left.filter((row) => !row.includes('Kontoen er slettet'))).toEqual([]);
});
