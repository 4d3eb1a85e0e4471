import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { getTransaction } from '@jobblik/contract/membership/membership.api';
import { lastWithdrawalDay } from '@jobblik/contract/membership/withdrawal.rules';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { WithdrawalNote } from './withdrawal-note';

/** On the plan screen of a seeker: the withdrawal of each purchase whose days of withdrawal are not over. */
export function WithdrawablePurchases() {
  const { now } = usePageSettings();
  const { data } = useCall(getTransaction, undefined, { staleTime: 0 });
  const today = localDateOf(new Date(now));
  const isRecent = (paidAt: string) => today <= lastWithdrawalDay(localDateOf(new Date(paidAt)));
  return data?.map(({ id, created_at, invoice_number }) =>
    invoice_number !== null && isRecent(created_at) ? (
      <WithdrawalNote key={id} transactionId={id} invoiceNumber={invoice_number} />
    ) : null,
  );
}
