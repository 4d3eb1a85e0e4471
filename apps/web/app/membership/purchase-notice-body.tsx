import { getMembershipPlan, getTransaction } from '@jobblik/contract/membership/membership.api';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconX } from '@tabler/icons-react';
import { useCall } from '../platform/api/query';
import { usePageSettings } from '../platform/page-settings';
import { formatLongDate } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { ButtonLink, IconButton } from '../ui/forms/button';
import { type BoughtPlan, boughtPlan } from './bought-plan';
import { OrdersOf } from './orders/open-orders';
import s from './purchase-notice.module.css';
import { useArea, withState } from './use-area';

interface NoticeProps {
  buyer: BuyerRole;
  paymentId: number;
  /** Shows what was bought, with what is to be done. */
  hasOrders: boolean;
  onClose: () => void;
}

/** A payment in words: plan, dates, receipt, invoice, and what to do with what was bought. */
export default function PurchaseNoticeBody({ buyer, paymentId, hasOrders, onClose }: NoticeProps) {
  const t = useWords('membership');
  const current = useCall(getMembershipPlan, undefined, { staleTime: 0 });
  const payments = useCall(getTransaction, undefined, { staleTime: 0 });
  const payment = payments.data?.find(({ id }) => id === paymentId);
  if (!current.data || !payment) return null;
  const email = current.data.billing?.email;
  return (
    <section className={s.notice} aria-label={t('success.title')}>
      <div className={`wrap ${s.content}`}>
        <div className={s.head}>
          <h2>{t('success.title')}</h2>
          <IconButton icon={IconX} label={t('success.close')} onClick={onClose} />
        </div>
        <p>
          <PlanText bought={boughtPlan(current.data, payment, undefined)} />
          {email && ` ${t('success.receipt', { email })}`}
        </p>
        {hasOrders && <OrdersOf bare role={buyer} transactionId={paymentId} />}
        <div className={s.actions}>
          <InvoiceLink payment={payment} />
        </div>
      </div>
    </section>
  );
}

/** A bought plan with its dates, in one sentence. */
export function PlanText({ bought, already = false }: { bought: BoughtPlan; already?: boolean }) {
  const t = useWords('membership');
  const { role } = useArea();
  const { now } = usePageSettings();
  const { plan, from, until, isExtension } = bought;
  const text = already ? 'already_text' : from === null ? 'text' : isExtension ? 'extended' : 'later';
  return t(`success.${text}`, {
    plan: t(`${role}.names.${plan as 1 | 2}`),
    from: from ? formatLongDate(from, now) : '',
    date: until ? formatLongDate(until, now) : '',
  });
}

/** Opens the invoice of a payment in a new tab; without a payment, the list of transactions. */
export function InvoiceLink({ payment }: { payment: TransactionRow | undefined }) {
  const t = useWords('membership');
  const { area } = useArea();
  return (
    <ButtonLink
      newWindow
      size="small"
      to={withState(`${pathTo('transactions', { area })}${payment ? `/${payment.id}` : ''}`)}
    >
      {t('success.invoices')}
    </ButtonLink>
  );
}
