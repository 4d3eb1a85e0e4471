import { interviewReady } from '@jobblik/contract/applications/interview-action.rules';
import { employerDashboard } from '@jobblik/contract/jobs/own-jobs.api';
import { useNow } from '../../interviews/index';
import { OpenOrders } from '../../membership/index';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { formatTime, formatWeekday } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Failed, ListStates } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import type { Route } from './+types/employer-dashboard.page';
import { EmployerAds } from './employer-ads';
import s from './employer-dashboard.module.css';
import { DashboardApplications } from './employer-dashboard-lists';
import { DashboardContacts, DashboardQuestions } from './employer-dashboard-people';
import { DashboardVisitors } from './employer-dashboard-visitors';
import { useEmployerData, useEmployerNews } from './employer-data';
import { FirstSteps } from './employer-steps';
import { InterviewsToday, MembershipLine } from './employer-today';
import { type EmployerDashboard, unlistedCount, waitingFor } from './employer-waiting';
import { EmployerWaitingList } from './employer-waiting-list';
import { MonthFigures } from './month-figures';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('dashboard.title'), hidden: true });
}

/** The overview of an employer (spec 2§2 "Dashboard"): the day's work. */
export default function EmployerDashboardPage() {
  const dashboard = useCall(employerDashboard, undefined, { staleTime: 0 });
  const { data, isComplete, failed } = useEmployerData();
  useEmployerNews();
  const t = useWords('employer-jobs');
  const hasDay = dashboard.data !== undefined && isComplete && !failed;
  return (
    <div className={`wrap-work ${s.page}`}>
      {!hasDay && <h1 className="hidden-visually">{t('dashboard.title')}</h1>}
      <ListStates query={dashboard} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={5} />}>
        {(answer) =>
          failed ? (
            <Failed error={failed.error} onRetry={() => void failed.refetch()} />
          ) : isComplete ? (
            <Day dashboard={answer} data={data} />
          ) : (
            <AfterDelay>
              <SkeletonRows count={5} />
            </AfterDelay>
          )
        }
      </ListStates>
    </div>
  );
}

interface DayProps {
  dashboard: EmployerDashboard;
  data: ReturnType<typeof useEmployerData>['data'];
}

function Day({ dashboard, data }: DayProps) {
  const t = useWords('employer-jobs');
  const session = useSession();
  const now = useNow().getTime();
  const { applications, interviews } = dashboard;
  const isNew = dashboard.jobs.length === 0;
  // The first steps already show what is missing before publishing.
  const items = waitingFor({ ...data, dashboard }, now).filter(({ kind }) => !isNew || kind !== 'step');
  const unlisted = unlistedCount(dashboard);
  const canEnter = interviews.some(({ ready }) => ready === interviewReady.canStart);
  const weekday = formatWeekday(now);
  return (
    <>
      <header className={s.header}>
        <div>
          <p className="small text-2">
            {dashboard.company_name && <span className={s.wide}>{dashboard.company_name} · </span>}
            <span className={classes(s.weekday, dashboard.company_name && s.inLine)}>{weekday}</span>
            <span className={s.wide}> · {formatTime(now)}</span>
          </p>
          <h1>
            {isNew && items.length === 0
              ? (dashboard.company_name ?? session?.user_name)
              : t('waiting.heading', { count: items.length + unlisted })}
          </h1>
        </div>
        {!isNew && <MonthFigures dashboard={dashboard} />}
      </header>
      {isNew && <FirstSteps done={doneSteps(dashboard, data.hasPlan)} />}
      <div className={classes(s.today, canEnter && s.entering)}>
        {(!isNew || items.length > 0) && (
          <div>
            <EmployerWaitingList items={items} unlisted={unlisted} leads={!canEnter && !isNew} />
          </div>
        )}
        <aside aria-label={t('today.title')}>
          {(!isNew || interviews.length > 0) && <InterviewsToday interviews={interviews} />}
          <MembershipLine />
        </aside>
      </div>
      <OpenOrders buyer="employer" />
      {!isNew && <EmployerAds dashboard={dashboard} />}
      <div className={s.two}>
        {applications.length > 0 && <DashboardApplications applications={applications} />}
        <div>
          <DashboardQuestions />
          <DashboardContacts />
          <DashboardVisitors />
        </div>
      </div>
    </>
  );
}

function doneSteps({ company_name }: EmployerDashboard, hasPlan: boolean | undefined): Set<'company' | 'plan'> {
  return new Set([...(company_name === null ? [] : (['company'] as const)), ...(hasPlan ? (['plan'] as const) : [])]);
}
