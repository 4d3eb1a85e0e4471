import { socialFlowLifetime } from '@jobblik/contract/accounts/accounts.rules';
import { type Session, socialDrivers } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { socialFlows, type User } from '../accounts.tables.ts';
import { endSignIns } from '../email/existing-sign-ins.ts';
import { markVerified } from '../email/mark-verified.ts';
import type { ProviderIdentity } from '../register-user.ts';
import { hashSecret } from '../secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Device } from '../sessions/sessions.ts';
import { linkIdentity, mailLinked, type ProviderPerson, touchIdentity } from './identities.ts';
import { findSocialAccount, type SocialMatch } from './social-accounts.ts';

/** A one-time code with the secret of the browser that it was given to. */
export interface SocialCode {
  code: string;
  cookie: string | undefined;
}

export interface SocialPerson extends ProviderIdentity {
  firstName: string;
  lastName: string;
  /** E-mail of the account, or of a person without one at the provider. */
  email: string;
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
  const match = foundIn(await findSocialAccount(db, { provider, subject, email: flow.email, emailVerified }));
  const email = match?.user.email ?? flow.email ?? '';
  const names = { firstName, lastName, name: `${firstName} ${lastName}`.trim() };
  return { provider, subject, address: flow.email ?? '', email, emailVerified, ...names, known: match !== undefined };
}

/**
 * Signs in with a one-time code, which is then used. An account found by its e-mail is linked from now on.
 * @throws Problem `unknown_code` 404, `registration_needed` 409 when no account belongs to it yet
 */
export async function socialSignIn(services: Services, code: SocialCode, device: Device): Promise<Session> {
  const { db, clock } = services;
  const person = await readSocialCode(services, code);
  const match = foundIn(await findSocialAccount(db, claimsOf(person)));
  if (!match) throw new Problem('registration_needed');
  return openSession(services, { userId: match.user.id, device }, async (tx, user) => {
    const now = clock.now();
    await useCode(tx, code, now);
    // The identity may have been removed, or a new password chosen, since it was found.
    const still = foundIn(await findSocialAccount(tx, claimsOf(person)));
    if (still?.user.id !== user.id) throw unknownCode();
    if (still.linked) await touchIdentity(tx, person, now);
    else await link(services, tx, user, person);
  });
}

function foundIn(found: SocialMatch | 'unlinked' | undefined): SocialMatch | undefined {
  return found === 'unlinked' ? undefined : found;
}

const claimsOf = (person: SocialPerson) => ({ ...person, email: person.address || null });

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
 * Links an identity to an account that has its e-mail, as the provider has verified. If that e-mail was not confirmed here before, a
 * stranger may have signed up with it, so every way in that they have is removed.
 */
async function link(services: Services, tx: Transaction, user: User, person: ProviderPerson): Promise<void> {
  const now = services.clock.now();
  const isFirstProof = user.emailVerifiedAt === null;
  if (isFirstProof) {
    await markVerified(services, tx, user, { passwordHash: null, newEmail: null });
    await endSignIns(services, tx, user.id);
  }
  if (!(await linkIdentity(tx, user.id, person, { now, provenAt: now }))) throw unknownCode();
  const passwordDropped = isFirstProof && user.passwordHash !== null;
  await mailLinked(services, tx, user, { ...person, passwordDropped });
}

function unknownCode(): Problem {
  return new Problem('unknown_code');
}
