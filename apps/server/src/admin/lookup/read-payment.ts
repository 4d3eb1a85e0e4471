import type { PaymentRecord } from '@jobblik/contract/admin/lookup.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { readPayment } from '../../membership/back-office/index.ts';
import { decisionsAbout } from '../decisions/decide.ts';
import type { AdminContext } from '../serve-admin.ts';
import { logOf, paymentLine } from './records.ts';

/** A payment with its invoice and credit notes. @throws Problem `not_found` */
export async function readPaymentRecord(admin: AdminContext, paymentId: number): Promise<PaymentRecord> {
  const found = await readPayment(admin.tx, paymentId);
  if (!found) throw new Problem('not_found');
  const { payment } = found;
  return {
    payment: {
      ...paymentLine(found),
      user_id: payment.userId,
      buyer: payment.billing.name,
      email: payment.billing.email,
      plan: payment.plan,
      state: payment.state,
      method: payment.method,
      created_at: payment.createdAt.toISOString(),
      left: found.left,
      refunding: found.isRefunding,
    },
    credit_notes: found.notes,
    decisions: await decisionsAbout(admin, { object: 'payment', objectId: paymentId }),
    log: await logOf(admin, 'payment', paymentId),
  };
}
