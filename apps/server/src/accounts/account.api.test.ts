import {
  deactivateAccount,
  getUser,
  mainLogin,
  removeAccount,
  updateProfile,
} from '@jobblik/contract/accounts/accounts.api';
import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import type { ProfileChange } from '@jobblik/contract/accounts/accounts.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { picture } from '../platform/files/files.factory.ts';
import { makeUser, samplePassword, signInAs } from './accounts.factory.ts';
import { accountIsActive } from './accounts.queries.ts';
import { identities, sessions, users } from './accounts.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function signedIn(options: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(app.services.db, options);
  return { user, token: await signInAs(app.services.db, user) };
}

const stored = async (id: number) => (await app.services.db.select().from(users).where(eq(users.id, id)))[0];
const save = (token: string, profile: Partial<ProfileChange> & { name: string }, file?: Buffer) =>
  app.call(
    updateProfile,
    { body: { profile } },
    { token, ...(file && { files: { upload_profile_picture: { name: 'Mig på ferie.png', content: file } } }) },
  );

describe("a person's own account", () => {
  it('is answered with every field, and no more than that', async () => {
    const { user, token } = await signedIn({
      name: 'Anne Marie Holm',
      zip: '9000',
      city: 'Aalborg',
      phone: '12345678',
    });
    expect((await app.call(getUser, {}, { token })).user).toEqual({
      id: user.id,
      user_id: user.id,
      type: 1,
      email: user.email,
      email_verified: true,
      new_email: '',
      name: 'Anne Marie Holm',
      first_name: 'Anne Marie',
      last_name: 'Holm',
      company_name: '',
      avatar: '',
      avatar_real_name: '',
      avatar_real_size: 0,
      location: null,
      zip: '9000',
      city: 'Aalborg',
      phone: '12345678',
      created_at: user.createdAt.toISOString(),
      member: { plan: 0, status: 0 },
      shows_visits: false,
      has_password: true,
      language: null,
    });
  });

  it('is refused without a token', async () => {
    expect(await app.refused(getUser, {})).toMatchObject({ status: 401 });
  });
});

