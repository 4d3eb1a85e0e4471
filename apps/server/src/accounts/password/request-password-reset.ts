import { resetTokenLifetime, resetTokensAtATime } from '@jobblik/contract/accounts/accounts.rules';
import { email as emailField, type resultWord } from '@jobblik/contract/kernel/fields';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../platform/language.ts';
import { MailRefused } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { resetMail } from '../accounts.notices.ts';
import { findUser, findUserByEmail } from '../accounts.queries.ts';
import { passwordResets } from '../accounts.tables.ts';
import { hashSecret, newSecret } from '../secrets.ts';

/** Looks the account up and mails it a link. The link is created here, so that the queue never contains it. */
export const mailResetLink = defineTask({
  name: 'accounts.mail-reset-link',
  /** 0 for an address without an account. */
  payload: z.object({ user_id: z.number() }),
  retries: 8,
  concurrency: 2,
});

/**
 * Requests a link to choose a new password. Known and unknown addresses take the same steps and the same time. The queue stores
 * finished tasks for days, so a task has the id of the account, never the address.
 * @returns `error` for a malformed address, `failed` while no mail can be sent
 */
export async function requestPasswordReset(services: Services, typed: string): Promise<z.output<typeof resultWord>> {
  const email = emailField.safeParse(typed);
  if (!email.success) return 'error';
  if (!(await services.mail.reachable())) return 'failed';
  const user = await findUserByEmail(services.db, email.data);
  await services.tasks.enqueue(services.db, mailResetLink, { user_id: user?.id ?? 0 });
  return 'success';
}

/** Mails a link to a person with an account; does nothing while too many links are unused. */
export async function sendResetLink(services: Services, { user_id }: { user_id: number }): Promise<void> {
  const { db, clock, mail, env, log } = services;
  const user = await findUser(db, user_id);
  if (!user?.email) return;
  const { email } = user;
  const now = clock.now();
  if ((await liveTokens(services, user.id, now)) >= resetTokensAtATime) return;
  const token = newSecret();
  const tokenHash = hashSecret(token);
  await db.insert(passwordResets).values({ tokenHash, userId: user.id, createdAt: now });
  try {
    const link = inLanguage(user.language, () => resetMail(env, { email }, token));
    await mail.send({ ...link, people: [user.id] });
  } catch (error) {
    await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
    // The queue stores error messages for days, and those of the mail server contain the address.
    if (!(error instanceof MailRefused)) throw new Error('the mail did not leave', { cause: error });
    log.warn({ err: error, user: user.id }, 'the mail with a reset link was refused for good');
  }
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
