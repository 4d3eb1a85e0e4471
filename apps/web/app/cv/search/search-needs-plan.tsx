import { useWords } from '../../platform/words/i18n';
import { NeedsPlan } from '../../ui/feedback/needs-plan';

/** Shown without a membership, which the CV database requires (spec 2§4). */
export function SearchNeedsPlan() {
  const t = useWords('cv-search');
  return (
    <NeedsPlan title={t('plan.title')} action={t('plan.action')}>
      {t('plan.text')}
    </NeedsPlan>
  );
}
