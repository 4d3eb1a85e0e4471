import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, eq } from 'drizzle-orm';
import { accountIsActive, isVerified, users } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { type AgentKindName, agentKindNames } from '../agent-kinds.ts';
import { mailPeople } from '../agents.tasks.ts';
import { writeCvMail } from '../seekers/mail-cvs.ts';
import { writeJobMail } from './mail-jobs.ts';
import { stopTokenOf } from './stop-mails.ts';
import { peopleAwaitingMail, takeWaitingHits, type WaitingHit } from './waiting-mails.ts';

const batch = 200;

/** Enqueues the mails of this morning: the daily ones and, on a Monday, the weekly ones. */
export async function enqueueMorningMails(services: Services): Promise<void> {
  const isMonday = new Date(`${localDateOf(services.clock.now())}T12:00:00Z`).getUTCDay() === 1;
  const frequencies: MailFrequency[] = isMonday ? ['daily', 'weekly'] : ['daily'];
  for (const kind of agentKindNames) {
    const waiting = await peopleAwaitingMail(services.db, kind, frequencies);
    await inTransaction(services.db, async (tx) => {
      for (let from = 0; from < waiting.length; from += batch) {
        const userIds = waiting.slice(from, from + batch);
        await services.tasks.enqueue(tx, mailPeople, { kind, user_ids: userIds, frequencies });
      }
    });
  }
}

/** Writes a mail about hits; returns undefined if no hit is left. */
type WriteMail = (
  tx: Transaction,
  services: Services,
  to: { userId: number; token: string; hits: readonly WaitingHit[] },
) => Promise<Omit<Mail, 'to'> | undefined>;

const writers: Record<AgentKindName, WriteMail> = { job: writeJobMail, seeker: writeCvMail };

/**
 * Mails each person the pending hits, one mail for all agents of these frequencies; none without new ones. A hit is marked as sent
 * in the transaction that queues the mail, so it is in one mail only.
 */
export async function mailNewHits(
  services: Services,
  kind: AgentKindName,
  userIds: readonly number[],
  frequencies: readonly MailFrequency[],
): Promise<void> {
  for (const userId of userIds) {
    await inTransaction(services.db, async (tx) => {
      // Pending hits are in the first mail after the address was confirmed.
      if (!(await isVerified(tx, userId))) return;
      const hits = await takeWaitingHits(tx, kind, userId, frequencies);
      if (hits.length === 0) return;
      const [person] = await tx
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(and(eq(users.id, userId), accountIsActive()));
      if (!person?.email) return;
      const token = await stopTokenOf(services.env, userId);
      const mail = await inLanguage(person.language, () => writers[kind](tx, services, { userId, token, hits }));
      if (!mail) return;
      await queueMail(tx, services, { to: person.email, ...mail, people: [userId, ...(mail.people ?? [])] });
    });
  }
}
