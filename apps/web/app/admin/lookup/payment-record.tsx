import { refundPayment } from '@jobblik/contract/admin/help.api';
import { getPaymentRecord } from '@jobblik/contract/admin/lookup.api';
import type { PaymentRecord } from '@jobblik/contract/admin/lookup.schema';
import { readAmount } from '@jobblik/contract/kernel/typed/amount.rules';
import { useCall } from '../../platform/api/query';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { formatDate, formatDkk } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';
import { Written } from '../../ui/text/written';
import { Actions } from './actions';
import s from './lookup.module.css';
import { Facts, Lines, RecordLink, Trail } from './record-parts';
import type { Announce } from './use-announce';

/** A payment with its invoice and credit notes, and refunding it. */
export function PaymentRecordView({ id, announce }: { id: number; announce: Announce }) {
  const t = useWords('admin');
  const { data, error, isError, refetch } = useCall(getPaymentRecord, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={6} />
      </AfterDelay>
    );
  const { payment } = data;
  const now = new Date();
  return (
    <div className={s.columns}>
      <article aria-labelledby="post">
        <header className={s.head}>
          <h2 id="post">
            {payment.invoice === null
              ? t('lookup.paymentLine', { id: payment.id })
              : t('lookup.invoiceLine', { number: payment.invoice })}
          </h2>
          <p className="small text-2">
            <Written>{payment.buyer}</Written> · {payment.email}
          </p>
          {payment.user_id !== null && (
            <div className={s.links}>
              <RecordLink kind="account" id={payment.user_id}>
                {t('lookup.openAccount')}
              </RecordLink>
            </div>
          )}
        </header>
        <Facts
          facts={[
            [t('lookup.facts.total'), payment.paid_at ? formatDkk(payment.total) : t('lookup.facts.notPaid')],
            [t('lookup.facts.paidAt'), formatDate(payment.paid_at ?? payment.created_at, now)],
            [t('lookup.facts.refunded'), formatDkk(payment.refunded)],
            [t('lookup.facts.left'), formatDkk(payment.left)],
          ]}
        />
        {payment.refunding && <p className={s.note}>{t('lookup.refunding')}</p>}
        <Lines title={t('lookup.notes')}>
          {data.credit_notes.map((note) => (
            <li key={note.number}>
              <b>{t('lookup.noteLine', { number: note.number })}</b>
              <span>{formatDkk(note.total)}</span>
              <small>{formatDate(note.date, now)}</small>
            </li>
          ))}
        </Lines>
        <Trail decisions={data.decisions} log={data.log} />
      </article>
      <Actions
        actions={
          payment.left > 0 && payment.invoice !== null && !payment.refunding
            ? [
                {
                  name: 'refund',
                  dialog: (onClose) => <RefundDialog payment={payment} announce={announce} onClose={onClose} />,
                },
              ]
            : []
        }
      />
    </div>
  );
}

interface RefundDialogProps {
  payment: PaymentRecord['payment'];
  announce: Announce;
  onClose: () => void;
}

function RefundDialog({ payment, announce, onClose }: RefundDialogProps) {
  const t = useWords('admin');
  const form = useContractForm(refundPayment, {
    start: { amount: String(payment.left / 100).replace('.', ','), why: '' },
    words: { why_required: t('lookup.whyMissing'), amount_not_a_number: t('lookup.amountWrong') },
    check: ({ amount, why }) => ({
      amount: !readAmount(amount) && 'not_a_number',
      why: why.trim() === '' && 'required',
    }),
    input: ({ amount, why }) => ({ body: { payment_id: payment.id, amount: readAmount(amount) ?? 0, why } }),
    onSent: ({ decision }) => {
      onClose();
      announce.decided(decision.id, t('lookup.done.refund'), (seconds) => t('lookup.done.soon', { seconds }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t('lookup.refund')}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('lookup.cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('lookup.refund')}
          </Button>
        </>
      }
    >
      <div className={s.dialog}>
        <FormProblem>{form.problem}</FormProblem>
        <TextField
          label={t('lookup.amount')}
          description={t('lookup.amountHint', { most: formatDkk(payment.left) })}
          inputMode="decimal"
          maxLength={14}
          {...form.field('amount')}
        />
        <TextField label={t('lookup.why')} description={t('lookup.whyHint')} maxLength={500} {...form.field('why')} />
      </div>
    </Dialog>
  );
}
