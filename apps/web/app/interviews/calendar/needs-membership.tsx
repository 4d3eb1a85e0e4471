import { useLocation } from 'react-router';
import { plansPath, rememberWish } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import s from './calendar.module.css';

/** Above the week of an employer without a paid plan: what a membership opens here. */
export function NeedsMembership() {
  const t = useWords('interviews');
  const { pathname, search } = useLocation();
  return (
    <Band className={s.needs}>
      <h2>{t('needs_plan.title')}</h2>
      <p className="text-2">{t('needs_plan.text')}</p>
      <ButtonLink to={plansPath} onClick={() => rememberWish(pathname + search)}>
        {t('needs_plan.action')}
      </ButtonLink>
    </Band>
  );
}
