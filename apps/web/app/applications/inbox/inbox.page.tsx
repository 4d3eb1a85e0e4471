import { getJobAds } from '@jobblik/contract/applications/applications.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useInterviewNews } from '../../interviews/index';
import { callKey, useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-tray.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import type { Route } from './+types/inbox.page';
import { Inbox } from './inbox';
import s from './inbox.module.css';
import { InboxTitle } from './inbox-header';
import { useLiveApplicants } from './list/use-applicants';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'applications')('list.title'), hidden: true });
}

/** The inbox of one ad: filters, the list of applications, and the open one (spec 2§2). */
export default function InboxPage({ params }: Route.ComponentProps) {
  const t = useWords('applications');
  const jobId = Number(params.job_id);
  const query = useCall(getJobAds, { params: { job_id: jobId } });
  const client = useQueryClient();
  const reload = useCallback(() => {
    void client.invalidateQueries({ queryKey: callKey(getJobAds, { params: { job_id: jobId } }) });
  }, [client, jobId]);
  useLiveApplicants(jobId, reload);
  useInterviewNews(reload);
  if (!query.data && query.error instanceof Problem && [400, 404].includes(query.error.status)) return <NoSuchAd />;
  return (
    <ListStates query={query} isEmpty={() => false} empty={null} level={1}>
      {({ job }) =>
        job.job_apply.length > 0 ? (
          <Inbox key={jobId} job={job} fromDashboard={params.page_from === 'dashboard'} />
        ) : (
          <div className={s.empty}>
            <InboxTitle job={job} fromDashboard={params.page_from === 'dashboard'} />
            <Empty
              art={drawing}
              title={t('list.empty')}
              action={<ButtonLink to={pathTo('ownAds')}>{t('list.back_jobs')}</ButtonLink>}
            >
              {t('list.empty_text')}
            </Empty>
          </div>
        )
      }
    </ListStates>
  );
}

/** Shown for an ad that is deleted, another employer's or unknown; there is no retry. */
function NoSuchAd() {
  const t = useWords('applications');
  return (
    <Empty
      level={1}
      title={t('list.no_ad')}
      action={<ButtonLink to={pathTo('ownAds')}>{t('list.back_jobs')}</ButtonLink>}
    >
      {t('list.no_ad_text')}
    </Empty>
  );
}
