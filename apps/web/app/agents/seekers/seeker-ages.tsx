import { agentAgeRange } from '@jobblik/contract/agents/seeker-agents.rules';
import { useWords } from '../../platform/words/i18n';
import { Slider } from '../../ui/forms/slider';
import s from '../agents.module.css';
import type { SeekerValues } from './seeker-values';

interface SeekerAgesProps {
  values: SeekerValues;
  set: (change: Partial<SeekerValues>) => void;
}

/** Ages that people show themselves, from 15 to 66 (spec 2§9); anybody who does not is in no narrowed range. */
export function SeekerAges({ values: { minAge, maxAge }, set }: SeekerAgesProps) {
  const t = useWords('seeker-agents');
  const shared = { ...agentAgeRange, step: 1 };
  return (
    <div className={s.ages}>
      <Slider
        label={t('form.min_age')}
        value={minAge}
        {...shared}
        format={(age) => t('form.from_age', { age })}
        onChange={(age) => set({ minAge: age, maxAge: Math.max(age, maxAge) })}
      />
      <Slider
        label={t('form.max_age')}
        value={maxAge}
        {...shared}
        format={(age) => t(age === agentAgeRange.max ? 'oldest' : 'form.to_age', { age })}
        onChange={(age) => set({ maxAge: age, minAge: Math.min(age, minAge) })}
      />
      <p className="muted">{t('form.age_note')}</p>
    </div>
  );
}
