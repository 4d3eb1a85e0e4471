import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applications, applicationTerms } from '../applications.tables.ts';
import { indexApplication } from './applicant-words.tasks.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';
import { tellChanged } from './tell-changed.ts';

/**
 * Writes the employer's note about an applicant; searches find it from now on.
 * @throws Problem `not_found`
 */
export async function noteApplicant(
  services: Services,
  who: SignedIn,
  applicationId: number,
  note: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [application] = await lockOwnApplications(tx, who, [applicationId]);
    if (!application) throw new Problem('not_found');
    await tx.update(applications).set({ note }).where(eq(applications.id, applicationId));
    await tx.delete(applicationTerms).where(eq(applicationTerms.applicationId, applicationId));
    await services.tasks.enqueue(tx, indexApplication, { application_id: applicationId });
    tellChanged(tx, services, [application]);
  });
}
