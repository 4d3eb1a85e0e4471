import { createCompany, getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import {
  checkCompanyRegister,
  confirmCompany,
  getCompanyVerification,
  sendCompanyLink,
} from '@jobblik/contract/companies/verification.api';
import { getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs } from '../../accounts/accounts.factory.ts';
import { makeJob } from '../../jobs/jobs.factory.ts';
import { RegisterError } from '../../platform/register/register.ts';
import { type CompanyOptions, makeCompany } from '../companies.factory.ts';

const begin = new Date('2026-03-10T12:00:00Z');
const clock = testClock(begin);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => clock.set(begin));

const clinic = { name: 'Fjordklinikken', cvr: '99230428', website: 'https://www.fjordklinikken.test/job' };

async function employer(company: Partial<CompanyOptions> = clinic) {
  const { db } = app.services;
  const user = await makeUser(db, { role: 'employer' });
  const made = await makeCompany(db, { ...company, userId: user.id });
  return { user, company: made, token: await signInAs(db, user, { now: clock.now() }) };
}
type Employer = Awaited<ReturnType<typeof employer>>;

let addresses = 0;
const newAddress = (domain = 'fjordklinikken.test') => {
  addresses += 1;
  return `hr${addresses}@${domain}`;
};
const read = async ({ token }: Employer) => (await app.call(getCompanyVerification, {}, { token })).verification;
const check = (own: Employer) => app.call(checkCompanyRegister, {}, { token: own.token });
const send = (own: Employer, email: string) => app.call(sendCompanyLink, { body: { email } }, { token: own.token });
const confirm = (token: string) => app.send(confirmCompany, { body: { token } });

async function linkFor(own: Employer, email = newAddress()): Promise<string> {
  await send(own, email);
  await app.services.tasks.idle();
  const mails = await app.mailsTo(email);
  const [, token] = /\/bekraeft-virksomhed\/([\w-]{43})/.exec(mails.map(({ text }) => text).join('\n')) ?? [];
  if (!token) throw new Error('no link was mailed');
  return token;
}

describe('a company', () => {
  it('is verified by the register and a link at its domain, with date and method on company and ad', async () => {
    const own = await employer();
    expect(await read(own)).toMatchObject({ verified: null, registered: null, cvr: clinic.cvr });
    expect((await check(own)).verification).toMatchObject({
      registered: { name: 'Fjordklinikken ApS', address: 'Overgade 31, 7400 Herning' },
      domains: ['fjordklinikken.test'],
    });
    const token = await linkFor(own);
    expect((await read(own)).verified).toBeNull();
    expect((await confirm(token)).status).toBe(200);
    const verified = { method: 'domain', at: begin.toISOString() };
    expect(await read(own)).toMatchObject({ verified, sent_to: null });
    const page = await app.call(getCompanyProfile, { params: { id: own.company.id } });
    expect(page.company.verified).toEqual(verified);
    const job = await makeJob(
      app.services.db,
      { userId: own.user.id, companyId: own.company.id, title: 'Jordemoder' },
      clock.now(),
    );
    const ad = await app.call(getJobDetailNotAuthed, { params: { id: job.id } });
    expect(ad.job.user.user_company.company_verified).toEqual(verified);
  });

  it('is verified no more when it changes its number', async () => {
    const own = await employer();
    await check(own);
    await confirm(await linkFor(own));
    const company = { company_name: 'Fjordklinikken', company_cvr: clinic.cvr, company_website: clinic.website };
    const save = (change: object) =>
      app.call(createCompany, { body: { company: { ...company, ...change } } }, { token: own.token });
    await save({ company_cvr: '99402776' });
    expect(await read(own)).toMatchObject({ verified: null, registered: null });
    await save({});
    expect((await read(own)).verified).not.toBeNull();
  });

  it('without a web site in the register proves itself at the domain of its mail there', async () => {
    const own = await employer({ name: 'Byg & Bo Nord', cvr: '99900008', website: 'https://bygbo.test' });
    expect((await check(own)).verification.domains).toEqual(['bygbo.test']);
    expect((await confirm(await linkFor(own, newAddress('post.bygbo.test')))).status).toBe(200);
    expect((await read(own)).verified).not.toBeNull();
  });

  it('cannot be proved by a web site that only its profile names', async () => {
    const own = await employer({ name: 'Tavse Tømrere', cvr: '99900024', website: 'https://tavse.test' });
    expect((await check(own)).verification.domains).toEqual([]);
    const body = { email: newAddress('tavse.test') };
    expect(await app.refused(sendCompanyLink, { body }, { token: own.token })).toMatchObject({
      fields: [{ path: 'email', code: 'not_company_domain' }],
    });
  });
});

describe('the register', () => {
  it.each([
    ['no_cvr', 409, { cvr: null }],
    ['cvr_not_found', 409, { cvr: '99999988' }],
    ['company_ended', 409, { cvr: '99900016' }],
  ])('refuses with %s (%i)', async (code, status, change) => {
    const own = await employer({ ...clinic, ...change });
    expect(await app.refused(checkCompanyRegister, {}, { token: own.token })).toMatchObject({ status, code });
    expect((await read(own)).registered).toBeNull();
  });

  it('that does not answer is said to be unavailable', async () => {
    const own = await employer();
    const { register } = app.services;
    app.services.register = { find: () => Promise.reject(new RegisterError('down')) };
    const refusal = await app.refused(checkCompanyRegister, {}, { token: own.token });
    app.services.register = register;
    expect(refusal).toMatchObject({ status: 503, code: 'register_unavailable' });
  });
});

describe('a link', () => {
  it.each([
    ['free_mail', 'fjordklinikken@gmail.com'],
    ['not_company_domain', 'hr@andet.test'],
    ['not_company_domain', 'hr@fjordklinikken.test.ond.test'],
    ['not_an_email', 'hr'],
  ])('is refused with %s for %s', async (code, email) => {
    const own = await employer();
    await check(own);
    const refusal = await app.refused(sendCompanyLink, { body: { email } }, { token: own.token });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'email', code }] });
  });

  it('waits for the register', async () => {
    const own = await employer();
    const refusal = await app.refused(sendCompanyLink, { body: { email: newAddress() } }, { token: own.token });
    expect(refusal).toMatchObject({ status: 409, code: 'register_first' });
  });

  it('works once and for a day, and a made-up one never', async () => {
    const own = await employer();
    await check(own);
    const [first, second] = [await linkFor(own), await linkFor(own)];
    clock.minutesLater(24 * 60);
    expect(await (await confirm(first)).json()).toMatchObject({ code: 'company_link_expired' });
    clock.set(begin);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(404);
    expect((await confirm('x'.repeat(43))).status).toBe(404);
  });

  it('is mailed three times in an hour at most', async () => {
    const own = await employer();
    await check(own);
    for (let sent = 0; sent < 3; sent += 1) await send(own, newAddress());
    const again = () => app.send(sendCompanyLink, { body: { email: newAddress() } }, { token: own.token });
    expect((await again()).status).toBe(429);
    clock.minutesLater(60);
    expect((await again()).status).toBe(200);
  });
});

it('is for employers, about their own company', async () => {
  const { db } = app.services;
  const own = await employer();
  await check(own);
  const other = await employer({ name: 'Andet' });
  expect(await read(other)).toMatchObject({ registered: null, cvr: null });
  const seeker = await signInAs(db, await makeUser(db), { now: clock.now() });
  expect((await app.send(getCompanyVerification, {}, { token: seeker })).status).toBe(403);
  expect((await app.send(getCompanyVerification, {})).status).toBe(401);
});
