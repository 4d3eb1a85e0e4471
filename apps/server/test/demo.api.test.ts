import { getUser } from '@jobblik/contract/accounts/accounts.api';
import { getOwnSessions } from '@jobblik/contract/accounts/sessions.api';
import { confirmUnread, getChatContact, getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { weekAt } from '@jobblik/contract/interviews/week.rules';
import { deleteJob } from '@jobblik/contract/jobs/own-jobs.api';
import { type AnyCall, demoHeader } from '@jobblik/contract/kernel/call';
import { getTransaction, makeInvoicePdf, saveBilling } from '@jobblik/contract/membership/membership.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimit } from '../../../support/test-limits.ts';
import { signInAs } from '../src/accounts/accounts.factory.ts';
import { allRows, askWithIds } from './ask-with-ids.ts';
import { type ForeignWorld, makeForeignWorld } from './foreign-world.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

let app: TestApp;
let world: ForeignWorld;
let token: string;
let secrets: string[];

// The demo shows the company of the world, to which real people have applied, written and agreed interviews.
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(new Date(Date.now() + 3_600_000)) });
  world = await makeForeignWorld(app);
  token = await signInAs(app.services.db, world.employer, { demo: true });
  secrets = [...new Set([...people, ...world.secrets])].filter((secret) => !ownWords.includes(secret));
});
afterAll(() => app.close());

/** Calls that a visitor of the demo may try, but for the one that ends the session. */
const reached = () =>
  app.calls.filter(({ call }) => ['guest', 'user', 'employer'].includes(call.access) && call.path !== '/api/logout');
const ask = (call: AnyCall, as = token, bare = false) =>
  askWithIds(app, call, { token: as, bare, idAt: (place) => world.ids[`${call.path} ${place}`] ?? world.ids[place] });

/** The secrets in what a call answers, with every filter that it knows and with none: a filter could hide a person. */
async function secretsIn(call: AnyCall, as = token): Promise<string[]> {
  const texts = [(await ask(call, as)).text, (await ask(call, as, true)).text];
  const finding = findingBodies()[call.path];
  if (finding) {
    const headers = { 'content-type': 'application/json' };
    texts.push(await (await app.raw('POST', call.path, { token: as, headers, body: JSON.stringify(finding) })).text());
  }
  return secrets.filter((secret) => texts.some((text) => text.includes(secret)));
}

/** Calls of the demo whose answer names nobody and holds nothing that a person wrote to the employer. */
const withoutPeople = [
  '/api/count_seeker_agent_hits',
  // Titles of ads; names of people stand in those of other types.
  '/api/get_all_notification/:history',
  // Towns, job titles and numbers.
  '/api/cv_search_alternatives',
  '/api/get_company_from_user',
  '/api/get_company_verification',
  // A file, whose text is packed.
  '/api/get_cv_detail_docx/:url',
  '/api/get_cv_detail_pdf/:url',
  '/api/get_employer_profile',
  // The application of the world is rejected.
  '/api/get_interview_candidates',
  '/api/get_job_detail/:id',
  '/api/get_job_form/:id',
  '/api/get_job_permission',
  '/api/get_membership_plan',
  '/api/get_message_templates',
  '/api/get_my_jobs',
  '/api/get_notice_settings',
  '/api/get_orders',
  '/api/get_own_free_slots',
  '/api/get_pile_summary/:job_id',
  // Who has applied is recommended no more.
  '/api/get_recommended_candidates/:id',
  '/api/get_seeker_agent',
  '/api/get_seeker_agent_by_id',
  '/api/get_transaction',
  '/api/get_transaction_detail/:transaction_id',
  // The nameless one stays nameless.
  '/api/get_user_specify',
  // Numbers.
  '/api/get_unread_cnt',
  '/api/open_matters/:id',
  '/api/user',
  '/api/verify_document_id',
];

/** Bodies by which a search finds the person, where the samples would miss them. */
const findingBodies = (): Record<string, object> => {
  const { year, week } = weekAt(new Date(app.services.clock.now().getTime() + 3 * 86_400_000));
  return {
    '/api/get_interviews': { current_year: year, current_week: week },
    '/api/search_chat_messages': { keyword: 'Samtalen' },
    '/api/getMessageHistoryWithContact': { contact_users: Number(world.ids.user_id) },
  };
};

/** What is known of real people, beside what they wrote; an agent's name and a template are the company's own. */
const people = ['Zylthamm', 'Hjerteblad'];
const ownWords = ['Agenten er kun Havnens Køkkens', 'Skabelonen er kun Havnens Køkkens'];

it('no call shows a visitor of the demo a real person, or what one wrote', { timeout: testLimit(12) }, async () => {
  const faults: string[] = [];
  for (const { call } of reached()) {
    const leaked = await secretsIn(call);
    if (leaked.length > 0) faults.push(`${call.path} shows ${leaked.join(', ')}`);
  }
  expect(faults).toEqual([]);
});

