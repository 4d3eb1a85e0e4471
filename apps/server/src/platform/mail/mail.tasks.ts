import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/db.ts';
import type { Services } from '../services.ts';
import { defineTask } from '../tasks/tasks.ts';
import { mailOutbox } from './mail.tables.ts';
import { type Mail, MailRefused } from './mailer.ts';
import { packedMail, packMail, unpackMail } from './packed-mail.ts';

const sendMail = defineTask({ name: 'mail.send', payload: packedMail, retries: 30, concurrency: 4, timeout: 120 });

const clearOutbox = defineTask({ name: 'mail.clear-outbox', payload: z.object({}), cron: '20 4 * * *' });

/**
 * Sends a mail once the business transaction has committed, and again (for about a day) while the mail server is away.
 * Every attempt bears the same `Message-ID`.
 */
export async function queueMail(tx: Transaction, services: Pick<Services, 'tasks'>, mail: Mail): Promise<void> {
  await services.tasks.enqueue(tx, sendMail, packMail(mail));
}

/** Registers the tasks behind {@link queueMail}. Once at start. */
export function registerMailTasks({ tasks, mail, db, log }: Pick<Services, 'tasks' | 'mail' | 'db' | 'log'>): void {
  tasks.work(sendMail, async (packed, run) => {
    try {
      await mail.send(unpackMail(packed, run.id));
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // An address that does not exist is no fault of ours, and nobody can mend it by trying again.
      log.warn({ err: error, task: run.id }, 'a mail was refused for good');
    }
  });
  tasks.work(clearOutbox, async () => {
    await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, sql`now() - interval '30 days'`));
  });
}
