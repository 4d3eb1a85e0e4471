import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { areas, pathTo } from '@jobblik/contract/paths';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatLongDate, formatTime, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ButtonLink } from '../../ui/forms/button';
import { exactKroner } from '../exact-kroner';
import { StepTitle } from './step-title';
import { Terms } from './terms';
import s from './withdrawal.module.css';

const fortnight = 14 * 86_400_000;

/** The receipt of a withdrawal, also when it is opened again later. */
export function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useWords('membership');
  const { receipt, refund, plan, invoice_number, transaction_id } = withdrawal;
  if (!receipt) return null;
  const { received_at, name, email, credit_note } = receipt;
  const latest = new Date(Date.parse(received_at) + fortnight).toISOString();
  return (
    <>
      <StepTitle
        isNext
        above={
          <p className={s.received}>
            <Icon of={IconCircleCheck} size={18} />
            {t('withdrawal.received', { when: `${formatWeekday(received_at)} ${formatTime(received_at)}` })}
          </p>
        }
        lead={t('withdrawal.sent_to', { email })}
      >
        {t('withdrawal.done')}
      </StepTitle>
      <Terms
        rows={[
          [
            t('withdrawal.statement'),
            t('withdrawal.statement_text', {
              name,
              plan: t(`seeker.lines.${plan as 1 | 2}`),
              number: String(invoice_number),
            }),
          ],
          [
            t('withdrawal.money'),
            refund > 0 ? t('withdrawal.latest', { amount: exactKroner(refund), date: formatLongDate(latest) }) : '',
          ],
          [
            t('withdrawal.note'),
            credit_note === null ? '' : t('withdrawal.note_text', { number: String(credit_note) }),
          ],
          [t('withdrawal.account'), t('withdrawal.account_text')],
        ]}
      />
      <div className={s.actions}>
        <ButtonLink to={pathTo('transaction', { area: areas.seeker, transaction_id })}>
          {t('withdrawal.back')}
        </ButtonLink>
        <ButtonLink kind="text" to={pathTo('dashboard', { area: areas.seeker })}>
          {t('booking.back')}
        </ButtonLink>
      </div>
    </>
  );
}