it('each of these calls shows the employer what the demo hides, but for those that hold nothing of people', {
  timeout: testLimit(12),
}, async () => {
  const own = await signInAs(app.services.db, world.employer);
  // A task finds whom the agent is about.
  await app.services.tasks.idle();
  const shown = new Map<string, string[]>();
  // An invoice that the employer has made is a file from then on, also for the demo.
  const reads = reached().filter(({ call }) => call.demo === 'reads' && call.path !== makeInvoicePdf.path);
  for (const { call } of reads) shown.set(call.path, await secretsIn(call, own));
  const silent = [...shown].filter(([, found]) => found.length === 0).map(([path]) => path);
  expect(silent.sort()).toEqual([...withoutPeople].sort());
  expect(new Set([...shown.values()].flat())).toEqual(
    new Set([
      'Zylthamm',
      'Beskeden er kun til den navnløse',
      'Brevet er kun til Havnens Køkken',
      'Noten er kun til Havnens Køkken',
      'Spørgsmålet er kun til Signe',
      'Svaret er kun til Havnens Køkken',
      'Interviewet er kun til Signe',
      'Samtalen er kun til Signe',
    ]),
  );
});

it('a conversation with a real person is not listed and not opened', async () => {
  const own = await signInAs(app.services.db, world.employer);
  const body = { contact_users: Number(world.ids.user_id) };
  expect(JSON.stringify(await app.call(getMessageHistoryWithContact, { body }, { token: own }))).toContain('Samtalen');
  expect(await app.refused(getMessageHistoryWithContact, { body }, { token })).toMatchObject({ code: 'may_not_write' });
  expect(await app.call(getChatContact, {}, { token: own })).toHaveLength(1);
  expect(await app.call(getChatContact, {}, { token })).toEqual([]);
});

it('no call of a signed-in employer writes anything for a visitor of the demo', {
  timeout: testLimit(12),
}, async () => {
  await app.services.tasks.idle();
  // A session is seen to be used.
  const rows = () => allRows(app.services.db, (table) => table !== 'sessions');
  const before = await rows();
  const faults: string[] = [];
  for (const { call } of reached().filter(({ call }) => call.access !== 'guest')) {
    const { status, code } = await ask(call);
    // A call that was refused for its input would prove nothing.
    if (call.demo !== undefined && call.demo !== 'reads' && status !== 200)
      faults.push(`${call.path} answers ${status} ${code}`);
    if (call.demo === undefined && code !== 'demo_read_only') faults.push(`${call.path} answers ${status} ${code}`);
    await app.services.tasks.idle();
    const after = await rows();
    for (const [row, table] of after) if (!before.has(row)) faults.push(`${call.path} wrote a row of ${table}`);
    for (const [row, table] of before) if (!after.has(row)) faults.push(`${call.path} removed a row of ${table}`);
    if (faults.length > 0) break;
  }
  expect(faults).toEqual([]);
});

it('an answer in place of a change says that nothing was stored; one that no visitor asked for is silent', async () => {
  const noted: string[] = [];
  for (const call of [deleteJob, saveBilling, confirmUnread, getOwnSessions, getUser]) {
    const { path } = call;
    const response = await app.raw(call.method, path.replace(':id', '1'), {
      token,
      ...(call.method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(200);
    if (response.headers.get(demoHeader) === 'nothing-stored') noted.push(path);
  }
  expect(noted).toEqual([deleteJob.path, saveBilling.path]);
});

it('an invoice opens as a PDF that lies in its address, as nothing is stored', async () => {
  const [paid] = await app.call(getTransaction, {}, { token });
  const { pdf_url } = await app.call(makeInvoicePdf, { body: { invoice_id: paid?.id ?? 0 } }, { token });
  const [type, bytes = ''] = pdf_url.split(',');
  expect(type).toBe('data:application/pdf;base64');
  expect(Buffer.from(bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it('a call that guests may make changes nothing of a real person either, and does not act as the sample account', {
  timeout: testLimit(12),
}, async () => {
  await app.services.tasks.idle();
  const rows = () => allRows(app.services.db, (table) => table !== 'sessions');
  let before = await rows();
  const faults: string[] = [];
  for (const { call } of reached().filter(({ call }) => call.access === 'guest')) {
    await ask(call);
    await app.services.tasks.idle();
    const after = await rows();
    for (const [row, table] of before) if (!after.has(row)) faults.push(`${call.path} changed a row of ${table}`);
    for (const [row, table] of after) {
      const isOwn = new RegExp(`"user_id":${world.employer.id}\\b`).test(row);
      if (isOwn && !before.has(row)) faults.push(`${call.path} wrote ${table} as the account`);
    }
    before = after;
  }
  expect(faults).toEqual([]);
});
