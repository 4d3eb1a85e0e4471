import type { Withdrawal } from '@jobblik/contract/membership/withdrawal.schema';
import { useWords } from '../../platform/words/i18n';
import { dateText } from '../../ui/text/date-text';
import { exactKroner } from '../exact-kroner';
import m from '../membership.module.css';

interface RefundSummaryProps {
  withdrawal: Withdrawal;
  /** Beside step 1: it also says until when. */
  isFirst: boolean;
}

/** How the refund is calculated. */
export function RefundSummary({ withdrawal, isFirst }: RefundSummaryProps) {
  const t = useWords('membership');
  const { plan, paid, refunded, used_days, of_days, used, refund, last_day } = withdrawal;
  const title = t(isFirst ? 'withdrawal.you_get' : 'withdrawal.calculated');
  return (
    <section className={m.summary} aria-label={title}>
      <div className={m.summaryHead}>
        <h2>{title}</h2>
      </div>
      <dl className={m.sums}>
        <div>
          <dt>{t('withdrawal.paid', { plan: t(`seeker.names.${plan as 1 | 2}`) })}</dt>
          <dd>{exactKroner(paid)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{t('withdrawal.before')}</dt>
            <dd>{exactKroner(-refunded)}</dd>
          </div>
        )}
        <div>
          <dt>{t('withdrawal.used', { days: used_days, of: of_days })}</dt>
          <dd>{exactKroner(0 - used)}</dd>
        </div>
        <div className={m.total}>
          <dt>{t('withdrawal.refund')}</dt>
          <dd>{exactKroner(refund)}</dd>
        </div>
      </dl>
      {isFirst && <p className={m.small}>{t('withdrawal.how', { date: dateText(last_day) })}</p>}
    </section>
  );
}
