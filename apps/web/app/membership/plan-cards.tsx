import { type Opening, offers, quote } from '@jobblik/contract/membership/plans.rules';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { usePageSettings } from '../platform/page-settings';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import { Badge } from '../ui/feedback/badge';
import { RadioMark } from '../ui/forms/choice';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';

/** The highlighted plan of employers, preselected for those without a membership. */
export const recommendedPlan = 2;

interface PlanCardsProps {
  value: number;
  onChange: (plan: number) => void;
}

/** The plans of employers side by side, with the features that each unlocks or lacks. */
export function PlanCards({ value, onChange }: PlanCardsProps) {
  const t = useWords('membership');
  const { pricesChargedBefore } = usePageSettings();
  const all = [...new Set(offers.employer.plans.flatMap(({ opens }) => opens))];
  return (
    <fieldset className={s.plans}>
      <legend className="hidden-visually">{t('plan.legend')}</legend>
      {offers.employer.plans.map(({ plan, price: ore, list, opens }) => (
        <label key={plan} className={s.plan} data-recommended={plan === recommendedPlan || undefined}>
          <span className={s.planTop}>
            <RadioMark name="plan" value={plan} checked={value === plan} onChange={() => onChange(plan)} />
            {plan === recommendedPlan && <Badge tone="info">{t('plan.recommended')}</Badge>}
          </span>
          <span className={s.planName}>{t(`employer.names.${plan as 1 | 2}`)}</span>
          <span className={s.price}>{exactKroner(ore)}</span>
          {list !== ore && pricesChargedBefore.includes(plan) && (
            <span className={s.list}>
              {t('plan.list')} <s>{exactKroner(list)}</s>
            </span>
          )}
          {offers.employer.vatPercent > 0 && (
            <span className={s.list}>
              {t('plan.with_vat', { price: exactKroner(quote('employer', { plan, extras: [] })?.total ?? ore) })}
            </span>
          )}
          <ul className={s.opens}>
            {all.map((opening) => {
              const isOpen = (opens as readonly Opening[]).includes(opening);
              return (
                <li key={opening} data-closed={!isOpen || undefined}>
                  <Icon of={isOpen ? IconCheck : IconMinus} size={18} />
                  <span>
                    {!isOpen && <span className="hidden-visually">{t('plan.without')} </span>}
                    {t(`opens.${opening}`)}
                  </span>
                </li>
              );
            })}
          </ul>
        </label>
      ))}
    </fieldset>
  );
}
