import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applicationDecisions, applications } from '../applications.tables.ts';
import { sendDecisions } from './decisions.tasks.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

export interface Undone {
  undone: number[];
  replaced: number[];
  too_late: number[];
}

/**
 * Undoes decisions about one ad's applications while their message is pending: restores the old state, and a replaced decision is
 * pending again. A decision that was undone before counts as undone, unless the application has another state by now.
 * @throws Problem `not_found` if one of them is not the employer's
 */
export async function undoDecisions(
  services: Services,
  who: SignedIn,
  decisionIds: readonly number[],
): Promise<Undone> {
  return await inTransaction(services.db, async (tx) => {
    const named = await tx
      .select({ applicationId: applicationDecisions.applicationId })
      .from(applicationDecisions)
      .where(inArray(applicationDecisions.id, [...decisionIds]));
    const applicationIds = [...new Set(named.map(({ applicationId }) => applicationId))];
    if (named.length !== decisionIds.length) throw new Problem('not_found');
    const rows = await lockOwnApplications(tx, who, applicationIds);
    const decisions = await tx
      .select()
      .from(applicationDecisions)
      .where(inArray(applicationDecisions.id, [...decisionIds]))
      .orderBy(asc(applicationDecisions.id))
      .for('update');
    const now = services.clock.now();
    const answer: Undone = { undone: [], replaced: [], too_late: [] };
    for (const decision of decisions) {
      const { applicationId } = decision;
      if (!decision.undoneAt && (decision.sentAt || decision.sendAt.getTime() <= now.getTime())) {
        answer.too_late.push(applicationId);
        continue;
      }
      if (decision.undoneAt) {
        const isUnchanged = rows.some(({ id, reject }) => id === applicationId && reject === decision.before);
        (isUnchanged ? answer.undone : answer.replaced).push(applicationId);
        continue;
      }
      answer.undone.push(applicationId);
      await tx.update(applicationDecisions).set({ undoneAt: now }).where(eq(applicationDecisions.id, decision.id));
      await tx.update(applications).set({ reject: decision.before }).where(eq(applications.id, applicationId));
      await requeueReplaced(tx, services, decision.id, now);
    }
    nudgeChanged(
      tx,
      services,
      rows.filter(({ id }) => answer.undone.includes(id)),
    );
    return answer;
  });
}

/** Restores the decision that the undone one replaced; it is sent at its own time, or at once if that has passed. */
async function requeueReplaced(tx: Transaction, { tasks }: Services, undoneId: number, now: Date): Promise<void> {
  const restored = await tx
    .update(applicationDecisions)
    .set({ undoneAt: null, replacedBy: null })
    .where(eq(applicationDecisions.replacedBy, undoneId))
    .returning({ id: applicationDecisions.id, sendAt: applicationDecisions.sendAt });
  for (const { id, sendAt } of restored) {
    if (sendAt > now) continue;
    await tasks.enqueue(tx, sendDecisions, { decision_ids: [id] });
  }
}
