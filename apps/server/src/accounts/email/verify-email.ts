import { isVerifyLinkLive } from '@jobblik/contract/accounts/accounts.rules';
import type {
  ExistingSignIns,
  PublishedItem,
  SignInsChoice,
  VerificationOutcome,
} from '@jobblik/contract/accounts/email.schema';
import { livePage } from '@jobblik/contract/accounts/requested-page.rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { sqlState, type Transaction, uniqueViolation } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { emailLinks, noRequestedPage, passwordResets, signInLinks, type User, users } from '../accounts.tables.ts';
import { hashSecret } from '../secrets.ts';
import { keepIdentities } from '../social/identities.ts';
import { endSignIns, readSignIns } from './existing-sign-ins.ts';
import { markVerified } from './mark-verified.ts';

export interface Verification {
  outcome: VerificationOutcome;
  published: PublishedItem[];
  /** What the person has to decide about; only with the outcome `choose`. */
  signIns?: ExistingSignIns;
  /** The page that the person was on the way to at sign-up. */
  requestedPage?: string | null;
}

export interface OpenedLink {
  token: string;
  /** The account that the browser is signed in to. */
  signedInAs: number | undefined;
  signIns: SignInsChoice | undefined;
}

/**
 * Confirms an e-mail by its mailed link. A new address replaces the old one and invalidates links to choose a password and to sign in
 * that were sent to the old one. Does not sign in.
 *
 * A browser that is signed in to the account proves that the reader of the mail is the person who signed up. In any other browser the
 * reader decides whether the ways to sign in that are there already stay: somebody else may have signed up with their address.
 */
export async function verifyEmail(services: Services, link: OpenedLink): Promise<Verification> {
  try {
    return await inTransaction(services.db, (tx) => openLink(services, tx, link));
  } catch (error) {
    // Somebody else took the address in the same moment.
    if (sqlState(error) === uniqueViolation) return taken;
    throw error;
  }
}

const taken: Verification = { outcome: 'taken', published: [] };

async function openLink(
  services: Services,
  tx: Transaction,
  { token, signedInAs, signIns }: OpenedLink,
): Promise<Verification> {
  const now = services.clock.now();
  const byToken = eq(emailLinks.tokenHash, hashSecret(token));
  const expired: Verification = { outcome: 'expired', published: [] };
  const [link] = await tx.select().from(emailLinks).where(byToken);
  const user = link && (await lockUser(tx, link.userId));
  if (!link || !user) return expired;
  const isOwn = isSame(user.email, link.email);
  if (isOwn && user.emailVerifiedAt && !isSame(user.newEmail, link.email)) return { outcome: 'already', published: [] };
  const isNew = isSame(user.newEmail, link.email);
  if (!isVerifyLinkLive(link, now) || !(isOwn || isNew)) return expired;
  if (isNew && (await isTaken(tx, user, link.email))) return taken;
  const isSameBrowser = signedInAs === user.id;
  const choice = isSameBrowser ? 'keep' : signIns;
  if (!choice) return { outcome: 'choose', published: [], signIns: await readSignIns(tx, user, now) };
  const used = await tx
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(byToken, isNull(emailLinks.usedAt)))
    .returning({ userId: emailLinks.userId });
  if (used.length === 0) return expired;
  const set = {
    ...(choice === 'remove' && { passwordHash: null, newEmail: null }),
    // The browser that is signed in goes there from here; who removes what a stranger made is not led by it.
    ...((isSameBrowser || choice === 'remove') && noRequestedPage),
  };
  const requestedPage = choice === 'remove' ? null : livePage(user, now);
  const verification: Verification = isNew
    ? await replaceEmail(services, tx, user, { ...set, email: link.email, newEmail: null })
    : { outcome: 'verified', published: await markVerified(services, tx, user, set), requestedPage };
  if (choice === 'remove') await endSignIns(services, tx, user.id);
  else await keepIdentities(services, tx, { ...user, email: link.email }, isSameBrowser ? 'proof' : 'choice');
  return verification;
}

async function replaceEmail(
  services: Services,
  tx: Transaction,
  user: User,
  set: Partial<User>,
): Promise<Verification> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await tx.delete(signInLinks).where(eq(signInLinks.userId, user.id));
  return { outcome: 'changed', published: await markVerified(services, tx, user, set) };
}

async function isTaken(tx: Transaction, user: User, email: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.email, email), ne(users.id, user.id)))) > 0;
}

function isSame(one: string | null, other: string): boolean {
  return one !== null && one.toLowerCase() === other.toLowerCase();
}
