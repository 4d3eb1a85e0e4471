import {
  type Decision,
  fillDecisionText,
  type RejectReason,
  stateAfter,
} from '@jobblik/contract/applications/applicant-review.rules';
import { decisionHeldBack } from '@jobblik/contract/applications/own-state.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { type ApplicationRow, applicationDecisions, applications } from '../applications.tables.ts';
import { sendDecisions } from './decisions.tasks.ts';
import { employerNameOf } from './employer-name.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

export interface DecisionRequest {
  jobId: number;
  applicationIds: readonly number[];
  decision: Decision | 'reopen';
  /** May contain `{name}` and `{employer}`; empty: no message to the seeker. */
  message: string;
  /** For a rejection only. */
  reason: RejectReason | null;
}

export interface DecisionOutcome {
  decided: { application_id: number; decision_id: number }[];
  skipped: { application_id: number; reason: 'already' | 'withdrawn' }[];
  undoUntil: Date | null;
  /** Names of the seekers by application, and the employer's name in the ad. */
  names: ReadonlyMap<number, string>;
  employer: string;
}

/**
 * Parks or rejects applications to one ad, or opens them again. The employer's state changes at once; the seeker's when it can no
 * longer be undone. A pending decision is replaced by the new one.
 * @throws Problem `not_found` if one of the applications is not the employer's
 */
export async function decideApplications(
  services: Services,
  who: SignedIn,
  request: DecisionRequest,
): Promise<DecisionOutcome> {
  const reject = stateAfter[request.decision];
  return await inTransaction(services.db, async (tx) => {
    const rows = await lockOwnApplications(tx, who, request.applicationIds, request.jobId);
    const employer = await employerNameOf(tx, request.jobId);
    const names = await seekerNamesOf(tx, rows);
    const skipped = rows.flatMap((row): DecisionOutcome['skipped'] => {
      if (row.withdrawnAt) return [{ application_id: row.id, reason: 'withdrawn' }];
      return row.reject === reject ? [{ application_id: row.id, reason: 'already' }] : [];
    });
    const chosen = rows.filter((row) => row.withdrawnAt === null && row.reject !== reject);
    if (chosen.length === 0) return { decided: [], skipped, undoUntil: null, names, employer };

    const now = services.clock.now();
    const sendAt = new Date(now.getTime() + decisionHeldBack);
    const ids = chosen.map(({ id }) => id);
    const dropped = await dropWaiting(tx, ids, now);
    await tx.update(applications).set({ reject }).where(inArray(applications.id, ids));
    const made = await tx
      .insert(applicationDecisions)
      .values(
        chosen.map((row) => ({
          applicationId: row.id,
          reject,
          before: row.reject,
          message: fillDecisionText(request.message, { name: names.get(row.id) ?? '', employer }),
          reason: request.reason,
          decidedAt: now,
          sendAt,
        })),
      )
      .returning({ application_id: applicationDecisions.applicationId, decision_id: applicationDecisions.id });
    for (const { id, applicationId } of dropped) {
      const replacedBy = made.find((one) => one.application_id === applicationId)?.decision_id ?? null;
      await tx.update(applicationDecisions).set({ replacedBy }).where(eq(applicationDecisions.id, id));
    }
    const decision_ids = made.map(({ decision_id }) => decision_id);
    await services.tasks.enqueue(tx, sendDecisions, { decision_ids }, { startAfter: sendAt });
    nudgeChanged(tx, services, chosen);
    return { decided: made, skipped, undoUntil: sendAt, names, employer };
  });
}

/** Cancels messages that have not been sent yet. @returns the decisions that were pending */
export async function dropWaiting(
  tx: Transaction,
  applicationIds: readonly number[],
  now: Date,
): Promise<{ id: number; applicationId: number }[]> {
  return await tx
    .update(applicationDecisions)
    .set({ undoneAt: now })
    .where(
      and(
        inArray(applicationDecisions.applicationId, [...applicationIds]),
        isNull(applicationDecisions.sentAt),
        isNull(applicationDecisions.undoneAt),
      ),
    )
    .returning({ id: applicationDecisions.id, applicationId: applicationDecisions.applicationId });
}

async function seekerNamesOf(tx: Transaction, rows: readonly ApplicationRow[]): Promise<Map<number, string>> {
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ userId }) => userId),
      ),
    );
  const byId = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(rows.map((row) => [row.id, byId.get(row.userId) ?? '']));
}
