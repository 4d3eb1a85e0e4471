import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { asc, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applicationDecisions, applicationSteps, applications } from '../applications.tables.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';
import { tellChanged } from './tell-changed.ts';

export interface Undone {
  undone: number[];
  too_late: number[];
}

/**
 * Takes decisions about one ad's applications back while their message waits: the old state returns. What was undone or
 * replaced before counts as undone.
 * @throws Problem `not_found` when one of them is not the employer's
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
    const answer: Undone = { undone: [], too_late: [] };
    for (const decision of decisions) {
      const { applicationId } = decision;
      if (!decision.undoneAt && (decision.sentAt || decision.sendAt.getTime() <= now.getTime())) {
        answer.too_late.push(applicationId);
        continue;
      }
      answer.undone.push(applicationId);
      if (decision.undoneAt) continue;
      await tx.update(applicationDecisions).set({ undoneAt: now }).where(eq(applicationDecisions.id, decision.id));
      await tx.update(applications).set({ reject: decision.before }).where(eq(applications.id, applicationId));
      await tx.insert(applicationSteps).values({ applicationId, kind: 'reopened', at: now });
    }
    tellChanged(
      tx,
      services,
      rows.filter(({ id }) => answer.undone.includes(id)),
    );
    return answer;
  });
}
