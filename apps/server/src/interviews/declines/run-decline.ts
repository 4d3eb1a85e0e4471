import { hasMet } from '@jobblik/contract/interviews/interviews.rules';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { declineIn } from '../answer-interview.ts';
import { findInterview, lockOwnInterview } from '../interviews.queries.ts';
import { interviews } from '../interviews.tables.ts';
import type { finishDecline } from './decline-interview.ts';

/**
 * Makes a decline final, and notifies both sides. Does nothing for one that was undone, or whose interview the employer has moved or
 * cancelled meanwhile.
 */
export async function runDecline(
  services: Services,
  { interview_id, declines_at }: z.output<(typeof finishDecline)['payload']>,
): Promise<void> {
  const found = await findInterview(services.db, interview_id);
  if (!found) return;
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, { userId: found.employerId, role: 'employer' }, interview_id);
    if (interview.declinesAt?.toISOString() !== declines_at) return;
    // The two have met after all, from a page that was in the room before.
    if (hasMet(interview)) await tx.update(interviews).set({ declinesAt: null }).where(eq(interviews.id, interview_id));
    else await declineIn(tx, services, interview);
  });
}
