import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { dismissedCandidates, dismissedJobs, shownRecommendations } from './recommendations.tables.ts';

/** Erases a person's recommendations, and the person from those of others. Repeatable. */
export async function erasePerson({ db }: Pick<Services, 'db'>, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(dismissedJobs).where(eq(dismissedJobs.userId, userId));
    await tx.delete(dismissedCandidates).where(eq(dismissedCandidates.userId, userId));
    await tx.delete(shownRecommendations).where(eq(shownRecommendations.viewerId, userId));
    const named = JSON.stringify([{ id: userId }]);
    await tx.execute(sql`
      update ${shownRecommendations}
      set lines = (select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(lines) as line where line -> 'id' <> to_jsonb(${userId}::int))
      where kind = 'candidate' and lines @> ${named}::jsonb`);
  });
}
