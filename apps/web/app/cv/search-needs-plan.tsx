import { useWords } from '../platform/i18n';
import { plansPath } from '../platform/plans-path';
import { ButtonLink } from '../ui/button';
import { Empty } from '../ui/list-states';

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
