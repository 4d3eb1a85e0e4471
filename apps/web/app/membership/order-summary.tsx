import type { BuyerRole, OrderLine, Quote } from '@jobblik/contract/membership/plans.rules';
import { Fragment, type ReactNode } from 'react';
import { usePageSettings } from '../platform/page-settings';
import { useWords } from '../platform/words/i18n';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';

interface OrderSummaryProps {
  role: BuyerRole;
  quote: Quote;
  title: string;
  /** Content beside the title: the link back to the plans. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The price of a choice, line by line as on the invoice. */
export function OrderSummary({ role, quote, title, aside, children }: OrderSummaryProps) {
  const t = useWords('membership');
  const { pricesChargedBefore } = usePageSettings();
  const nameOf = ({ kind, id, days = 0, of = 0 }: OrderLine) =>
    kind === 'credit'
      ? t('invoice.rest', { plan: t(`${role}.names.${id as 1 | 2}`), days, of })
      : t(kind === 'plan' ? `${role}.names.${id as 1 | 2}` : `${role}.extras.${id as 1}`);
  return (
    <section className={s.summary} aria-label={title}>
      <div className={s.summaryHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      <dl className={s.sums}>
        {quote.lines.map((line, index) => {
          const { kind, id, list, price } = line;
          const showsList = list !== price && kind === 'plan' && pricesChargedBefore.includes(id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two periods of one plan can be credited.
            <Fragment key={`${kind}${id}-${index}`}>
              <div className={kind === 'credit' ? s.discount : undefined}>
                <dt>
                  {nameOf(line)}
                  {showsList && `, ${t('list_price')}`}
                </dt>
                <dd>{price === 0 ? t('included') : exactKroner(showsList ? list : price)}</dd>
              </div>
              {showsList && (
                <div className={s.discount}>
                  <dt>{t('discount')}</dt>
                  <dd>{exactKroner(price - list)}</dd>
                </div>
              )}
            </Fragment>
          );
        })}
        {quote.vatPercent > 0 && (
          <div className={s.subTotal}>
            <dt>{t('invoice.sub_total')}</dt>
            <dd>{exactKroner(quote.subTotal)}</dd>
          </div>
        )}
        <div>
          <dt>{t('invoice.vat', { percent: quote.vatPercent })}</dt>
          <dd>{exactKroner(quote.vat)}</dd>
        </div>
        <div className={s.total}>
          <dt>{t('to_pay')}</dt>
          <dd>{exactKroner(quote.total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
