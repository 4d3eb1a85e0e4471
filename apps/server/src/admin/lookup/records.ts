import type { AuditEntry } from '@jobblik/contract/admin/audit.schema';
import type { JobLine, PaymentLine } from '@jobblik/contract/admin/lookup.schema';
import { jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import { type JobRow, lifeOf } from '../../jobs/index.ts';
import type { PaymentOverview } from '../../membership/back-office/index.ts';
import type { AuditRow } from '../audit/audit.tables.ts';
import { readLog } from '../audit/read-log.ts';
import type { AdminContext } from '../serve-admin.ts';

/** Lines of a list of a record. */
export const mostLines = 50;

/** The newest entries of the log about an object. */
export async function logOf(admin: AdminContext, object: AuditRow['object'], objectId: number): Promise<AuditEntry[]> {
  const { entries } = await readLog(admin, { object, objectId });
  return entries.slice(0, mostLines);
}

export function jobLine(job: JobRow, now: Date): JobLine {
  return {
    id: job.id,
    title: job.title,
    state: jobStateAt(lifeOf(job), now),
    ends_at: job.endsAt?.toISOString() ?? null,
  };
}

export function paymentLine({ payment, invoice, refunded }: PaymentOverview): PaymentLine {
  return {
    id: payment.id,
    invoice,
    total: payment.total,
    refunded,
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
}
