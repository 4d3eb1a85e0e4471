import type { Decision, JobDecision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { findUser } from '../../accounts/index.ts';
import { freezeAccount } from '../../accounts/sessions/index.ts';
import { handleReports, holdCompany, holdJob } from '../../jobs/hold/index.ts';
import { holdOf } from '../../jobs/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { storeDecision } from './decide.ts';

/** How each decision holds the ad; `no_action` leaves it. */
const holds = { taken_down: 'taken_down', frozen: 'taken_down', hidden: 'hidden', restored: null } as const;

/**
 * Decides about an ad and handles the reports that were read.
 * @throws Problem `not_found`; `case_decided` when none of the reports is open any more
 */
export async function decideJob(admin: AdminContext, decision: JobDecision): Promise<Decision> {
  const { tx, services, now } = admin;
  const { job_id: jobId, kind, ground, why, report_ids: reportIds } = decision;
  const handled = await handleReports(tx, { jobId, reportIds, now });
  if (reportIds.length > 0 && handled.length === 0) throw new Problem('case_decided');
  const job = await holdJob(tx, services, { jobId, ...(kind !== 'no_action' && { hold: holds[kind] }), now });
  if (!job) throw new Problem('not_found');
  const froze = kind === 'frozen' && (await freeze(admin, { userId: job.userId, why }));
  return await storeDecision(admin, {
    object: 'job',
    objectId: jobId,
    kind,
    ground,
    why,
    letters: [
      { to: 'employer', text: decision.employer_letter },
      { to: 'reporters', text: decision.reporter_letter },
    ],
    undoing: { reportIds: handled, hold: holdOf({ ...job, companyTakenDown: false }), froze },
  });
}

/** @returns whether the account was not frozen before */
async function freeze(admin: AdminContext, account: { userId: number; why: string }): Promise<boolean> {
  const before = await findUser(admin.tx, account.userId);
  await freezeAccount(admin.tx, admin.services, account);
  return before !== undefined && before.frozenAt === null;
}

/** Takes a company's page and ads down, or restores them. @throws Problem `not_found` */
export async function decideCompany(
  admin: AdminContext,
  { companyId, kind, why }: { companyId: number; kind: 'taken_down' | 'restored'; why: string },
): Promise<Decision> {
  const { tx, services, now } = admin;
  const held = await holdCompany(tx, services, { companyId, takenDown: kind === 'taken_down', now });
  if (!held) throw new Problem('not_found');
  const undoing = { hold: held.wasTakenDown ? ('taken_down' as const) : null };
  return await storeDecision(admin, { object: 'company', objectId: companyId, kind, why, letters: [], undoing });
}
