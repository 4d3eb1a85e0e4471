import type { CandidateDashboard } from '@jobblik/contract/cv/cv-pages.schema';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ActionRow, ActionRows, RowLink } from '../../ui/layout/action-rows';
import { Section } from '../../ui/layout/section';
import s from './dashboard.module.css';
import { type FirstStep, firstStepsOf } from './first-steps-left';

const pathOf: Record<FirstStep, string> = {
  cv: '/kandidat/cv/Opret',
  agent: '/kandidat/agent/Opret',
  job: '/find/job',
};

/** The first day of an account: what to begin with, what comes then. */
export function FirstSteps({ dashboard }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const steps = firstStepsOf({ hasCv: dashboard.prepared_cv, agents: dashboard.job_agents.length });
  const current = steps.find(({ done }) => !done)?.step;
  return (
    <Section work title={t('dashboard.first.title')}>
      <ActionRows label={t('dashboard.first.title')}>
        {steps.map(({ step, done }, index) => (
          <ActionRow
            key={step}
            mark={
              <span className={done ? s.doneNumber : s.number}>
                {done ? <Icon of={IconCheck} size={18} /> : index + 1}
              </span>
            }
            title={t(`dashboard.first.${step}`)}
            text={t(done && step !== 'job' ? `dashboard.first.${step}_done` : `dashboard.first.${step}_text`)}
          >
            {!done && (
              <RowLink
                to={pathOf[step]}
                about={t(`dashboard.first.${step}`)}
                kind={step === current ? 'filled' : 'outlined'}
              >
                {t(`dashboard.first.${step}_action`)}
              </RowLink>
            )}
          </ActionRow>
        ))}
      </ActionRows>
    </Section>
  );
}
