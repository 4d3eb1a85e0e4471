import { getWithdrawal } from '@jobblik/contract/membership/withdrawal.api';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import { dateText } from '../../ui/text/date-text';
import m from '../membership.module.css';
import s from './withdrawal.module.css';

interface WithdrawalNoteProps {
  transactionId: number;
  /** Where it is not the screen of the invoice: its number is named, and a withdrawn purchase is not shown. */
  invoiceNumber?: number;
}

/** Until when a seeker can withdraw from a purchase, with the way there, or that it is withdrawn; nothing otherwise. */
export function WithdrawalNote({ transactionId, invoiceNumber }: WithdrawalNoteProps) {
  const t = useWords('membership');
  const { data } = useCall(getWithdrawal, { params: { transaction_id: transactionId } }, { staleTime: 0 });
  const status = data?.withdrawal.status;
  const isElsewhere = invoiceNumber !== undefined;
  if (!data || (status !== 'open' && (status !== 'withdrawn' || isElsewhere))) return null;
  return (
    <div className={s.note}>
      <p className={m.small}>
        {isElsewhere && `${t('invoice.invoice', { number: String(invoiceNumber) })}: `}
        {status === 'open' ? t('withdrawal.until', { date: dateText(data.withdrawal.last_day) }) : t('withdrawal.done')}
      </p>
      <ButtonLink to={pathTo('withdrawal', { transaction_id: transactionId })}>
        {t(status === 'open' ? 'withdrawal.here' : 'withdrawal.see_receipt')}
      </ButtonLink>
    </div>
  );
}
