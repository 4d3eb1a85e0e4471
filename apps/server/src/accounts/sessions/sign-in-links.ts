import { secondsToWait, signInLinkBound, signInLinkLifetime } from '@jobblik/contract/accounts/accounts.rules';
import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { inLanguage } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { signInLinkMail } from '../accounts.notices.ts';
import { findUser } from '../accounts.queries.ts';
import { signInLinks } from '../accounts.tables.ts';
import { linkReceiver, mailLink } from '../mailed-links.ts';
import { sendResetLink } from '../password/request-password-reset.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { openSession } from './open-session.ts';
import type { Device } from './sessions.ts';
import { admitAddress } from './sign-in-bound.ts';

/** Mails a person a link that signs in. The link is created here, so that the queue never contains it. */
export const mailSignInLink = defineTask({
  name: 'accounts.mail-sign-in-link',
  payload: linkReceiver,
  retries: 8,
  concurrency: 2,
});

/**
 * Mails a link that signs in to a person with an account; does nothing after {@link signInLinkBound}, and for an operator. An address
 * that is not confirmed gets a link to choose a new password instead: a stranger may have signed up with it, and the new password
 * ends every other way in.
 */
export async function sendSignInLink(services: Services, { user_id }: { user_id: number }): Promise<void> {
  const { db, clock, env } = services;
  const user = await findUser(db, user_id);
  if (!user?.email || user.type === userType.admin) return;
  if (!user.emailVerifiedAt) return await sendResetLink(services, { user_id });
  const { email } = user;
  const now = clock.now();
  if ((await secondsUntilNextLink(services, user.id, now)) > 0) return;
  const token = newSecret();
  const tokenHash = hashSecret(token);
  await db.insert(signInLinks).values({ tokenHash, userId: user.id, createdAt: now });
  await mailLink(services, user.id, {
    content: inLanguage(user.language, () => signInLinkMail(env, { email }, token)),
    remove: () => db.delete(signInLinks).where(eq(signInLinks.tokenHash, tokenHash)),
  });
}

async function secondsUntilNextLink({ db }: Services, userId: number, now: Date): Promise<number> {
  const rows = await db
    .select({ createdAt: signInLinks.createdAt })
    .from(signInLinks)
    .where(
      and(eq(signInLinks.userId, userId), gt(signInLinks.createdAt, new Date(now.getTime() - signInLinkBound.within))),
    );
  const mailed = rows.map(({ createdAt }) => createdAt);
  return secondsToWait(mailed, now, signInLinkBound);
}

/**
 * Signs in by a mailed link. It is used together with every other link of that person, and failed passwords no longer lock this
 * network address out of the account.
 * @throws Problem `sign_in_link_expired` 404 for a link that is used, expired or made up
 */
export async function signInByLink(
  services: Services,
  { token, device }: { token: string; device: Device },
): Promise<Session> {
  const { db, clock } = services;
  const now = clock.now();
  const live = and(
    eq(signInLinks.tokenHash, hashSecret(token)),
    isNull(signInLinks.usedAt),
    gt(signInLinks.createdAt, new Date(now.getTime() - signInLinkLifetime)),
  );
  const [link] = await db.select({ userId: signInLinks.userId }).from(signInLinks).where(live);
  if (!link) throw expired();
  return openSession(services, { userId: link.userId, device }, async (tx, user) => {
    const used = await tx.update(signInLinks).set({ usedAt: now }).where(live).returning({ at: signInLinks.usedAt });
    if (used.length === 0 || !user.email) throw expired();
    const others = and(eq(signInLinks.userId, user.id), isNull(signInLinks.usedAt));
    await tx.update(signInLinks).set({ usedAt: now }).where(others);
    await admitAddress(tx, { userId: user.id, email: user.email, ip: device.ip, now });
  });
}

function expired(): Problem {
  return new Problem('sign_in_link_expired');
}
