import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { companies, messageTemplates } from './companies.tables.ts';
import { indexOutdatedCompanies } from './directory/index-companies.ts';
import { mailCompanyLink, sendCompanyLink } from './verification/mail-company-link.ts';

/** Writes the words of companies again after the rules for them have changed. */
const indexDirectory = defineTask({ name: 'companies.index-directory', payload: z.object({}), cron: '*/10 * * * *' });

/** Subscriptions of the slice. Called once at start, before the tasks start. */
export function registerCompanies(services: Services): void {
  services.tasks.work(mailCompanyLink, ({ link_id }) => sendCompanyLink(services, link_id));
  services.tasks.work(indexDirectory, (_payload, { signal }) => indexOutdatedCompanies(services.db, signal));
  services.tasks.subscribe(accountRemoved, 'companies.erase', ({ user_id }) => eraseCompany(services, user_id));
}

/** Erases an employer's company with its files and templates; its ads lose their company. */
async function eraseCompany({ db, files }: Services, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [gone] = await tx.delete(companies).where(eq(companies.userId, userId)).returning();
    await files.release(tx, gone?.logoFileId);
    await files.release(tx, gone?.videoFileId);
    await tx.delete(messageTemplates).where(eq(messageTemplates.userId, userId));
  });
}
