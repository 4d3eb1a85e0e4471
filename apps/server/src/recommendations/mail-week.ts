import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { recommendationsDue } from '@jobblik/contract/recommendations/recommendations.events';
import { and, asc, eq, gt } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { noticeSettings } from '../notices/notice-settings.tables.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';

const batch = 500;

/** Publishes an event for each seeker whose weekly mail is due. A repeated run on the same day does not send a second mail. */
export async function mailThisWeek({ db, tasks, clock }: Services): Promise<void> {
  const week = localDateOf(clock.now());
  for (let after = 0; ; ) {
    const people = await db
      .select({ userId: users.id })
      .from(noticeSettings)
      .innerJoin(users, eq(users.id, noticeSettings.userId))
      .where(
        and(
          eq(noticeSettings.kind, 'recommendation'),
          eq(noticeSettings.mail, true),
          eq(users.type, userType.seeker),
          accountIsActive(),
          gt(users.id, after),
        ),
      )
      .orderBy(asc(users.id))
      .limit(batch);
    const last = people.at(-1);
    if (!last) return;
    await inTransaction(db, async (tx) => {
      for (const { userId } of people) await tasks.publish(tx, recommendationsDue, { user_id: userId, week });
    });
    after = last.userId;
  }
}
