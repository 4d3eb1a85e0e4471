import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applications } from '../applications.tables.ts';
import { indexApplication } from './index-applicants.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

/**
 * Writes the employer's note about an applicant, which searches can find.
 * @returns when it was written, and by whom; null and empty for a removed note
 * @throws Problem `not_found`
 */
export async function noteApplicant(
  services: Services,
  who: SignedIn,
  applicationId: number,
  note: string,
): Promise<{ note_at: string | null; note_by: string }> {
  return await inTransaction(services.db, async (tx) => {
    const [application] = await lockOwnApplications(tx, who, [applicationId]);
    if (!application) throw new Problem('not_found');
    const at = note ? services.clock.now() : null;
    await tx
      .update(applications)
      .set({ note, noteAt: at, noteBy: at && who.userId })
      .where(eq(applications.id, applicationId));
    await indexApplication(tx, applicationId);
    nudgeChanged(tx, services, [application]);
    return { note_at: at?.toISOString() ?? null, note_by: at ? ((await findUser(tx, who.userId))?.name ?? '') : '' };
  });
}
