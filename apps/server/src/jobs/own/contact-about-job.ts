import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, isNull } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { contactMessages, storeContact } from '../../content/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { inLanguage } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { lockJob } from '../form/update-job.ts';

const word = words('mail');

/**
 * Stores an employer's message about an own ad as one of the contact form, for the back office.
 * @throws Problem `not_found`, `not_yours`; `already_asked` while one about the ad has no answer
 */
export async function contactAboutJob(
  services: Services,
  who: SignedIn,
  { jobId, message }: { jobId: number; message: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, who, jobId);
    const waits = and(eq(contactMessages.jobId, jobId), isNull(contactMessages.answeredAt));
    if ((await tx.$count(contactMessages, waits)) > 0) throw new Problem('already_asked');
    const user = await findUser(tx, who.userId);
    const subject = inLanguage('da', () => word('admin.aboutJob', { id: String(jobId), title: job.title })).slice(
      0,
      160,
    );
    const form = { full_name: user?.name ?? '', email: user?.email ?? '', subject, message };
    await storeContact(tx, services, form, { userId: who.userId, jobId });
  });
}
