import { undoTime } from '@jobblik/contract/admin/decisions.rules';
import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { extendJob } from '../../jobs/hold/index.ts';
import { planRefundOf } from '../../membership/back-office/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { storeDecision } from './decide.ts';

/** Shows an ad for more days. @throws Problem `not_found`, `job_not_extendable` */
export async function extendAd(
  admin: AdminContext,
  { jobId, days, why }: { jobId: number; days: number; why: string },
): Promise<Decision> {
  const before = await extendJob(admin.tx, admin.services, { jobId, days, now: admin.now });
  if (!before) throw new Problem('not_found');
  if (before === 'refused') throw new Problem('job_not_extendable');
  const end = { endsAt: before.endsAt.toISOString(), deadline: before.deadline };
  return await storeDecision(admin, {
    object: 'job',
    objectId: jobId,
    kind: 'extended',
    why,
    letters: [],
    undoing: { end },
  });
}

/** Refunds a payment; the money leaves when that can no longer be undone. @throws Problem `not_found`, `refund_too_large`, `refund_under_way` */
export async function refund(
  admin: AdminContext,
  { paymentId, amount, why }: { paymentId: number; amount: number; why: string },
): Promise<Decision> {
  const startAfter = new Date(admin.now.getTime() + undoTime);
  const refundId = await planRefundOf(admin.tx, admin.services, { paymentId, amount, startAfter });
  if (refundId === undefined) throw new Problem('not_found');
  if (refundId === 'too_large') throw new Problem('refund_too_large');
  if (refundId === 'under_way') throw new Problem('refund_under_way');
  return await storeDecision(admin, {
    object: 'payment',
    objectId: paymentId,
    kind: 'refunded',
    why,
    letters: [],
    undoing: { refundId },
  });
}
