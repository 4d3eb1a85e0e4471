import { getReportedJob } from '@jobblik/contract/admin/cases.api';
import type { ReportedJob } from '@jobblik/contract/admin/cases.schema';
import { reportOptionIds } from '@jobblik/contract/jobs/job-choices.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Written } from '../../ui/text/written';
import s from './cases.module.css';
import { DecisionList } from './decision-list';
import { JobDecisionForm } from './job-decision-form';
import type { Undo } from './use-undo';

/** A reported ad: as people see it, who reported it, and the decision. */
export function JobCase({ id, due, undo }: { id: number; due: string | null; undo: Undo }) {
  const t = useWords('admin');
  const { data, error, isError, refetch } = useCall(getReportedJob, { params: { id } }, { staleTime: 0 });
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={5} />
      </AfterDelay>
    );
  const { job } = data;
  const now = new Date();
  const state = job.state === 'live' || job.state === 'taken_down' || job.state === 'hidden' ? job.state : 'other';
  return (
    <article aria-labelledby="sag">
      <header className={s.head}>
        <div>
          <h2 id="sag">
            <Written>{job.title}</Written>
          </h2>
          <p className="small text-2">
            {t('job.from', { id: job.id, company: job.company, time: formatMoment(job.created_at, now) })}
          </p>
        </div>
        <Badge tone={state === 'live' ? 'success' : 'waiting'}>{t(`job.state.${state}`)}</Badge>
        {due && <Badge tone="signal">{t('job.answer', { time: formatMoment(due, now) })}</Badge>}
        <ButtonLink size="small" to={pathTo('job', { job_id: job.id, job_seo: job.seo })}>
          {t('job.open')}
        </ButtonLink>
      </header>
      <div className={s.columns}>
        <section aria-labelledby="som-vist">
          <h3 id="som-vist">{t('job.asSeen')}</h3>
          <div className={s.ad}>
            <b>
              <Written>{job.title}</Written>
            </b>
            <RichTextView html={job.description_html} top={3} />
          </div>
        </section>
        <Reports data={data} now={now} />
      </div>
      <JobDecisionForm data={data} undo={undo} />
    </article>
  );
}

function Reports({ data: { reports, account, job, decisions }, now }: { data: ReportedJob; now: Date }) {
  const t = useWords('admin');
  const options = useWords('jobs');
  return (
    <aside>
      <h3>{reports.length > 0 ? t('job.reports', { count: reports.length }) : t('job.noReports')}</h3>
      <ul className={s.rows}>
        {reports.map((report) => (
          <li key={report.id}>
            <b>{report.by || t('job.guest')}</b> <small>{formatMoment(report.at, now)}</small>
            <p>
              <Written>{report.text}</Written>
            </p>
            <small>
              {reportOptionIds
                .filter((id) => report.options.includes(id))
                .map((id) => options(`report.option_${id}`))
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <h3>{t('job.account')}</h3>
      <p>
        <b>{account.name}</b>
      </p>
      <p className="small text-2">
        {t('job.since', { time: formatMoment(account.created_at, now), email: account.email })}
      </p>
      {account.frozen && <p className="small">{t('job.frozen')}</p>}
      {job.corrected && <p className="small">{t('job.corrected')}</p>}
      <DecisionList decisions={decisions} now={now} />
    </aside>
  );
}
