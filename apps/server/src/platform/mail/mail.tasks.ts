import { arrayContains, eq, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import type { Services } from '../services.ts';
import { defineTask } from '../tasks/tasks.ts';
import { mailOutbox, queuedMails } from './mail.tables.ts';
import { type Mail, MailRefused } from './mailer.ts';
import { packedMail, packMail, unpackMail } from './packed-mail.ts';

const sendMail = defineTask({
  name: 'mail.send',
  payload: z.object({ mail_id: z.uuid() }),
  retries: 30,
  concurrency: 4,
  timeout: 120,
});

const clearOutbox = defineTask({ name: 'mail.clear-outbox', payload: z.object({}), cron: '20 4 * * *' });

/**
 * Sends a mail after the commit of the business transaction, and tries again for about a day while the mail server is unavailable.
 * Every attempt has the same `Message-ID`.
 */
export async function queueMail(tx: Transaction, services: Pick<Services, 'tasks'>, mail: Mail): Promise<void> {
  const [queued] = await tx
    .insert(queuedMails)
    .values({ mail: packMail(mail), recipient: mail.to, replyTo: mail.replyTo, people: [...(mail.people ?? [])] })
    .returning({ id: queuedMails.id });
  if (!queued) throw new Error('the mail was not queued');
  await services.tasks.enqueue(tx, sendMail, { mail_id: queued.id });
}

/**
 * Erases the unsent mails, and those in the outbox, that are to a person, name them or come from them.
 * @param person the account's current address
 */
export async function forgetMails(tx: Transaction, person: { userId: number; email: string | null }): Promise<void> {
  const { userId, email } = person;
  const isAddress = (column: PgColumn) => (email === null ? undefined : eq(sql`lower(${column})`, email.toLowerCase()));
  for (const table of [queuedMails, mailOutbox])
    await tx
      .delete(table)
      .where(or(arrayContains(table.people, [userId]), isAddress(table.recipient), isAddress(table.replyTo)));
}

/** Registers the tasks of {@link queueMail}. Call once at start. */
export function registerMailTasks({ tasks, mail, db, log }: Pick<Services, 'tasks' | 'mail' | 'db' | 'log'>): void {
  tasks.work(sendMail, async ({ mail_id }, run) => {
    const isIt = eq(queuedMails.id, mail_id);
    const [queued] = await db.select({ mail: queuedMails.mail }).from(queuedMails).where(isIt);
    // It was sent in an interrupted run, or its person has removed the account.
    if (!queued) return;
    try {
      await mail.send(unpackMail(packedMail.parse(queued.mail), mail_id));
    } catch (error) {
      // The queue stores error messages for days, and errors of the mail server contain the address.
      if (!(error instanceof MailRefused)) throw new Error('the mail did not leave', { cause: error });
      // An address that does not exist is not a fault of the product, and another attempt cannot help.
      log.warn({ err: error, task: run.id }, 'a mail was refused for good');
    }
    await db.delete(queuedMails).where(isIt);
  });
  tasks.work(clearOutbox, async () => {
    await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, sql`now() - interval '30 days'`));
    // Longer than all attempts together.
    await db.delete(queuedMails).where(lt(queuedMails.createdAt, sql`now() - interval '7 days'`));
  });
}
