import { plansPath } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';

/** The CV database opens with a membership: what it gives, and where to get one. */
export function NeedsPlan() {
  const t = useWords('cv-search');
  return (
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
  );
}
