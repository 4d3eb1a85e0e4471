import type { VideoStatus } from '@jobblik/contract/applications/applications.rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { applications } from './applications.tables.ts';
import { nudgeChanged } from './review/nudge-changed.ts';

/** Stores the state of the video interview about an application of this pair; does nothing if the application no longer exists. */
export async function setVideoStatus(
  tx: Transaction,
  services: Services,
  { applicationId, seekerId, employerId }: { applicationId: number; seekerId: number; employerId: number },
  vStatus: VideoStatus,
): Promise<void> {
  const changed = await tx
    .update(applications)
    .set({ vStatus })
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.userId, seekerId),
        eq(applications.employerId, employerId),
      ),
    )
    .returning();
  nudgeChanged(tx, services, changed);
}
