import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { type ComponentType, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { OpenOrders } from '../../membership';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { formatWeekday } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import type { Route } from './+types/dashboard.page';
import s from './dashboard.module.css';
import { DashboardContact } from './dashboard-contact';
import { useSeekerData, useSeekerNews } from './dashboard-data';
import { DashboardFiles } from './dashboard-files';
import { DashboardLines } from './dashboard-lines';
import { DashboardWaiting } from './dashboard-waiting';
import { FirstSteps } from './first-steps';
import { isFirstDay } from './first-steps-left';
import { partOfDay } from './part-of-day';

/** Components of slices above this one; passed in by the shell. */
interface SeekerPieces {
  RecentApplications: ComponentType;
  RecentMatches: ComponentType<{ agents: CandidateDashboard['job_agents']; found: number }>;
  RecommendedOnOverview: ComponentType;
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv')('dashboard.title'), hidden: true });
}

/** The overview of a job seeker (spec 1§3 "Worker dashboard"): the day's work. */
export default function DashboardPage() {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const session = useSession();
  const dashboard = useCall(candidateDashboard, undefined, { staleTime: 0 });
  useSeekerNews();
  const weekday = formatWeekday(now);
  const first = session?.user_name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.header}>
        <div>
          <p className="small text-2">{weekday.charAt(0).toUpperCase() + weekday.slice(1)}</p>
          <h1>{[t(`dashboard.hello.${partOfDay(now)}`), first].filter(Boolean).join(', ')}</h1>
        </div>
        {dashboard.data && <DashboardLines dashboard={dashboard.data} />}
      </header>
      <ListStates query={dashboard} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={4} />}>
        {(answer) => <Day dashboard={answer} onChanged={() => void dashboard.refetch()} />}
      </ListStates>
    </div>
  );
}

function Day({ dashboard, onChanged }: { dashboard: CandidateDashboard; onChanged: () => void }) {
  const { RecentApplications, RecentMatches, RecommendedOnOverview } = useOutletContext<SeekerPieces>();
  const data = useSeekerData();
  if (!data.isComplete) {
    return (
      <AfterDelay>
        <SkeletonRows count={4} />
      </AfterDelay>
    );
  }
  const isFirst =
    !data.failed &&
    isFirstDay({
      hasCv: dashboard.prepared_cv,
      agents: dashboard.job_agents.length,
      applications: data.applications.length,
    });
  return (
    <>
      {isFirst && <FirstSteps dashboard={dashboard} />}
      <DashboardWaiting dashboard={dashboard} data={data} withCv={!isFirst} />
      <OpenOrders buyer="seeker" />
      <DashboardContact />
      <div className={s.lists}>
        <Suspense fallback={null}>
          {dashboard.job_agents.length > 0 && (
            <RecentMatches agents={dashboard.job_agents} found={dashboard.job_agent_ads} />
          )}
          {data.applications.length > 0 && <RecentApplications />}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <RecommendedOnOverview />
      </Suspense>
      <DashboardFiles dashboard={dashboard} onChanged={onChanged} />
    </>
  );
}
