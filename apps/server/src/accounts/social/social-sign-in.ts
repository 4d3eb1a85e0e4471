import { socialFlowLifetime } from '@jobblik/contract/accounts/accounts.rules';
import { type Session, type SocialDriver, socialDrivers } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { afterCommit } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { identityLinkedMail } from '../accounts.notices.ts';
import { identities, socialFlows, type User } from '../accounts.tables.ts';
import { markVerified } from '../email/mark-verified.ts';
import type { ProviderIdentity } from '../register-user.ts';
import { hashSecret } from '../secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import { type Device, revokeSessions } from '../sessions/sessions.ts';
import { findSocialAccount } from './social-accounts.ts';

/** A one-time code with the secret of the browser that it was given to. */
export interface SocialCode {
  code: string;
  cookie: string | undefined;
}

export interface SocialPerson extends ProviderIdentity {
  firstName: string;
  lastName: string;
  /** An account exists for this identity. */
  known: boolean;
}

/**
 * Profile of a one-time code; the code stays valid.
 * @throws Problem `unknown_code` 404 for a code that is used, expired, made up or another browser's
 */
export async function readSocialCode({ db, clock }: Services, code: SocialCode): Promise<SocialPerson> {
  const [flow] = await db.select().from(socialFlows).where(liveCode(code, clock.now()));
  const provider = socialDrivers.find((driver) => driver === flow?.provider);
  if (!flow?.subject || !provider) throw unknownCode();
  const { subject, emailVerified, firstName, lastName } = flow;
  const match = await findSocialAccount(db, { provider, subject, email: flow.email, emailVerified });
  const email = match?.user.email ?? flow.email ?? '';
  return { provider, subject, email, emailVerified, firstName, lastName, known: match !== undefined };
}

/**
 * Signs in with a one-time code, which is then used. An account found by its e-mail is linked from now on.
 * @throws Problem `unknown_code` 404, `registration_needed` 409 when no account belongs to it yet
 */
export async function socialSignIn(services: Services, code: SocialCode, device: Device): Promise<Session> {
  const { db, clock } = services;
  const person = await readSocialCode(services, code);
  const match = await findSocialAccount(db, person);
  if (!match) throw new Problem('registration_needed', { status: 409 });
  return openSession(services, { userId: match.user.id, device }, async (tx, user) => {
    await useCode(tx, code, clock.now());
    if (!match.linked) await link(services, tx, user, person);
  });
}

function liveCode({ code, cookie }: SocialCode, now: Date) {
  return and(
    eq(socialFlows.codeHash, hashSecret(code)),
    eq(socialFlows.browserHash, hashSecret(cookie ?? '')),
    isNull(socialFlows.usedAt),
    gt(socialFlows.returnedAt, new Date(now.getTime() - socialFlowLifetime)),
  );
}

async function useCode(tx: Transaction | Database, code: SocialCode, now: Date): Promise<void> {
  const used = await tx
    .update(socialFlows)
    .set({ usedAt: now })
    .where(liveCode(code, now))
    .returning({ id: socialFlows.id });
  if (used.length === 0) throw unknownCode();
}

/**
 * Links an identity to an account that has its e-mail. That e-mail was not confirmed before: the person who signed up with it may
 * be a stranger, so every way in that they have is removed.
 */
async function link(
  services: Services,
  tx: Transaction,
  user: User,
  person: { provider: SocialDriver; subject: string },
): Promise<void> {
  const { clock, env, realtime } = services;
  const { provider, subject } = person;
  const passwordDropped = user.emailVerifiedAt === null && user.passwordHash !== null;
  if (user.emailVerifiedAt === null) {
    await markVerified(services, tx, user, { passwordHash: null, newEmail: null });
    await tx.delete(identities).where(eq(identities.userId, user.id));
    await revokeSessions(tx, user.id);
    afterCommit(tx, () => realtime.disconnectUser(user.id));
  }
  await tx.insert(identities).values({ provider, subject, userId: user.id, createdAt: clock.now() });
  if (user.email) {
    const { email } = user;
    const mail = inLanguage(user.language, () => identityLinkedMail(env, { email }, { provider, passwordDropped }));
    await queueMail(tx, services, { ...mail, people: [user.id] });
  }
}

function unknownCode(): Problem {
  return new Problem('unknown_code', { status: 404 });
}
