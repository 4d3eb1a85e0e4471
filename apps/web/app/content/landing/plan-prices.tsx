import { offers } from '@jobblik/contract/membership/plans.rules';
import { usePageSettings } from '../../platform/page-settings';
import { formatKroner } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import s from './plan-prices.module.css';

/** The three plans with their prices and the extra costs. */
export function PlanPrices() {
  const t = useWords('landing');
  const names = t.list('prices.plans');
  const { pricesChargedBefore } = usePageSettings();
  const { plans, extras } = offers.employer;
  const extraPrice = (name: string) => formatKroner(extras.find((extra) => extra.name === name)?.price ?? 0);
  return (
    <>
      <ul className={s.plans}>
        {plans.map(({ plan, price, list }, index) => (
          <li key={price}>
            <h3>{names[index]}</h3>
            <p className={s.price}>{formatKroner(price)}</p>
            {pricesChargedBefore.includes(plan) && (
              <p className={s.list}>
                {t('prices.list')} <s>{formatKroner(list)}</s>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={s.note}>{t('prices.note')}</p>
      <p className={s.note}>
        {t('prices.extras', {
          linkedin: extraPrice('linkedin'),
          youtube: extraPrice('youtube'),
          facebook: extraPrice('facebook'),
        })}
      </p>
    </>
  );
}
