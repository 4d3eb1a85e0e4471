import { Problem } from '@jobblik/contract/kernel/problem';
import { ConfirmFirst, needsConfirmation } from '../../accounts/index';
import { useWords } from '../../platform/words/i18n';
import { NeedsPlan } from '../../ui/feedback/needs-plan';
import s from '../agents.module.css';

/** Whether CV-match is closed to the caller, which {@link AgentsClosed} explains. */
export function areAgentsClosed(error: unknown): boolean {
  return needsConfirmation(error) || (error instanceof Problem && error.code === 'membership_required');
}

/** CV-match opens with a confirmed e-mail and a membership: what it gives, and the next step (spec 2§4). */
export function AgentsClosed({ error }: { error: unknown }) {
  const t = useWords('seeker-agents');
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('list.title')}</h1>
      {needsConfirmation(error) ? (
        <ConfirmFirst>{t('confirm_first')}</ConfirmFirst>
      ) : (
        <NeedsPlan title={t('plan.title')} action={t('plan.action')}>
          {t('plan.text')}
        </NeedsPlan>
      )}
    </div>
  );
}
