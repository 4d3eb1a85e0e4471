import { localDateOf, shiftDate, startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import { membershipEnding } from '@jobblik/contract/membership/membership.events';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { memberships } from './membership.tables.ts';

/** Days before the end at which people are reminded. */
const reminders = [7, 1] as const;

/** Publishes an event for memberships that end in 7 days or in 1 day without a following one. Does not notify anybody twice. */
export async function remindOfEndingMemberships({ db, tasks, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = localDateOf(now);
  for (const days of reminders) {
    const date = shiftDate(today, days);
    await inTransaction(db, async (tx) => {
      const ending = await tx
        .select()
        .from(memberships)
        .where(
          and(
            eq(memberships.status, 1),
            gt(memberships.plan, 0),
            // The date is the last day: most periods end with it, at the first instant of the next.
            gt(memberships.validUntil, startOfLocalDay(date)),
            lte(memberships.validUntil, startOfLocalDay(date, 1)),
            or(isNull(memberships.remindedDays), gt(memberships.remindedDays, days)),
          ),
        )
        .for('update');
      for (const membership of ending) {
        const [later] = await tx
          .select({ id: memberships.id })
          .from(memberships)
          .where(
            and(
              eq(memberships.userId, membership.userId),
              eq(memberships.status, 1),
              gt(memberships.validUntil, membership.validUntil),
            ),
          )
          .limit(1);
        if (later) continue;
        await tx.update(memberships).set({ remindedDays: days }).where(eq(memberships.id, membership.id));
        await tasks.publish(tx, membershipEnding, { membership_id: membership.id, user_id: membership.userId, days });
      }
    });
  }
}
