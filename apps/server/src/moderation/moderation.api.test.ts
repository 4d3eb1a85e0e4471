import { getCases, getReportCase } from '@jobblik/contract/admin/cases.api';
import { decideCase, undoDecision } from '@jobblik/contract/admin/decisions.api';
import type { CaseDecision } from '@jobblik/contract/admin/decisions.schema';
import { getCvDetail } from '@jobblik/contract/candidates/candidates.api';
import { searchCvPagination } from '@jobblik/contract/candidates/cv-search.api';
import { getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { createNotice, getReported } from '@jobblik/contract/moderation/moderation.api';
import type { ReportedKind } from '@jobblik/contract/moderation/moderation.rules';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockAhead, startTestApp, type TestApp } from '../../test/test-app.ts';
import { signInAs } from '../accounts/accounts.factory.ts';
import { makeOperator } from '../admin/operators/operators.factory.ts';
import { candidatesHarness } from '../candidates/candidates.harness.ts';
import { chatHarness } from '../chat/chat.harness.ts';
import { makeCvVideo } from '../cv/videos/cv-videos.factory.ts';

const clock = clockAhead();
let app: TestApp;
let token: string;
let chat: ReturnType<typeof chatHarness>;
let people: ReturnType<typeof candidatesHarness>;

beforeAll(async () => {
  app = await startTestApp({ clock });
  token = await signInAs(app.services.db, await makeOperator(app.services.db), { now: clock.now() });
  chat = chatHarness(app);
  people = candidatesHarness(app, clock);
});
afterAll(() => app.close());
afterEach(() => clock.reset());

interface Thing {
  kind: ReportedKind;
  url: string;
}
const form = (thing: Thing) => ({
  ...thing,
  place: 'Øverst',
  ground: 'fraud' as const,
  text: 'De beder om penge.',
  good_faith: true as const,
});
const guest = { name: 'Kirsten Bach', email: 'kirsten.bach@jobblik.test' };
const report = (thing: Thing, by: { token?: string } = {}, change: object = {}) =>
  app.call(createNotice, { body: { ...form(thing), ...change } }, by);
const refused = (thing: Thing, by: { token?: string } = {}, change: object = {}) =>
  app.refused(createNotice, { body: { ...form(thing), ...change } }, by);
/** The case with the notice of this number. */
async function caseOf(number: number) {
  const { cases } = await app.call(getCases, {}, { token });
  for (const { kind, id } of cases) {
    if (kind !== 'report') continue;
    const { report_case } = await app.call(getReportCase, { params: { id } }, { token });
    if (report_case.notices.some((notice) => notice.id === number)) return report_case;
  }
  return undefined;
}
async function openCase(thing: Thing, by: { token?: string } = {}, change: object = {}) {
  const found = await caseOf((await report(thing, by, change)).number);
  if (!found) throw new Error('the case does not wait');
  return found;
}
type OpenCase = Awaited<ReturnType<typeof openCase>>;
const decisionOf = (found: OpenCase, kind: CaseDecision['kind'], change: Partial<CaseDecision> = {}) => ({
  body: {
    case_id: found.id,
    kind,
    notice_ids: found.notices.map(({ id }) => id),
    basis: 'law' as const,
    basis_text: 'Straffelovens § 279',
    facts: 'Der står, at ansøgere betaler et gebyr.',
    territory: 'denmark' as const,
    ...change,
  },
});
const decide = async (...input: Parameters<typeof decisionOf>) =>
  (await app.call(decideCase, decisionOf(...input), { token })).decision;
async function finish(): Promise<void> {
  clock.set(new Date(clock.now().getTime() + 11_000));
  await app.services.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await app.services.tasks.idle();
}

const newCompany = async () => {
  const employer = await people.employer({ name: 'Hurtige Penge' });
  return { employer, thing: { kind: 'company' as const, url: String(employer.companyId) } };
};
const newMessage = async () => {
  const pair = await chat.newPair();
  await chat.send(pair.seeker, pair.employer, 'Hej');
  const { uuid } = await chat.send(pair.employer, pair.seeker, 'Send dit kortnummer.');
  return { ...pair, thing: { kind: 'message' as const, url: uuid } };
};
const newCv = async () => {
  const seeker = await people.candidate({ about_me: '<p>Køb mine varer.</p>' });
  const reader = await people.employer();
  return { seeker, reader, thing: { kind: 'cv' as const, url: String(seeker.user.id) } };
};

