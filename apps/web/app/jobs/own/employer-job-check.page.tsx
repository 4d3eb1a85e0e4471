import { getJobPermission } from '@jobblik/contract/jobs/job-form.api';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../platform/api/query';
import { clearRequestedPage, plansPath, storeRequestedPage } from '../../platform/plans-path';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import type { Route } from './+types/employer-job-check.page';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('check.title'), hidden: true });
}

/** Checks whether this employer may create an ad, and redirects according to the answer (spec 2§4). */
export default function JobCheckPage() {
  const t = useWords('employer-jobs');
  const navigate = useNavigate();
  const { data, error, refetch, isFetchedAfterMount } = useCall(getJobPermission, undefined, { staleTime: 0 });
  const result = isFetchedAfterMount ? data?.result : undefined;
  useEffect(() => {
    if (result === undefined) return;
    if (result === 'success') clearRequestedPage();
    else storeRequestedPage('job.create');
    if (result !== 'success') toast(t(`check.${missing[result]}`), { lasts: 12_000, tone: 'note' });
    void navigate(nextScreen[result], { replace: true });
  }, [result, navigate, t]);
  return (
    <div className="wrap-work" style={{ paddingBlock: 'var(--space-6)' }}>
      <h1>{t('check.title')}</h1>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <AfterDelay>
          <SkeletonRows count={3} />
        </AfterDelay>
      )}
    </div>
  );
}

const missing = { failed: 'no_plan', error: 'no_company' } as const;
const nextScreen = {
  success: pathTo('createAd'),
  failed: plansPath,
  error: pathTo('settings', { area: 'virksomhed' }),
} as const;
