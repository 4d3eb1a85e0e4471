import { secondsToWait, verifyLinkBound } from '@jobblik/contract/accounts/accounts.rules';
import { and, eq, gt, or } from 'drizzle-orm';
import { inLanguage } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { verifyMail } from '../accounts.notices.ts';
import { findUser } from '../accounts.queries.ts';
import { emailLinks, type User } from '../accounts.tables.ts';
import { linkReceiver, mailLink } from '../mailed-links.ts';
import { hashSecret, newSecret } from '../secrets.ts';

/** Mails the link that confirms a person's e-mail. The link is created here, so that the queue never contains it. */
export const mailVerifyLink = defineTask({
  name: 'accounts.mail-verify-link',
  payload: linkReceiver,
  retries: 8,
  concurrency: 2,
});

/** The address that a link would confirm now: the new one, else the own one; undefined if there is nothing to confirm. */
export function addressToVerify(user: Pick<User, 'email' | 'newEmail' | 'emailVerifiedAt'>): string | undefined {
  return user.newEmail ?? (user.emailVerifiedAt ? undefined : (user.email ?? undefined));
}

/** Seconds until another link may be mailed to an address for this person, 0 if one may be now. */
export async function secondsUntilNextLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  email: string,
): Promise<number> {
  const now = clock.now();
  const rows = await db
    .select({ createdAt: emailLinks.createdAt })
    .from(emailLinks)
    .where(
      and(
        or(eq(emailLinks.userId, userId), eq(emailLinks.email, email)),
        gt(emailLinks.createdAt, new Date(now.getTime() - verifyLinkBound.within)),
      ),
    );
  return secondsToWait(
    rows.map(({ createdAt }) => createdAt),
    now,
    verifyLinkBound,
  );
}

/** Mails a link to the address that is to be confirmed; does nothing without one, or while too many links are valid. */
export async function sendVerifyLink(services: Services, userId: number): Promise<void> {
  const { db, clock, env } = services;
  const user = await findUser(db, userId);
  const email = user && addressToVerify(user);
  if (!email || (await secondsUntilNextLink(services, userId, email)) > 0) return;
  const token = newSecret();
  const tokenHash = hashSecret(token);
  await db.insert(emailLinks).values({ tokenHash, userId, email, createdAt: clock.now() });
  await mailLink(services, userId, {
    content: inLanguage(user.language, () => verifyMail(env, { email, isNew: email === user.newEmail }, token)),
    remove: () => db.delete(emailLinks).where(eq(emailLinks.tokenHash, tokenHash)),
  });
}
