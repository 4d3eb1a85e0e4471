import { employerDashboard, getJobPermission } from '@jobblik/contract/jobs/jobs.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useCallback } from 'react';
import { useInterviewNews } from '../../interviews/index';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { formatNumber, formatWeekday } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { DayCurves } from '../../ui/charts/day-curves';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import e from '../own/employer.module.css';
import { EmployerFigures } from '../own/employer-figures';
import { useRefetchOnNews } from '../own/use-refetch-on-news';
import type { Route } from './+types/employer-dashboard.page';
import s from './employer-dashboard.module.css';
import { DashboardInterviews } from './employer-dashboard-interviews';
import { DashboardApplications, DashboardJobs } from './employer-dashboard-lists';
import { DashboardContacts, DashboardQuestions } from './employer-dashboard-people';
import { DashboardVisitors } from './employer-dashboard-visitors';
import { nextStep } from './employer-next-step';
import { FirstSteps, NextStepCard } from './employer-steps';

type Dashboard = CallAnswer<typeof employerDashboard>;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('dashboard.title'), hidden: true });
}

/** What an employer sees first (spec 2§2 "Dashboard"). */
export default function EmployerDashboardPage() {
  const session = useSession();
  const { now } = usePageSettings();
  const dashboard = useCall(employerDashboard, undefined, { staleTime: 0 });
  const { refetch } = dashboard;
  useRefetchOnNews(refetch);
  useInterviewNews(useCallback(() => void refetch(), [refetch]));
  const weekday = formatWeekday(now);
  return (
    <div className={`wrap-work ${e.page}`}>
      <p className="text-2">{weekday.charAt(0).toUpperCase() + weekday.slice(1)}</p>
      <h1>{dashboard.data?.company_name ?? session?.user_name}</h1>
      <ListStates query={dashboard} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={5} />}>
        {(answer) => (answer.jobs.length > 0 ? <Overview dashboard={answer} /> : <Beginning dashboard={answer} />)}
      </ListStates>
    </div>
  );
}

/** Whether there is a plan that allows publishing; undefined while it is not known. */
function useHasPlan(): boolean | undefined {
  const permission = useCall(getJobPermission, undefined, { staleTime: 0 }).data?.result;
  return permission === undefined ? undefined : permission !== 'failed';
}

/** Before the first ad there is nothing to count: the way to it, and who was asked for contact meanwhile. */
function Beginning({ dashboard }: { dashboard: Dashboard }) {
  const hasPlan = useHasPlan();
  if (hasPlan === undefined) return null;
  const done = new Set([
    ...(dashboard.company_name === null ? [] : (['company'] as const)),
    ...(hasPlan ? (['plan'] as const) : []),
  ]);
  return (
    <>
      <FirstSteps done={done} />
      <div className={s.two}>
        <DashboardInterviews interviews={dashboard.interviews} />
        <DashboardContacts />
        <DashboardVisitors />
      </div>
    </>
  );
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const t = useWords('employer-jobs');
  const next = nextStep(dashboard, useHasPlan());
  const { jobs, applications } = dashboard;
  return (
    <>
      {next && <NextStepCard step={next} />}
      <EmployerFigures
        figures={[
          { label: t('figures.live'), value: dashboard.live_jobs_cnt },
          {
            label: t('figures.applications'),
            value: dashboard.total_apply_cnt,
            note: dashboard.unread_apply_cnt > 0 && t('list.unread', { count: dashboard.unread_apply_cnt }),
          },
          { label: t('figures.rejected'), value: dashboard.total_reject_cnt },
          { label: t('figures.interviews'), value: dashboard.interviews_cnt },
          { label: t('figures.visits'), value: dashboard.total_visit_cnt },
        ]}
      />
      <Curves dashboard={dashboard} />
      <div className={s.two}>
        <div>
          <Section work title={t('dashboard.applications')}>
            {applications.length > 0 ? (
              <DashboardApplications applications={applications} />
            ) : (
              <Empty level={3} title={t('dashboard.no_applications')}>
                {t('dashboard.no_applications_text')}
              </Empty>
            )}
          </Section>
        </div>
        <div>
          <Section
            work
            title={t('dashboard.jobs')}
            aside={<ArrowLink to="/virksomhed/job/liste">{t('dashboard.all_jobs')}</ArrowLink>}
          >
            <DashboardJobs jobs={jobs} />
          </Section>
          <DashboardInterviews interviews={dashboard.interviews} />
          <DashboardQuestions />
          <DashboardContacts />
          <DashboardVisitors />
        </div>
      </div>
    </>
  );
}

function Curves({ dashboard: { days, days_before } }: { dashboard: Dashboard }) {
  const t = useWords('employer-jobs');
  const curve = (kind: 'visits' | 'applications') => {
    const values = days.map((day) => day[kind]);
    const total = values.reduce((sum, value) => sum + value, 0);
    return {
      name: t(`dashboard.${kind}_curve`),
      values,
      label: t(`dashboard.${kind}_label`, { total: formatNumber(total), most: Math.max(0, ...values) }),
      note: days_before[kind] > 0 && t('dashboard.before', { total: formatNumber(days_before[kind]) }),
    };
  };
  return (
    <div className={s.curves}>
      <DayCurves
        days={days.map(({ day }) => day)}
        period={t('dashboard.period')}
        caption={t('dashboard.numbers')}
        curves={[curve('visits'), curve('applications')]}
      />
    </div>
  );
}
