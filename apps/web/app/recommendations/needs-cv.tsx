import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../platform/words/i18n';
import { Empty } from '../ui/feedback/list-states';
import { ButtonLink } from '../ui/forms/button';

/** Shown instead of recommendations if the CV has nothing to match. */
export function NeedsCv({ level }: { level: 2 | 3 }) {
  const t = useWords('recommendations');
  return (
    <Empty
      level={level}
      title={t('needs_cv')}
      action={
        <ButtonLink kind={level === 2 ? 'filled' : 'outlined'} to={pathTo('cv')}>
          {t('write_cv')}
        </ButtonLink>
      }
    >
      {t('needs_cv_text')}
    </Empty>
  );
}
