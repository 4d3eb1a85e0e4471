import { offers } from '@jobblik/contract/membership/plans.rules';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useWords } from '../platform/words/i18n';
import { Icon, type IconShape } from '../ui/brand/icon';
import { Check } from '../ui/forms/choice';
import { exactKroner } from './exact-kroner';
import m from './membership.module.css';
import s from './seeker-plan.module.css';

const basic = { plan: 1, price: priceOf(1) };
const pro = { plan: 2, price: priceOf(2) };

interface SeekerPlanProps {
  value: number;
  onChange: (plan: number) => void;
}

/** The plan of a seeker: plan 2 only where its box is ticked (spec 1§9), with what it adds and costs. */
export function SeekerPlan({ value, onChange }: SeekerPlanProps) {
  const t = useWords('membership');
  return (
    <section className={s.plans} aria-label={t('plan.legend')}>
      <div className={s.plan}>
        <h2 className={s.name}>{t('seeker.names.1')}</h2>
        <p className={s.price}>{exactKroner(basic.price)}</p>
        <Gives icon={IconCheck} texts={t.list('seeker.gives.1')} />
      </div>
      <div className={s.plan}>
        <Check
          label={<span className={s.name}>{t('seeker.names.2')}</span>}
          description={t('seeker.instead', { price: exactKroner(pro.price), basic: exactKroner(basic.price) })}
          checked={value === pro.plan}
          onChange={(event) => onChange(event.currentTarget.checked ? pro.plan : basic.plan)}
        />
        <Gives icon={IconPlus} texts={t.list('seeker.gives.2')} />
      </div>
    </section>
  );
}

function Gives({ icon, texts }: { icon: IconShape; texts: readonly string[] }) {
  return (
    <ul className={m.opens}>
      {texts.map((text) => (
        <li key={text}>
          <Icon of={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Øre. */
function priceOf(plan: number): number {
  return offers.seeker.plans.find((each) => each.plan === plan)?.price ?? 0;
}
