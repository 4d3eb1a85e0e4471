import { withdrawPurchase } from '@jobblik/contract/membership/withdrawal.api';
import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { formatList, formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FormProblem } from '../../ui/forms/form-problem';
import { exactKroner } from '../exact-kroner';
import type { Statement } from './statement-step';
import { StepTitle } from './step-title';
import { Terms } from './terms';
import s from './withdrawal.module.css';

interface ConfirmStepProps {
  withdrawal: Withdrawal;
  statement: Statement;
  onBack: () => void;
  onDone: () => Promise<void>;
}

/** Step 2: what the withdrawal does, and the button that sends it. */
export function ConfirmStep({ withdrawal, statement, onBack, onDone }: ConfirmStepProps) {
  const t = useWords('membership');
  const { transaction_id, plan, bought_at, invoice_number, refund, stops, keeps } = withdrawal;
  const form = useContractForm(withdrawPurchase, {
    start: statement,
    input: (values) => ({ body: { transaction_id, ...values } }),
    onSent: onDone,
  });
  const namesOf = (services: Withdrawal['stops']) =>
    formatList(services.map((service) => t(`orders.services.${service}.name`)));
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <StepTitle
        isNext
        above={<p className={s.step}>{t('withdrawal.step', { step: 2 })}</p>}
        lead={t('withdrawal.confirm_lead')}
      >
        {t('withdrawal.confirm_title')}
      </StepTitle>
      <Terms
        rows={[
          [
            t('withdrawal.what'),
            t('withdrawal.purchase', {
              plan: t(`seeker.lines.${plan as 1 | 2}`),
              date: formatLongDate(bought_at),
              number: String(invoice_number),
            }),
          ],
          [t('withdrawal.refund'), t('withdrawal.refund_by', { amount: exactKroner(refund) })],
          [t('withdrawal.stops'), namesOf(stops)],
          [t('withdrawal.stays'), formatList([t('withdrawal.own'), namesOf(keeps)])],
          [t('withdrawal.receipt_to'), statement.email],
        ]}
      />
      <FormProblem>{form.problem ?? Object.values(form.errors)[0]}</FormProblem>
      <div className={s.actions}>
        <Button type="submit" kind="filled" size="large" busy={form.isBusy}>
          {t('withdrawal.confirm')}
        </Button>
        <Button kind="text" onClick={onBack}>
          {t('withdrawal.previous')}
        </Button>
      </div>
    </form>
  );
}
