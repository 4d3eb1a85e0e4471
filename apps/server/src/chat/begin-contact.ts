import { contactWindow, fullUntil, isPaused } from '@jobblik/contract/notices/outreach.rules';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { openReportsOfMails, outreachProblem } from '../notices/strangers/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { Pair } from './chat.queries.ts';
import { chatConversations, chatFirstContacts, chatReports } from './chat.tables.ts';

/**
 * Counts the first time that an employer reaches a candidate who has neither applied nor talked with them: by a message, questions, a
 * contact request or an interview. Later times change nothing. All processes count together.
 * @throws Problem `outreach_paused`, `too_many_contacts` with the time after which it is possible
 */
export async function beginContact(tx: Transaction, services: Services, { employerId, seekerId }: Pair): Promise<void> {
  const { seekerId: seeker, employerId: employer } = chatConversations;
  const talked = and(eq(seeker, seekerId), eq(employer, employerId), gt(chatConversations.lastSeq, 0));
  if ((await tx.$count(chatConversations, talked)) > 0) return;
  if ((await services.ports.chat.haveApplied(services.db, employerId, [seekerId])).has(seekerId)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first contacts'), ${employerId})`);
  const own = eq(chatFirstContacts.employerId, employerId);
  if ((await tx.$count(chatFirstContacts, and(own, eq(chatFirstContacts.seekerId, seekerId)))) > 0) return;
  await assertNotReported(tx, employerId);
  const now = services.clock.now();
  const [account] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, employerId));
  const window = contactWindow(account?.createdAt ?? now, now);
  const recent = await tx
    .select({ at: chatFirstContacts.createdAt })
    .from(chatFirstContacts)
    .where(and(own, gt(chatFirstContacts.createdAt, new Date(now.getTime() - window.ms))));
  const until = fullUntil(
    recent.map(({ at }) => at),
    window,
    now,
  );
  if (until) throw outreachProblem('too_many_contacts', until, now);
  await tx.insert(chatFirstContacts).values({ employerId, seekerId, createdAt: now });
}

/** @throws Problem `outreach_paused` while several people's reports of the employer wait for the operator */
export async function assertNotReported(tx: Transaction, employerId: number): Promise<void> {
  const open = and(eq(chatReports.contactId, employerId), isNull(chatReports.handledAt));
  const reports = (await tx.$count(chatReports, open)) + (await openReportsOfMails(tx, employerId));
  if (isPaused(reports)) throw outreachProblem('outreach_paused');
}
