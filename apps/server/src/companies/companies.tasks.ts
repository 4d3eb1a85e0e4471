import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { companies, messageTemplates } from './companies.tables.ts';

/** Subscriptions of the slice. Once at start, before the tasks start. */
export function registerCompanies(services: Services): void {
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
