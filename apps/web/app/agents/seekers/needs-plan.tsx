import { Problem } from '@jobblik/contract/kernel/problem';
import { plansPath } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import s from '../agents.module.css';

/** Whether an answer was refused for want of a paid membership. */
export function needsPlan(error: unknown): boolean {
  return error instanceof Problem && error.code === 'membership_required';
}

/** CV-match opens with a membership: what it gives, and where to get one (spec 2§4). */
export function NeedsPlan() {
  const t = useWords('seeker-agents');
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('list.title')}</h1>
      <Empty
        personal
        title={t('plan.title')}
        deed={
          <ButtonLink kind="filled" to={plansPath}>
            {t('plan.deed')}
          </ButtonLink>
        }
      >
        {t('plan.text')}
      </Empty>
    </div>
  );
}
