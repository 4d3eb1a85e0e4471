import { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../../platform/words/i18n';
import { NeedsPlan } from '../../ui/feedback/needs-plan';
import s from '../agents.module.css';

/** Whether an answer was refused because a paid membership is missing. */
export function needsPlan(error: unknown): boolean {
  return error instanceof Problem && error.code === 'membership_required';
}

/** CV-match opens with a membership: what it gives, and where to get one (spec 2§4). */
export function AgentNeedsPlan() {
  const t = useWords('seeker-agents');
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('list.title')}</h1>
      <NeedsPlan title={t('plan.title')} action={t('plan.action')}>
        {t('plan.text')}
      </NeedsPlan>
    </div>
  );
}
