import { randomUUID } from 'node:crypto';
import { getOwnIdentities, relinkIdentity, unlinkIdentity } from '@jobblik/contract/accounts/identities.api';
import { removePasskey, removeSecondFactor } from '@jobblik/contract/accounts/second-factor.api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { makeUser, signInAs, type UserOptions } from '../accounts.factory.ts';
import { type Identity, identities, users } from '../accounts.tables.ts';
import { passkeys } from '../second-factor/second-factor.tables.ts';
import { findSocialAccount } from './social-accounts.ts';

const clock = testClock(new Date('2026-03-10T12:00:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const mailsTo = (email: string | null) => app.mailsTo(email);

/** A person with accounts at providers; each is proven unless said otherwise. */
async function person(options: UserOptions = {}, ...linked: Partial<Identity>[]) {
  const user = await makeUser(app.services.db, options);
  const rows: Identity[] = [];
  for (const given of linked) {
    const values = {
      provider: 'linkedin' as const,
      subject: randomUUID(),
      address: user.email,
      name: 'Signe Holm',
      provenAt: clock.now(),
      createdAt: clock.now(),
      ...given,
      userId: user.id,
    };
    const [row] = await app.services.db.insert(identities).values(values).returning();
    if (row) rows.push(row);
  }
  const [identity] = rows;
  const token = await signInAs(app.services.db, user, { now: clock.now() });
  return { user, token, identity: identity?.id ?? '', subject: identity?.subject ?? '' };
}
const list = async (token: string) => (await app.call(getOwnIdentities, {}, { token })).identities;
const unlink = (token: string, identity_id: string) => app.call(unlinkIdentity, { body: { identity_id } }, { token });
const relink = (token: string, identity_id: string) => app.call(relinkIdentity, { body: { identity_id } }, { token });
const found = (subject: string, email: string | null) =>
  findSocialAccount(app.services.db, { provider: 'linkedin', subject, email, emailVerified: true });

describe('the linked sign-ins', () => {
  it('are listed with the account there, when it was linked and when it was used', async () => {
    const lastUsedAt = new Date(clock.now().getTime() - 60_000);
    const { token, identity, user } = await person(
      {},
      { lastUsedAt },
      { provider: 'facebook', address: null, name: '' },
    );
    const [linkedin, facebook] = (await list(token)).sort((a, b) => b.provider.localeCompare(a.provider));
    expect(linkedin).toEqual({
      id: identity,
      provider: 'linkedin',
      address: user.email,
      name: 'Signe Holm',
      linked_at: clock.now().toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      unlinked_at: null,
      last_sign_in: false,
    });
    expect(facebook).toMatchObject({ provider: 'facebook', address: '', name: '', last_used_at: null });
  });

  it('leave out what does not open the account', async () => {
    const { token } = await person({}, { provenAt: null });
    expect(await list(token)).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { identity } = await person({}, {});
    const other = await person({}, {});
    expect(await list(other.token)).toHaveLength(1);
    for (const call of [unlinkIdentity, relinkIdentity]) {
      expect(await app.refused(call, { body: { identity_id: identity } }, { token: other.token })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
      expect((await app.refused(call, { body: { identity_id: identity } })).status).toBe(401);
    }
  });
});

describe('unlinking', () => {
  it('ends the sign-in, also by the same e-mail, and is mailed', async () => {
    const { user, token, identity, subject } = await person({}, {});
    expect(await unlink(token, identity)).toEqual({ result: 'success' });
    expect(await unlink(token, identity)).toEqual({ result: 'success' });
    expect(await list(token)).toMatchObject([{ id: identity, unlinked_at: clock.now().toISOString() }]);
    expect(await found(subject, user.email)).toBe('unlinked');
    expect(await found(subject, 'other@jobblik.test')).toBeUndefined();
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Kontoen kan ikke længere åbnes med LinkedIn']);
    expect(mails[0]?.text).toContain(`LinkedIn (${user.email})`);
  });

  it('is mailed in the language of the person', async () => {
    const { user, token, identity } = await person({ language: 'en' }, {});
    await unlink(token, identity);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'You can no longer sign in with LinkedIn',
    ]);
  });

  it('is refused for the last way in, until there is another', async () => {
    const { user, token, identity } = await person({ password: null }, {});
    expect((await list(token))[0]).toMatchObject({ last_sign_in: true });
    expect(await app.refused(unlinkIdentity, { body: { identity_id: identity } }, { token })).toMatchObject({
      status: 409,
      code: 'last_sign_in',
    });
    await app.services.db
      .insert(identities)
      .values({ provider: 'facebook', subject: randomUUID(), userId: user.id, provenAt: clock.now() });
    expect(await unlink(token, identity)).toEqual({ result: 'success' });
  });

  it('is allowed beside a passkey, which is then the last way in itself', async () => {
    const { db } = app.services;
    const { user, token, identity } = await person({ password: null }, {});
    const key = {
      userId: user.id,
      publicKey: Buffer.from([1]),
      counter: 0,
      transports: [],
      synced: false,
      name: 'Telefon',
    };
    const [passkey] = await db
      .insert(passkeys)
      .values({ ...key, credentialId: randomUUID() })
      .returning();
    await db.update(users).set({ secondFactorSince: clock.now() }).where(eq(users.id, user.id));
    expect((await list(token))[0]).toMatchObject({ last_sign_in: false });
    expect(await unlink(token, identity)).toEqual({ result: 'success' });
    const isLast = { status: 409, code: 'last_sign_in' };
    const body = { passkey_id: passkey?.id ?? '' };
    expect(await app.refused(removePasskey, { body }, { token })).toMatchObject(isLast);
    expect(await app.refused(removeSecondFactor, {}, { token })).toMatchObject(isLast);
    expect(await db.$count(passkeys, eq(passkeys.userId, user.id))).toBe(1);
    await relink(token, identity);
    expect(await app.call(removePasskey, { body }, { token })).toEqual({ result: 'success' });
  });

  it('leaves one of two that are removed at the same moment', async () => {
    const { user, token } = await person({ password: null }, {}, { provider: 'facebook' });
    const both = await list(token);
    const answers = await Promise.all(
      both.map(({ id }) => app.send(unlinkIdentity, { body: { identity_id: id } }, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await app.services.db.select().from(identities).where(eq(identities.userId, user.id));
    expect(rows.filter(({ unlinkedAt }) => unlinkedAt === null)).toHaveLength(1);
  });
});

describe('linking again', () => {
  it('opens the account again, and is mailed', async () => {
    const { user, token, identity, subject } = await person({}, {});
    await unlink(token, identity);
    expect(await relink(token, identity)).toEqual({ result: 'success' });
    expect(await list(token)).toMatchObject([{ id: identity, unlinked_at: null }]);
    expect(await found(subject, null)).toMatchObject({ linked: true, user: { id: user.id } });
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Kontoen kan nu åbnes med LinkedIn');
  });

  it('does nothing to one that is linked', async () => {
    const { user, token, identity } = await person({}, {});
    await relink(token, identity);
    expect(await mailsTo(user.email)).toEqual([]);
  });
});
