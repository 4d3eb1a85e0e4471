import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { unfreezeAccount } from '../../accounts/sessions/index.ts';
import { contactMessages } from '../../content/index.ts';
import { holdCompany, holdJob, reopenReports, setJobEnd, waitAgain } from '../../jobs/hold/index.ts';
import { cancelRefund } from '../../membership/back-office/index.ts';
import { holdReported, lockCase, reopenNotices } from '../../moderation/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { lockDecision } from './decide.ts';
import { adminDecisions, type DecisionRow } from './decisions.tables.ts';

/**
 * Takes a decision back: ad, company, account, reports and message are as they were, and no letter leaves.
 * @throws Problem `not_found`, `too_late_to_undo`
 */
export async function undoDecision(admin: AdminContext, decisionId: number): Promise<void> {
  const decision = await lockDecision(admin, decisionId);
  await admin.tx
    .update(adminDecisions)
    .set({ undoneAt: admin.now, letters: [] })
    .where(eq(adminDecisions.id, decision.id));
  await undoings[decision.object](admin, decision);
}

const undoings: Record<DecisionRow['object'], (admin: AdminContext, decision: DecisionRow) => Promise<void>> = {
  async job({ tx, services, now }, { objectId: jobId, kind, undoing }) {
    if (undoing.end) {
      const { endsAt, deadline } = undoing.end;
      return await setJobEnd(tx, services, { jobId, end: { endsAt: new Date(endsAt), deadline }, now });
    }
    if (undoing.waited) return await waitAgain(tx, { jobId, hidden: undoing.waited.hidden, now });
    await reopenReports(tx, undoing.reportIds ?? []);
    const job = await holdJob(tx, services, {
      jobId,
      ...(kind !== 'no_action' && undoing.hold !== undefined && { hold: undoing.hold }),
      now,
    });
    if (job && undoing.froze) await unfreezeAccount(tx, services, job.userId);
  },
  async report({ tx, services, now }, { objectId: caseId, kind, undoing }) {
    await reopenNotices(tx, undoing.noticeIds ?? []);
    const found = kind === 'no_action' ? undefined : await lockCase(tx, caseId);
    if (found) await holdReported(tx, services, { ...found, takenDown: undoing.hold === 'taken_down', now });
  },
  async company({ tx, services, now }, { objectId: companyId, undoing }) {
    await holdCompany(tx, services, { companyId, takenDown: undoing.hold === 'taken_down', now });
  },
  async contact_message({ tx }, { objectId }) {
    await tx.update(contactMessages).set({ answeredAt: null, answer: '' }).where(eq(contactMessages.id, objectId));
  },
  async payment({ tx }, { undoing }) {
    if (undoing.refundId === undefined || !(await cancelRefund(tx, undoing.refundId)))
      throw new Problem('too_late_to_undo');
  },
};
