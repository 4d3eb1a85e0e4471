import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { ButtonLink } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import { type FirstStep, firstSteps, pathOfStep } from './employer-next-step';
import s from './employer-steps.module.css';

interface FirstStepsProps {
  done: ReadonlySet<FirstStep>;
}

/** Steps from sign-up to the first ad: done, current and later ones. */
export function FirstSteps({ done }: FirstStepsProps) {
  const t = useWords('employer-jobs');
  const now = firstSteps.find((step) => !done.has(step));
  return (
    <Band className={s.first}>
      <h2>{t('first.title')}</h2>
      <p className="text-2">{t('first.text')}</p>
      <ol className={s.steps}>
        {firstSteps.map((step, index) => (
          <li
            key={step}
            className={classes(s.step, step === now && s.now)}
            aria-current={step === now ? 'step' : undefined}
          >
            <span className={classes(s.number, done.has(step) && s.done)} aria-hidden="true">
              {done.has(step) ? <Icon of={IconCheck} size={18} /> : index + 1}
            </span>
            <div className={s.stepText}>
              <h3>{t(`next.${step}`)}</h3>
              <p className="small text-2">{t(done.has(step) ? `first.done.${step}` : `next.${step}_text`)}</p>
            </div>
            {step === now && (
              <ButtonLink kind="filled" iconAfter={IconArrowRight} to={pathOfStep[step]}>
                {t(`next.${step}_action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
