import { getJobPermission } from '@jobblik/contract/jobs/job-form.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import {
  clearRequestedPage,
  isNewAd,
  plansPath,
  readRequestedPage,
  storeRequestedPage,
} from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ButtonLink } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import s from './job-form.module.css';

/** The back link and the heading; and what is missing before publishing, so that nobody writes in vain. */
export function JobFormHeader({ title }: { title: string }) {
  const t = useWords('employer-jobs');
  const { pathname } = useLocation();
  const permission = useCall(getJobPermission, undefined, { staleTime: 0 }).data;
  const isRefused = permission !== undefined && permission.result !== 'success';
  const isPlan = permission?.result === 'failed';
  const isAllowed = permission?.result === 'success';
  useEffect(() => {
    if (isAllowed && isNewAd(readRequestedPage('virksomhed'))) clearRequestedPage();
  }, [isAllowed]);
  return (
    <header className={`wrap-work ${s.header}`}>
      <Link to={pathTo('ownAds')} className={s.back}>
        <Icon of={IconChevronLeft} size={18} /> {t('form.all')}
      </Link>
      <h1>{title}</h1>
      {isRefused && (
        <Band className={s.notice}>
          <p role="status">{t(isPlan ? 'form.needs_plan' : 'form.needs_company')}</p>
          <ButtonLink
            to={isPlan ? plansPath : pathTo('settings', { area: 'virksomhed' })}
            onClick={() => storeRequestedPage(pathname)}
          >
            {t(isPlan ? 'form.to_plan' : 'form.to_company')}
          </ButtonLink>
        </Band>
      )}
    </header>
  );
}