describe('saving the profile', () => {
  it('saves name and place of this person only', async () => {
    const [{ user, token }, other] = [await signedIn(), await signedIn({ name: 'En Anden' })];
    const answer = await save(token, { name: 'Jonas Å. Bæk', location: { id: 12, zip: '8000' }, city: 'Aarhus C' });
    expect(answer).toEqual({ result: 'success', user_name: 'Jonas Å. Bæk', user_avatar: '' });
    expect(await stored(user.id)).toMatchObject({
      firstName: 'Jonas Å.',
      lastName: 'Bæk',
      locationId: 12,
      zip: '8000',
      city: 'Aarhus C',
    });
    expect(await stored(other.user.id)).toMatchObject({ name: 'En Anden', zip: '' });
  });

  it('clears the chosen place when another postcode is typed', async () => {
    const { user, token } = await signedIn({ zip: '8000', locationId: 12 });
    await save(token, { name: 'A', zip: '8000' });
    expect((await stored(user.id))?.locationId).toBe(12);
    await save(token, { name: 'A', zip: '9000' });
    expect(await stored(user.id)).toMatchObject({ locationId: null, zip: '9000' });
  });

  it('stores a picture, shows it at a working address, replaces and removes it', async () => {
    const { user, token } = await signedIn();
    const { user_avatar } = await save(token, { name: 'Jonas' }, await picture('png', 300, 200));
    const shown = await app.raw('GET', user_avatar);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toMatch(/^image\//);
    const { user: own } = await app.call(getUser, {}, { token });
    expect(own.avatar).toBe(user_avatar);
    expect(own.avatar_real_name).toMatch(/^Mig på ferie\./);
    expect(own.avatar_real_size).toBeGreaterThan(0);

    const { user_avatar: second } = await save(token, { name: 'Jonas' }, await picture('jpeg', 200, 300));
    expect(second).not.toBe(user_avatar);
    expect((await save(token, { name: 'Jonas', avatar: second })).user_avatar).toBe(second);
    expect((await save(token, { name: 'Jonas', avatar: null })).user_avatar).toBe('');
    expect((await stored(user.id))?.avatarFileId).toBeNull();
    await app.services.tasks.idle();
    expect((await app.raw('GET', user_avatar)).status).toBe(404);
    expect((await app.raw('GET', second)).status).toBe(404);
  });

  it.each([
    ['HTML that claims to be a picture', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['an empty file', Buffer.alloc(0), 400],
  ])('refuses %s and does not change the profile', async (_name, content, status) => {
    const { user, token } = await signedIn({ name: 'Jonas' });
    const response = await app.send(
      updateProfile,
      { body: { profile: { name: 'Changed' } } },
      { token, files: { upload_profile_picture: { name: 'me.png', content } } },
    );
    expect(response.status).toBe(status);
    expect((await stored(user.id))?.name).toBe('Jonas');
  });

  it.each([
    ['no name', { name: ' ' }, 'profile.name', 'required'],
    ['a postcode below the first', { name: 'A', zip: '0000' }, 'profile.zip', 'not_a_zip'],
    ['one of three digits below the first', { name: 'A', zip: '099' }, 'profile.zip', 'not_a_zip'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'profile.name', 'too_long'],
    ['NUL', { name: 'a\u0000b' }, 'profile.name', 'nul_byte'],
    ['a word for a telephone number', { name: 'A', phone: 'telefon' }, 'profile.phone', 'not_a_phone'],
    ['a postcode of letters', { name: 'A', zip: 'abcd' }, 'profile.zip', 'not_a_zip'],
    ['a place 0', { name: 'A', location: { id: 0 } }, 'profile.location.id', 'too_small'],
    ['a town of a megabyte', { name: 'A', city: 'x'.repeat(900_000) }, 'profile.city', 'too_long'],
  ])('refuses %s with the field', async (_name, profile, path, code) => {
    const { token } = await signedIn();
    const refusal = await app.refused(updateProfile, { body: { profile } }, { token });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('refuses a profile that is not JSON', async () => {
    const { token } = await signedIn();
    const form = new FormData();
    form.append('profile', '{name:');
    expect((await app.raw('POST', '/api/update_profile', { token, body: form })).status).toBe(400);
  });

  it('needs a sign-in', async () => {
    expect(await app.refused(updateProfile, { body: { profile: { name: 'A' } } })).toMatchObject({ status: 401 });
  });
});

describe('deactivating an account', () => {
  it('signs every browser out, publishes an event, hides the account, and reactivates it at the next sign-in', async () => {
    const { user, token } = await signedIn();
    const publish = vi.spyOn(app.services.tasks, 'publish');
    const ended = vi.spyOn(app.services.realtime, 'disconnectUser');
    expect(await app.call(deactivateAccount, {}, { token })).toEqual({ result: 'success' });
    expect(publish.mock.calls.map(([, event, payload]) => [event, payload])).toEqual([
      [accountDeactivated, { user_id: user.id, type: 1 }],
    ]);
    expect(ended).toHaveBeenCalledWith(user.id);
    expect((await app.send(getUser, {}, { token })).status).toBe(401);
    const active = () => app.services.db.select({ id: users.id }).from(users).where(accountIsActive());
    expect(await active()).not.toContainEqual({ id: user.id });

    publish.mockClear();
    await app.call(mainLogin, { body: { email: user.email ?? '', password: samplePassword } });
    expect(publish.mock.calls.map(([, event, payload]) => [event, payload])).toEqual([
      [accountReactivated, { user_id: user.id, type: 1 }],
    ]);
    expect(await active()).toContainEqual({ id: user.id });
    vi.restoreAllMocks();
  });

  it('is not for operators, and needs a sign-in', async () => {
    const { token } = await signedIn({ role: 'admin' });
    expect(await app.call(deactivateAccount, {}, { token })).toEqual({ result: 'error' });
    expect(await app.refused(deactivateAccount, {})).toMatchObject({ status: 401 });
  });
});

describe('removing an account', () => {
  it('erases the person, signs every browser out and publishes an event', async () => {
    const { user, token } = await signedIn({
      role: 'employer',
      name: 'Grace Møller',
      companyName: 'Møllers Mølle',
      zip: '9000',
      city: 'Aalborg',
      phone: '87654321',
      locationId: 3,
    });
    await app.services.db.insert(identities).values({ provider: 'facebook', subject: 'grace', userId: user.id });
    const { user_avatar } = await save(token, { name: 'Grace Møller' }, await picture('png'));
    const publish = vi.spyOn(app.services.tasks, 'publish');
    expect(await app.call(removeAccount, { body: { password: samplePassword } }, { token })).toEqual({
      result: 'success',
    });
    expect(publish.mock.calls.map(([, event, payload]) => [event, payload])).toEqual([
      [accountRemoved, { user_id: user.id, type: 2 }],
    ]);
    vi.restoreAllMocks();
    const left = await stored(user.id);
    expect(Object.values(left ?? {}).filter((value) => typeof value === 'string' && value !== '')).toEqual([]);
    expect(left).toMatchObject({ email: null, passwordHash: null, locationId: null, type: 2 });
    expect(await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect(await app.services.db.select().from(identities).where(eq(identities.userId, user.id))).toEqual([]);
    expect((await app.send(getUser, {}, { token })).status).toBe(401);
    const body = { email: user.email ?? '', password: samplePassword };
    expect((await app.send(mainLogin, { body })).status).toBe(401);
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Kontoen er slettet');
    expect((await app.raw('GET', user_avatar)).status).toBe(404);
  });

  it('needs the password: without it, or with a wrong one, nothing is removed, and guessing is limited', async () => {
    const { user, token } = await signedIn();
    const remove = (password?: string) => app.call(removeAccount, { body: { password } }, { token });
    expect(await remove()).toEqual({ result: 'error' });
    for (let n = 0; n < 9; n += 1) expect(await remove(`gættet-${n}`)).toEqual({ result: 'error' });
    expect(await app.refused(removeAccount, { body: { password: samplePassword } }, { token })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      fields: [{ path: 'password', code: 'too_many_attempts' }],
    });
    expect(await stored(user.id)).toMatchObject({ email: user.email, removedAt: null });
  });

  it('without a password needs a sign-in of the last ten minutes', async () => {
    const { db } = app.services;
    const user = await makeUser(db, { password: null });
    const ago = (minutes: number) => new Date(app.services.clock.now().getTime() - minutes * 60_000);
    const [old, fresh] = [await signInAs(db, user, { now: ago(11) }), await signInAs(db, user, { now: ago(9) })];
    expect(await app.call(removeAccount, { body: {} }, { token: old })).toEqual({ result: 'failed' });
    expect(await app.call(removeAccount, { body: {} }, { token: fresh })).toEqual({ result: 'success' });
  });

  it('does not change other accounts', async () => {
    const [gone, other] = [await signedIn(), await signedIn({ name: 'En Anden' })];
    await app.call(removeAccount, { body: { password: samplePassword } }, { token: gone.token });
    expect((await app.call(getUser, {}, { token: other.token })).user.name).toBe('En Anden');
  });

  it('is not for operators, and needs a sign-in', async () => {
    const { token } = await signedIn({ role: 'admin' });
    expect(await app.call(removeAccount, { body: { password: samplePassword } }, { token })).toEqual({
      result: 'error',
    });
    expect(await app.refused(removeAccount, { body: {} })).toMatchObject({ status: 401 });
  });
});
