import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronRight } from '@tabler/icons-react';
import { endsByDeadline, lastDays, lastShownDay, MyJobState, valuesOn } from '../../jobs/own/index';
import { useUnread } from '../../notices';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { DayNumbers } from '../../ui/charts/day-curves';
import { MiniCurve } from '../../ui/charts/mini-curve';
import { Badge } from '../../ui/feedback/badge';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Written } from '../../ui/text/written';
import s from './employer-ads.module.css';
import type { EmployerDashboard } from './employer-waiting';
import { sumsOf } from './month-sums';

/** The newest ads with a month's visits as a curve; each links to its applications. Below, the figures of the month. */
export function EmployerAds({ dashboard }: { dashboard: EmployerDashboard }) {
  const t = useWords('employer-jobs');
  const { days, days_before, jobs } = dashboard;
  const { visits, applications } = sumsOf(days);
  return (
    <Section work title={t('ads.title')} aside={<ArrowLink to={pathTo('ownAds')}>{t('dashboard.all_jobs')}</ArrowLink>}>
      <p className={s.phoneSums}>
        {t('ads.month', { visits: formatNumber(visits), applications: formatNumber(applications) })}
      </p>
      <ul className={s.ads} aria-label={t('ads.title')}>
        {jobs.map((job) => (
          <AdRow key={job.id} job={job} />
        ))}
      </ul>
      <div className={s.numbers}>
        <DayNumbers
          days={days.map(({ day }) => day)}
          curves={[
            { name: t('dashboard.visits_curve'), values: days.map((day) => day.visits) },
            { name: t('dashboard.applications_curve'), values: days.map((day) => day.applications) },
          ]}
          caption={t('dashboard.numbers')}
        >
          <p className="small text-2">
            {t('ads.before', {
              visits: formatNumber(days_before.visits),
              applications: formatNumber(days_before.applications),
            })}
          </p>
        </DayNumbers>
      </div>
    </Section>
  );
}

function AdRow({ job }: { job: MyJob }) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const unreadOf = useUnread()?.unread_apply_cnt_arr;
  const unread = unreadOf ? (unreadOf[job.id] ?? 0) : job.unread_apply_count;
  const values = valuesOn(
    lastDays(now),
    job.job_visit.map(({ day, visits }) => [day, visits]),
  );
  const visits = values.reduce((sum, value) => sum + value, 0);
  return (
    <li className={s.ad}>
      <h3 className={s.adTitle}>
        <Link className="covers-row" to={pathTo('applicants', { job_id: job.id, page_from: 'dashboard' })}>
          <Written>{job.title}</Written>
        </Link>{' '}
        <span className={s.place}>{job.location[0]?.name}</span>
      </h3>
      <span className={s.facts}>
        <span className={s.visits}>{t('dashboard.job_visits', { count: visits, total: formatNumber(visits) })}</span>
        <span className={s.applications}>
          {t('dashboard.job_applications', { count: job.job_apply_count })}{' '}
          {unread > 0 && <Badge tone="info">{t('list.unread', { count: unread })}</Badge>}
        </span>
        <span className={s.end}>
          {job.state === 'live' ? (
            t(endsByDeadline(job) ? 'ads.end' : 'ads.ends', { date: formatDate(lastShownDay(job), now) })
          ) : (
            <MyJobState state={job.state} waitsForEmail={job.waits_for_email} waitsForReview={job.waits_for_review} />
          )}
        </span>
      </span>
      <span className={s.curve}>
        <MiniCurve values={values} />
      </span>
      <span className={s.chevron}>
        <Icon of={IconChevronRight} size={18} />
      </span>
    </li>
  );
}
