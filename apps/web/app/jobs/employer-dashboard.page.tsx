import { employerDashboard, getJobPermission } from '@jobblik/contract/jobs/jobs.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useCallback, useEffect, useRef } from 'react';
import { formatDate, formatNumber, formatWeekday } from '../platform/format';
import { pageWords, useWords } from '../platform/i18n';
import { usePageSettings } from '../platform/page-settings';
import { useCall } from '../platform/query';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session';
import { useSocketEvent } from '../platform/socket';
import { useUnread } from '../platform/unread';
import { Pip } from '../ui/badge';
import { ArrowLink, ButtonLink } from '../ui/button';
import { Empty, ListStates } from '../ui/list-states';
import { Card, Section } from '../ui/section';
import { Sparkline } from '../ui/sparkline';
import type { Route } from './+types/employer-dashboard.page';
import e from './employer.module.css';
import s from './employer-dashboard.module.css';
import { DashboardApplications, DashboardJobs } from './employer-dashboard-lists';
import { EmployerFigures } from './employer-figures';
import { type NextStep, nextStep } from './employer-next-step';

type Dashboard = CallAnswer<typeof employerDashboard>;

/** `sentApplication` of the contract, without the schemas that its module would bring along. */
const sentApplication = { name: 'sent_application' } as const;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'employer-jobs')('dashboard.title'), hidden: true });
}

/** What an employer sees first (spec 2§2 "Dashboard"). */
export default function EmployerDashboardPage() {
  const session = useSession();
  const { now } = usePageSettings();
  const dashboard = useCall(employerDashboard, undefined, { staleTime: 0 });
  useRefresh(dashboard.refetch);
  const weekday = formatWeekday(now);
  return (
    <div className={`wrap-work ${e.page}`}>
      <p className="text-2">{weekday.charAt(0).toUpperCase() + weekday.slice(1)}</p>
      <h1>{dashboard.data?.company_name ?? session?.user_name}</h1>
      <ListStates query={dashboard} isEmpty={() => false} empty={null}>
        {(answer) => <Overview dashboard={answer} />}
      </ListStates>
    </div>
  );
}

/** A new application is on the screen as soon as the server tells of it, however it tells. */
function useRefresh(refetch: () => unknown): void {
  const unread = useUnread()?.unread_apply_total_cnt;
  const known = useRef(unread);
  const refresh = useCallback(() => void refetch(), [refetch]);
  useSocketEvent(sentApplication, refresh);
  useEffect(() => {
    if (known.current !== undefined && known.current !== unread) refresh();
    known.current = unread;
  }, [unread, refresh]);
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const t = useWords('employer-jobs');
  const permission = useCall(getJobPermission, undefined, { staleTime: 0 }).data?.result;
  const next = nextStep(dashboard, permission === undefined ? undefined : permission !== 'failed');
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
      {jobs.length > 0 ? (
        <>
          <div className={s.two}>
            <Curve kind="visits" days={dashboard.days} />
            <Curve kind="applications" days={dashboard.days} />
          </div>
          <div className={s.two}>
            <Section
              work
              title={t('dashboard.jobs')}
              aside={<ArrowLink to="/virksomhed/job/liste">{t('dashboard.all_jobs')}</ArrowLink>}
            >
              <DashboardJobs jobs={jobs} />
            </Section>
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
        </>
      ) : (
        <Empty title={t('dashboard.no_jobs')}>{t('dashboard.no_jobs_text')}</Empty>
      )}
    </>
  );
}

function NextStepCard({ step }: { step: NextStep }) {
  const t = useWords('employer-jobs');
  const values = step.kind === 'unread' ? { count: step.count, title: step.title } : {};
  return (
    <Card strong className={s.next}>
      {step.kind === 'unread' && <Pip />}
      <div className={s.nextText}>
        <p className="strong">{t(`next.${step.kind}`, values)}</p>
        <p className="small text-2">{t(`next.${step.kind}_text`, values)}</p>
      </div>
      <ButtonLink kind="filled" to={step.to}>
        {t(`next.${step.kind}_deed`)}
      </ButtonLink>
    </Card>
  );
}

function Curve({ kind, days }: { kind: 'visits' | 'applications'; days: Dashboard['days'] }) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const values = days.map((day) => day[kind]);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Section
      work
      title={t(`dashboard.${kind}_curve`)}
      aside={<span className="small muted nowrap">{t('dashboard.period')}</span>}
    >
      <p className={s.total}>{formatNumber(total)}</p>
      <Sparkline
        values={values}
        label={t(`dashboard.${kind}_label`, { total: formatNumber(total), most: Math.max(0, ...values) })}
        from={days[0] ? formatDate(days[0].day, now) : ''}
        to={formatDate(now, now)}
      />
    </Section>
  );
}
