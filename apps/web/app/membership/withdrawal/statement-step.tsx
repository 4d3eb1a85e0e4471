import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { areas, pathTo } from '@jobblik/contract/paths';
import { useForm } from '../../platform/forms/use-form';
import { formatLongDate, formatTime } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { exactKroner } from '../exact-kroner';
import m from '../membership.module.css';
import { StepTitle } from './step-title';
import s from './withdrawal.module.css';

/** Who withdraws, and where the receipt goes. */
export interface Statement {
  name: string;
  email: string;
}

interface StatementStepProps {
  withdrawal: Withdrawal;
  /** What was written before the person came back from step 2. */
  start: Statement | null;
  onDone: (statement: Statement) => void;
}

/** Step 1: what is withdrawn from, by whom. Nothing is sent. */
export function StatementStep({ withdrawal, start, onDone }: StatementStepProps) {
  const t = useWords('membership');
  const { name, email, plan, bought_at, invoice_number, paid, transaction_id } = withdrawal;
  const form = useForm(async (statement: Statement) => statement, {
    start: start ?? { name, email },
    check: (values) => ({
      name: values.name.trim() === '' && 'required',
      email: !isEmail(values.email) && 'not_an_email',
    }),
    onSent: onDone,
  });
  return (
    <>
      <StepTitle above={<p className={s.step}>{t('withdrawal.step', { step: 1 })}</p>} lead={t('withdrawal.lead')}>
        {t('withdrawal.title')}
      </StepTitle>
      <div className={s.purchase}>
        <div>
          <strong>{t(`seeker.lines.${plan as 1 | 2}`)}</strong>
          <p className={m.small}>
            {t('withdrawal.bought', {
              when: `${formatLongDate(bought_at)} ${formatTime(bought_at)}`,
              number: String(invoice_number),
            })}
          </p>
        </div>
        <strong>{exactKroner(paid)}</strong>
      </div>
      <form ref={form.ref} className={m.pay} onSubmit={form.submit} noValidate>
        <TextField label={t('billing.name_seeker')} autoComplete="name" {...form.field('name')} />
        <TextField label={t('withdrawal.email')} type="email" autoComplete="email" {...form.field('email')} />
        <div className={s.actions}>
          <Button type="submit" kind="filled" size="large" busy={form.isBusy}>
            {t('withdrawal.next')}
          </Button>
          <ButtonLink kind="text" to={pathTo('transaction', { area: areas.seeker, transaction_id })}>
            {t('withdrawal.keep')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
