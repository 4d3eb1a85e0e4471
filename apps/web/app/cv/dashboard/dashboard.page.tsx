import { candidateDashboard } from '@jobblik/contract/cv/cv-pages.api';
import { IconEye } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useOutletContext } from 'react-router';
import { useInterviewNews } from '../../interviews/index';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { formatWeekday } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import type { Route } from './+types/dashboard.page';
import s from './dashboard.module.css';
import { DashboardContact } from './dashboard-contact';
import { DashboardCv } from './dashboard-cv';
import { DashboardFiles } from './dashboard-files';
import { DashboardInterviews } from './dashboard-interviews';
import { type ApplicationList, DashboardAgents, DashboardApplications } from './dashboard-lists';
import { DashboardQuestions } from './dashboard-questions';
import { DashboardVisits } from './dashboard-visits';
import { partOfDay } from './part-of-day';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv')('dashboard.title'), hidden: true });
}

/** What a job seeker sees first (spec 1§3 "Worker dashboard"). */
export default function DashboardPage() {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const { RecentApplications } = useOutletContext<{ RecentApplications: ApplicationList }>();
  const session = useSession();
  const dashboard = useCall(candidateDashboard, undefined, { staleTime: 0 });
  const { refetch } = dashboard;
  useInterviewNews(useCallback(() => void refetch(), [refetch]));
  const weekday = formatWeekday(now);
  const first = session?.user_name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.head}>
        <div>
          <p className="text-2">{weekday.charAt(0).toUpperCase() + weekday.slice(1)}</p>
          <h1>{[t(`dashboard.hello.${partOfDay(now)}`), first].filter(Boolean).join(', ')}</h1>
        </div>
        {dashboard.data?.prepared_cv && (
          <ButtonLink icon={IconEye} to="/kandidat/mitcv">
            {t('dashboard.see_cv')}
          </ButtonLink>
        )}
      </header>
      <ListStates query={dashboard} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={4} />}>
        {(answer) => (
          <>
            <div className={s.top}>
              <DashboardCv dashboard={answer} />
              <DashboardVisits dashboard={answer} />
            </div>
            <DashboardContact />
            <DashboardQuestions />
            <DashboardInterviews interviews={answer.interviews} />
            <div className={s.two}>
              <DashboardAgents agents={answer.job_agents} />
              <DashboardApplications List={RecentApplications} />
            </div>
            <DashboardFiles dashboard={answer} onChanged={() => void dashboard.refetch()} />
          </>
        )}
      </ListStates>
    </div>
  );
}