describe('a report', () => {
  it('of a company by a guest is a case, with a receipt at once', async () => {
    const { thing } = await newCompany();
    expect(await app.call(getReported, { params: thing })).toEqual({ kind: 'company', title: 'Hurtige Penge' });
    const { number } = await report(thing, {}, guest);
    const [receipt] = await app.mailsTo(guest.email);
    expect(receipt?.subject).toBe(`Rapport ${number} er modtaget`);
    for (const typed of ['De beder om penge.', 'Øverst', guest.name]) expect(receipt?.text).not.toContain(typed);
    expect(await caseOf(number)).toMatchObject({
      kind: 'company',
      title: 'Hurtige Penge',
      exists: true,
      taken_down: false,
      notices: [{ id: number, by: 'Kirsten Bach', place: 'Øverst', text: 'De beder om penge.' }],
    });
  });

  it('names a guest, but not about sexual abuse of children', async () => {
    const { thing } = await newCompany();
    expect(await refused(thing)).toMatchObject({ status: 400, code: 'reporter_unnamed' });
    expect(await report(thing, {}, { ground: 'child_abuse' })).toMatchObject({ number: expect.any(Number) });
  });

  it('of guests mails an address ten receipts a day', async () => {
    const { thing } = await newCompany();
    const name = 'Ib Holm';
    const email = 'ib.holm@jobblik.test';
    await report(thing, {}, { name, email });
    await app.services.db.execute(sql`
      insert into report_notices (case_id, name, email, place, ground, text, created_at)
      select case_id, name, email, place, ground, text, created_at from report_notices, generate_series(1, 9)
      where email = ${email}`);
    expect(await refused(thing, {}, { name, email: 'IB.Holm@jobblik.test' })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    clock.set(new Date(clock.now().getTime() + 86_400_001));
    expect((await report(thing, {}, { name, email })).number).toBeGreaterThan(0);
  });

  it('is refused without good faith, without a place, and with too much text', async () => {
    const { thing } = await newCompany();
    for (const change of [{ good_faith: false }, { place: ' ' }, { text: 'x'.repeat(100_000) }])
      expect(await refused(thing, {}, { ...guest, ...change })).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('is refused about what is one’s own', async () => {
    const { employer, thing } = await newCompany();
    expect(await refused(thing, employer)).toMatchObject({ status: 409, code: 'own_content' });
    const { seeker, thing: cv } = await newCv();
    expect(await refused(cv, seeker)).toMatchObject({ code: 'own_content' });
    const { employer: sender, thing: message } = await newMessage();
    expect(await refused(message, sender)).toMatchObject({ code: 'own_content' });
  });

  it('is refused about what one does not see', async () => {
    const { thing: message } = await newMessage();
    const { thing: cv, seeker } = await newCv();
    const video = { kind: 'video' as const, url: String(await makeCvVideo(app.services, { userId: seeker.user.id })) };
    const stranger = await people.candidate();
    for (const thing of [message, cv, video, { kind: 'company' as const, url: '999999' }]) {
      expect(await refused(thing, {}, guest)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refused(thing, stranger)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await refused({ kind: 'message', url: '12' }, stranger)).toMatchObject({ code: 'not_found' });
  });

  it('by one person is one report, and by several one case', async () => {
    const { thing } = await newCompany();
    const reader = await people.candidate();
    const first = await report(thing, reader);
    expect((await report(thing, reader, { text: 'Mere.' })).number).toBe(first.number);
    await report(thing, {}, guest);
    expect((await caseOf(first.number))?.notices.map(({ text }) => text)).toEqual(['Mere.', 'De beder om penge.']);
  });

  it('of a message shows the operator that message and no other', async () => {
    const { seeker, thing } = await newMessage();
    const found = await openCase(thing, seeker);
    expect(found.text).toBe('Send dit kortnummer.');
    expect(JSON.stringify(found)).not.toContain('Hej');
  });
});

describe('a decision', () => {
  it('takes a company down, tells both sides why after ten seconds, and can give it back', async () => {
    const { employer, thing } = await newCompany();
    const page = async () => (await app.send(getCompanyProfile, { params: { id: employer.companyId } })).status;
    const found = await openCase(thing, {}, { ...guest, email: 'birthe@jobblik.test' });
    await decide(found, 'taken_down');
    expect([await page(), await caseOf(found.notices[0]?.id ?? 0)]).toEqual([404, undefined]);
    expect(await refused(thing, {}, guest)).toMatchObject({ code: 'not_found' });
    await finish();
    const owner = (await app.mailsTo(employer.user.email))[0];
    expect(owner?.subject).toBe('Afgørelse om virksomheden');
    for (const part of ['Straffelovens § 279', 'gebyr', 'ingen automatik', 'Danmark', 'ved en rapport', 'Klag gratis'])
      expect(owner?.text).toContain(part);
    expect(owner?.text).not.toContain('Kirsten');
    expect((await app.mailsTo('birthe@jobblik.test'))[0]?.subject).toBe('Afgørelse om rapporten af virksomheden');
    await decide(found, 'restored', { notice_ids: [] });
    expect(await page()).toBe(200);
  });

  it('takes a CV down from searches and from its page, keeps it down, and gives it back', async () => {
    const { seeker, reader, thing } = await newCv();
    const seen = async () => (await app.send(getCvDetail, { params: { url: String(seeker.user.id) } }, reader)).status;
    const listed = async () => {
      const { cvs } = await app.call(searchCvPagination, { body: {} }, reader);
      return cvs.some(({ user_id }) => user_id === seeker.user.id);
    };
    const found = await openCase(thing, reader);
    expect([found.text, await seen(), await listed()]).toEqual(['Køb mine varer.', 200, true]);
    const { id } = await decide(found, 'taken_down');
    expect([await seen(), await listed()]).toEqual([404, false]);
    await app.call(undoDecision, { body: { decision_id: id } }, { token });
    expect([await seen(), await listed()]).toEqual([200, true]);
  });

  it('takes a video down from the CV and gives it back', async () => {
    const { seeker, reader } = await newCv();
    const id = await makeCvVideo(app.services, { userId: seeker.user.id });
    const shown = async () =>
      (await app.call(getCvDetail, { params: { url: String(seeker.user.id) } }, reader)).videos.length;
    const found = await openCase({ kind: 'video', url: String(id) }, reader);
    expect(found.video).not.toBe('');
    await decide(found, 'taken_down');
    expect(await shown()).toBe(0);
    await decide(found, 'restored', { notice_ids: [] });
    expect(await shown()).toBe(1);
  });

  it('takes a message out of the conversation for both, and gives it back', async () => {
    const { seeker, employer, thing } = await newMessage();
    const texts = async () => {
      const [own, other] = [await chat.history(seeker, employer), await chat.history(employer, seeker)];
      return [own, other].map(({ contact, result_message_json: list }) => [
        list.at(-1)?.message,
        list.at(-1)?.taken_down,
        contact.last_message,
      ]);
    };
    const found = await openCase(thing, seeker);
    await decide(found, 'taken_down');
    expect(await texts()).toEqual([
      ['', true, ''],
      ['', true, ''],
    ]);
    await decide(found, 'restored', { notice_ids: [] });
    expect((await texts())[0]).toEqual(['Send dit kortnummer.', undefined, 'Send dit kortnummer.']);
  });

  it('without action is told to those who reported only', async () => {
    const { employer, thing } = await newCompany();
    const before = (await app.mailsTo(employer.user.email)).length;
    await decide(await openCase(thing, {}, { ...guest, email: 'ole@jobblik.test' }), 'no_action');
    await finish();
    expect((await app.mailsTo(employer.user.email)).length).toBe(before);
    expect((await app.mailsTo('ole@jobblik.test'))[0]?.text).toContain('Vi griber ikke ind');
  });

  it('can be undone within ten seconds: the case waits again, and no letter leaves', async () => {
    const { thing } = await newCompany();
    const found = await openCase(thing, {}, { ...guest, email: 'ida@jobblik.test' });
    const { id } = await decide(found, 'taken_down');
    await app.call(undoDecision, { body: { decision_id: id } }, { token });
    await finish();
    expect((await app.mailsTo('ida@jobblik.test')).length).toBe(1);
    expect(await caseOf(found.notices[0]?.id ?? 0)).toMatchObject({ taken_down: false });
  });

  it('is made once by two operators at the same time', async () => {
    const { thing } = await newCompany();
    const found = await openCase(thing, {}, guest);
    const answers = await Promise.allSettled([decide(found, 'taken_down'), decide(found, 'no_action')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.refused(decideCase, decisionOf(found, 'no_action'), { token })).toMatchObject({
      status: 409,
      code: 'case_decided',
    });
  });

  it('of what is gone can only leave it', async () => {
    const { seeker, reader } = await newCv();
    const id = await makeCvVideo(app.services, { userId: seeker.user.id });
    const found = await openCase({ kind: 'video', url: String(id) }, reader);
    await app.services.db.execute(sql`delete from cv_videos where id = ${id}`);
    const { report_case } = await app.call(getReportCase, { params: { id: found.id } }, { token });
    expect(report_case).toMatchObject({ exists: false, text: '' });
    expect(await app.refused(decideCase, decisionOf(found, 'taken_down'), { token })).toMatchObject({
      code: 'case_decided',
    });
    expect(await decide(found, 'no_action')).toMatchObject({ kind: 'no_action' });
  });

  it('is not for a reader, and not about a case that does not exist', async () => {
    const { thing } = await newCompany();
    const found = await openCase(thing, {}, guest);
    const operator = await makeOperator(app.services.db, { adminRole: 'reader' });
    const reader = await signInAs(app.services.db, operator, { now: clock.now() });
    expect(await app.refused(decideCase, decisionOf(found, 'taken_down'), { token: reader })).toMatchObject({
      code: 'operator_right_missing',
    });
    const missing = { case_id: 2_000_000_000 };
    expect(await app.refused(decideCase, decisionOf(found, 'no_action', missing), { token })).toMatchObject({
      code: 'not_found',
    });
    expect(await app.refused(getReportCase, { params: { id: 2_000_000_000 } }, { token })).toMatchObject({
      code: 'not_found',
    });
  });
});
