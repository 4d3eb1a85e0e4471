import { type BuyerRole, offers, quote } from '@jobblik/contract/membership/plans.rules';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { formatDkk, formatKroner } from '../platform/words/format';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import { Badge } from '../ui/feedback/badge';
import s from './membership.module.css';

/** The highlighted plan, preselected for people without a membership. */
export const recommendedPlan = 2;

interface PlanCardsProps {
  role: BuyerRole;
  value: number;
  onChange: (plan: number) => void;
}

/** The plans side by side, with the features that each unlocks or lacks. */
export function PlanCards({ role, value, onChange }: PlanCardsProps) {
  const t = useWords('membership');
  const price = role === 'employer' ? formatKroner : formatDkk;
  const all = [...new Set(offers[role].plans.flatMap(({ opens }) => opens))];
  return (
    <fieldset className={s.plans}>
      <legend className="hidden-visually">{t('plan.legend')}</legend>
      {offers[role].plans.map(({ plan, price: ore, list, opens }) => (
        <label key={plan} className={s.plan} data-recommended={plan === recommendedPlan || undefined}>
          <span className={s.planTop}>
            <input type="radio" name="plan" value={plan} checked={value === plan} onChange={() => onChange(plan)} />
            {plan === recommendedPlan && <Badge tone="info">{t('plan.recommended')}</Badge>}
          </span>
          <span className={s.planName}>{t(`${role}.names.${plan as 1 | 2}`)}</span>
          <span className={s.price}>{price(ore)}</span>
          {list !== ore && (
            <span className={s.list}>
              {t('plan.list')} <s>{price(list)}</s>
            </span>
          )}
          {offers[role].vatPercent > 0 && (
            <span className={s.list}>
              {t('plan.with_vat', { price: price(quote(role, { plan, extras: [] })?.total ?? ore) })}
            </span>
          )}
          {role === 'employer' ? (
            <ul className={s.opens}>
              {all.map((opening) => {
                const isOpen = opens.includes(opening);
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
          ) : (
            <ul className={s.opens}>
              {t.list(`seeker.gives.${plan as 1 | 2}`).map((text) => (
                <li key={text}>
                  <Icon of={IconCheck} size={18} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </label>
      ))}
    </fieldset>
  );
}
