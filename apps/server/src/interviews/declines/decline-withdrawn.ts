import { refusalOf } from '@jobblik/contract/interviews/interviews.rules';
import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { declineIn } from '../answer-interview.ts';
import { lockOwnInterview } from '../interviews.queries.ts';
import { interviews } from '../interviews.tables.ts';

/** Declines the interview of a withdrawn application: its time is free again. Idempotent. */
export async function declineWithdrawn(services: Services, applicationId: number): Promise<void> {
  const [open] = await services.db
    .select({ id: interviews.id, seekerId: interviews.seekerId })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        inArray(interviews.state, ['offered', 'requested', 'accepted', 'postponed']),
      ),
    );
  const seekerId = open?.seekerId;
  if (!open || seekerId == null) return;
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, { userId: seekerId, role: 'seeker' }, open.id);
    // A decline that waits becomes final now.
    if (refusalOf('decline', 'seeker', { ...interview, declinesAt: null }, services.clock.now())) return;
    await declineIn(tx, services, interview);
  });
}
