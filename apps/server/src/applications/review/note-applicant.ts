import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applications } from '../applications.tables.ts';
import { indexApplication } from './index-applicants.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

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
    await indexApplication(tx, applicationId);
    nudgeChanged(tx, services, [application]);
  });
}
