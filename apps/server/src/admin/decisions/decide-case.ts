import type { CaseDecision, Decision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { findReported, handleNotices, holdReported, lockCase } from '../../moderation/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { storeDecision } from './decide.ts';

/**
 * Decides a case and handles the notices that were read. What is gone can only be left.
 * @throws Problem `not_found`; `case_decided` when none of the notices is open any more, and for taking down or giving back what is gone
 */
export async function decideCase(admin: AdminContext, decision: CaseDecision): Promise<Decision> {
  const { tx, services, now } = admin;
  const { case_id: caseId, kind, notice_ids: ids, basis, territory, duration } = decision;
  const found = await lockCase(tx, caseId);
  if (!found) throw new Problem('not_found');
  const noticeIds = await handleNotices(tx, { caseId, ids, now });
  if (ids.length > 0 && noticeIds.length === 0) throw new Problem('case_decided');
  if (kind !== 'no_action' && !(await findReported(tx, found))) throw new Problem('case_decided');
  const held =
    kind === 'no_action'
      ? undefined
      : await holdReported(tx, services, { ...found, takenDown: kind === 'taken_down', now });
  return await storeDecision(admin, {
    object: 'report',
    objectId: caseId,
    kind,
    ground: decision.basis_text,
    why: decision.facts,
    statement: { basis, territory, duration },
    letters: [
      // Who is not touched by a decision hears nothing of the notice.
      { to: 'owner', text: kind === 'no_action' ? '' : decision.facts },
      { to: 'reporters', text: decision.facts },
    ],
    undoing: { noticeIds, hold: held?.wasTakenDown ? 'taken_down' : null },
  });
}
