import {
  getUser,
  mainLogin,
  makeForgotPasswordLinks,
  removeAccount,
  setLanguage,
  userDefaultRegister,
} from '@jobblik/contract/accounts/accounts.api';
import { applyJob } from '@jobblik/contract/applications/applications.api';
import { getAllCategories, getLanguages } from '@jobblik/contract/lookups/lookups.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { makeUser, samplePassword, signInAs } from './accounts.factory.ts';
import { type User, users } from './accounts.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const english = { headers: { cookie: 'globals=x; locale=en' } };
const danish = { headers: { cookie: 'locale=da' } };

const storedLanguage = async (id: number) =>
  (await app.services.db.select({ language: users.language }).from(users).where(eq(users.id, id)))[0]?.language;

const mailsTo = (email: string | null) => app.mailsTo(email);

async function signedIn(options: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(app.services.db, options);
  return { user, token: await signInAs(app.services.db, user) };
}

const logIn = (user: User, from: object) =>
  app.call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } }, from);

describe('the language of a person', () => {
  it('is set by that person, for that person', async () => {
    const [one, other] = [await signedIn(), await signedIn({ role: 'employer' })];
    expect((await app.call(getUser, {}, one)).user.language).toBeNull();
    expect(await app.call(setLanguage, { body: { language: 'en' } }, one)).toEqual({ result: 'success' });
    expect((await app.call(getUser, {}, one)).user.language).toBe('en');
    expect(await storedLanguage(other.user.id)).toBeNull();
    await app.call(setLanguage, { body: { language: 'da' } }, one);
    expect(await storedLanguage(one.user.id)).toBe('da');
  });

  it('is one that the product speaks, and needs a signed-in person', async () => {
    const { token, user } = await signedIn();
    expect(await app.refused(setLanguage, { body: { language: 'de' as 'da' } }, { token })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'language', code: 'not_a_choice' }],
    });
    expect(await storedLanguage(user.id)).toBeNull();
    expect(await app.refused(setLanguage, { body: { language: 'en' } })).toMatchObject({ status: 401 });
  });

  it('is returned by the sign-in; without one, the account gets that of the browser', async () => {
    const [undecided, decided] = [await makeUser(app.services.db), await makeUser(app.services.db, { language: 'da' })];
    expect((await logIn(undecided, {})).language).toBeNull();
    expect((await logIn(undecided, english)).language).toBe('en');
    expect((await logIn(undecided, danish)).language).toBe('en');
    expect((await logIn(decided, english)).language).toBe('da');
    expect(await storedLanguage(decided.id)).toBe('da');
  });

  it('is removed with the account', async () => {
    const { user, token } = await signedIn({ language: 'en' });
    await app.call(removeAccount, { body: { password: samplePassword } }, { token });
    expect(await storedLanguage(user.id)).toBeNull();
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
  });
});

describe('mails', () => {
  it('to a person who signs up in English are in English', async () => {
    const body = {
      user_type: 1,
      user_email: 'newcomer@jobblik.test',
      user_name: 'Ana Ruiz',
      user_pwd: 'a very new word',
    };
    await app.call(userDefaultRegister, { body: body as never }, english);
    const [mail] = await mailsTo(body.user_email);
    expect(mail?.subject).toBe('Confirm your e-mail');
    expect(mail?.html).toContain('<html lang="en">');
  });

  it('are in the language of their recipient, not of the browser that caused them', async () => {
    const [reader, dane] = [await makeUser(app.services.db, { language: 'en' }), await makeUser(app.services.db)];
    await app.call(makeForgotPasswordLinks, { body: { email: reader.email ?? '' } }, danish);
    await app.call(makeForgotPasswordLinks, { body: { email: dane.email ?? '' } }, english);
    expect((await mailsTo(reader.email)).map(({ subject }) => subject)).toEqual(['Choose a new password']);
    const [mail] = await mailsTo(dane.email);
    expect(mail?.subject).toBe('Vælg en ny adgangskode');
    expect(mail?.html).toContain('<html lang="da">');
    expect(mail?.text).not.toContain('sent automatically');
  });

  it('about one event go to each side in its own language', async () => {
    const { db, clock } = app.services;
    const { user: employer, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
    await db.update(users).set({ language: 'en' }).where(eq(users.id, employer.id));
    const job = await makeJob(db, { userId: employer.id, companyId: company.id, title: 'Kok' }, clock.now());
    const seeker = await signedIn({ name: 'Signe Holm' });
    await app.call(
      applyJob,
      { body: { job_id: job.id, message: 'Hej' } as never },
      { token: seeker.token, ...english },
    );
    const [toEmployer] = await mailsTo(employer.email);
    const [toSeeker] = await mailsTo(seeker.user.email);
    expect(toEmployer?.subject).toBe('New application: Kok');
    expect(toEmployer?.html).toContain('<html lang="en">');
    expect(toSeeker?.subject).toContain('Din ansøgning');
    expect(toSeeker?.html).toContain('<html lang="da">');
  });
});

describe('names in lookups', () => {
  it('are in the language of the browser, and caches distinguish them', async () => {
    const [inDanish, inEnglish] = await Promise.all([
      app.send(getAllCategories, {}),
      app.send(getAllCategories, {}, english),
    ]);
    expect(inEnglish.headers.get('vary')).toContain('cookie');
    expect(inEnglish.headers.get('etag')).not.toBe(inDanish.headers.get('etag'));
    const first = async (answer: Response) => ((await answer.json()) as { seo: string; text: string }[])[0];
    expect(await first(inDanish)).toMatchObject({ seo: 'sundhed-og-omsorg', text: 'Sundhed og omsorg' });
    expect(await first(inEnglish)).toMatchObject({ seo: 'sundhed-og-omsorg', text: 'Health and care' });
    const names = (await app.call(getLanguages, {}, english)).slice(0, 2).map(({ name }) => name);
    expect(names).toEqual(['Danish', 'English']);
  });
});
