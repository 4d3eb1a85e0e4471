import { resetTokenLifetime, resetTokensAtATime } from '@jobblik/contract/accounts/accounts.rules';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inLanguage } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { resetMail } from '../accounts.notices.ts';
import { findUser } from '../accounts.queries.ts';
import { passwordResets } from '../accounts.tables.ts';
import { linkReceiver, mailLink } from '../mailed-links.ts';
import { hashSecret, newSecret } from '../secrets.ts';

/** Looks the account up and mails it a link. The link is created here, so that the queue never contains it. */
export const mailResetLink = defineTask({
  name: 'accounts.mail-reset-link',
  payload: linkReceiver,
  retries: 8,
  concurrency: 2,
});

/** Mails a link to a person with an account; does nothing while too many links are unused. */
export async function sendResetLink(services: Services, { user_id }: { user_id: number }): Promise<void> {
  const { db, clock, env } = services;
  const user = await findUser(db, user_id);
  if (!user?.email) return;
  const { email } = user;
  const now = clock.now();
  if ((await liveTokens(services, user.id, now)) >= resetTokensAtATime) return;
  const token = await createResetLink(db, user.id, now);
  await mailLink(services, user.id, {
    content: inLanguage(user.language, () => resetMail(env, { email }, token)),
    remove: () => db.delete(passwordResets).where(eq(passwordResets.tokenHash, hashSecret(token))),
  });
}

/** Makes a link that sets a password. @returns its token, of which only the hash is stored */
export async function createResetLink(db: Database | Transaction, userId: number, now: Date): Promise<string> {
  const token = newSecret();
  await db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId, createdAt: now });
  return token;
}

async function liveTokens({ db }: Services, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ live: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.createdAt, new Date(now.getTime() - resetTokenLifetime)),
      ),
    );
  return row?.live ?? 0;
}
