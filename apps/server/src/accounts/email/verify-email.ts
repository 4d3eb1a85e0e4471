import { isVerifyLinkLive } from '@jobblik/contract/accounts/accounts.rules';
import type { PublishedItem, VerificationOutcome } from '@jobblik/contract/accounts/email.schema';
import { and, eq, isNull } from 'drizzle-orm';
import { sqlState, type Transaction, uniqueViolation } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { emailLinks, passwordResets, signInLinks, type User } from '../accounts.tables.ts';
import { hashSecret } from '../secrets.ts';
import { markVerified } from './mark-verified.ts';

export interface Verification {
  outcome: VerificationOutcome;
  published: PublishedItem[];
}

/**
 * Confirms an e-mail by its mailed link. A new address replaces the old one and invalidates links to choose a password and to
 * sign in that were sent to the old one. Does not sign in.
 */
export async function verifyEmail(services: Services, token: string): Promise<Verification> {
  try {
    return await inTransaction(services.db, (tx) => openLink(services, tx, token));
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return { outcome: 'taken', published: [] };
    throw error;
  }
}

async function openLink(services: Services, tx: Transaction, token: string): Promise<Verification> {
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
  const used = await tx
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(byToken, isNull(emailLinks.usedAt)))
    .returning({ userId: emailLinks.userId });
  if (used.length === 0) return expired;
  if (isNew) return await replaceEmail(services, tx, user, link.email);
  return { outcome: 'verified', published: await markVerified(services, tx, user) };
}

async function replaceEmail(services: Services, tx: Transaction, user: User, email: string): Promise<Verification> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await tx.delete(signInLinks).where(eq(signInLinks.userId, user.id));
  const published = await markVerified(services, tx, user, { email, newEmail: null });
  return { outcome: 'changed', published };
}

function isSame(one: string | null, other: string): boolean {
  return one !== null && one.toLowerCase() === other.toLowerCase();
}
