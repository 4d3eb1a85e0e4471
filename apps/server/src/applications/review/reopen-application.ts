import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applicationSteps, applications } from '../applications.tables.ts';
import { dropWaiting } from './decide-applications.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';
import { tellChanged } from './tell-changed.ts';

/**
 * Sets an application back to open. A message that has not left yet stays here.
 * @returns `failed` when it is open already
 * @throws Problem `not_found`, `application_withdrawn` (409)
 */
export async function reopenApplication(
  services: Services,
  who: SignedIn,
  { applicationId, jobId }: { applicationId: number; jobId: number },
): Promise<{ result: 'success' | 'failed'; reject: number }> {
  return await inTransaction(services.db, async (tx) => {
    const [application] = await lockOwnApplications(tx, who, [applicationId], jobId);
    if (!application) throw new Problem('not_found');
    if (application.withdrawnAt) throw new Problem('application_withdrawn', { status: 409 });
    if (application.reject === rejectState.open) return { result: 'failed', reject: rejectState.open };
    const now = services.clock.now();
    await dropWaiting(tx, [applicationId], now);
    await tx.update(applications).set({ reject: rejectState.open }).where(eq(applications.id, applicationId));
    await tx.insert(applicationSteps).values({ applicationId, kind: 'reopened', at: now });
    tellChanged(tx, services, [application]);
    return { result: 'success', reject: rejectState.open };
  });
}
