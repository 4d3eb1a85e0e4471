import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ActionRow, ActionRows, RowLink } from '../../ui/layout/action-rows';
import { Section } from '../../ui/layout/section';
import s from './dashboard.module.css';
import { type FirstStep, firstStepsOf } from './first-steps-left';

const pathOf: Record<FirstStep | 'begun', string> = {
  cv: pathTo('createCv'),
  begun: pathTo('editCv'),
  agent: pathTo('createAgent', { area: 'kandidat' }),
  job: pathTo('findJob'),
};

/** The first day of an account: the first steps, and what follows. */
export function FirstSteps({ dashboard }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const { published, prepared_cv, job_agents } = dashboard;
  const steps = firstStepsOf({ isPublished: published, agents: job_agents.length });
  const current = steps.find(({ done }) => !done)?.step;
  const wordsOf = (step: FirstStep) => (step === 'cv' && prepared_cv ? 'begun' : step);
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
            text={t(done && step !== 'job' ? `dashboard.first.${step}_done` : `dashboard.first.${wordsOf(step)}_text`)}
          >
            {!done && (
              <RowLink
                to={pathOf[wordsOf(step)]}
                about={t(`dashboard.first.${step}`)}
                kind={step === current ? 'filled' : 'outlined'}
              >
                {t(`dashboard.first.${wordsOf(step)}_action`)}
              </RowLink>
            )}
          </ActionRow>
        ))}
      </ActionRows>
    </Section>
  );
}
