import { candidateLimits } from '@jobblik/contract/candidates/candidates.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, eq } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvOpens } from '../candidates.tables.ts';

/**
 * Counts an employer's opening of a CV towards the daily limit, which prevents copying the CV database. Opening one again is not
 * counted; neither are CVs of applicants and of the demo.
 * @returns how many new ones can be opened today, null while there are many left
 * @throws Problem `too_many_opened`
 */
export async function countOpen(
  { db, clock }: Services,
  who: SignedIn,
  cv: { userId: number; applied: boolean },
): Promise<number | null> {
  if (who.demo || cv.applied) return null;
  const today = localDateOf(clock.now());
  return await inTransaction(db, async (tx) => {
    // One after the other, so that simultaneous openings are all counted.
    await lockUser(tx, who.userId);
    const [fresh] = await tx
      .insert(cvOpens)
      .values({ employerId: who.userId, seekerId: cv.userId, firstDay: today })
      .onConflictDoNothing()
      .returning({ seekerId: cvOpens.seekerId });
    const [opened] = await tx
      .select({ count: count() })
      .from(cvOpens)
      .where(and(eq(cvOpens.employerId, who.userId), eq(cvOpens.firstDay, today)));
    const left = candidateLimits.opensPerDay - (opened?.count ?? 0);
    // Thrown inside the transaction, so that the refused opening is not counted.
    if (fresh && left < 0) throw new Problem('too_many_opened');
    return left <= candidateLimits.showLeftFrom ? Math.max(0, left) : null;
  });
}
