import { getJobDetail, getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { jobKeyFacts } from '../../jobs/index';
import { useCall } from '../../platform/api/query';
import { serverApi } from '../../platform/api/server-api';
import { usePageSettings } from '../../platform/page-settings';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs';
import { CompanyAvatar } from '../../ui/media/picture';
import type { Route } from './+types/apply.page';
import { AfterApplying, type Applied } from './after-applying';
import s from './apply.module.css';
import { ApplyForm } from './apply-form';
import { JobKeyFacts } from './job-key-facts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { job, similar_jobs: similar } = await serverApi(context).call(getJobDetailNotAuthed, {
    params: { id: params.job_id },
  });
  // The description of the ad is not shown here.
  const { description: _text, description_html: _html, teaser: _teaser, ...summary } = job;
  return { job: summary, similar: similar.slice(0, 3) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'applications');
  const title = loaderData ? t('apply.title_job', { title: loaderData.job.title }) : t('apply.title');
  return seo(matches, { title, hidden: true });
}

type JobToApplyFor = Route.ComponentProps['loaderData']['job'];

export default function ApplyPage({ loaderData: { job, similar } }: Route.ComponentProps) {
  const t = useWords('applications');
  const [outcome, setOutcome] = useState<Applied | null>(null);
  const before = useSentBefore(job.id);
  const applied = outcome ?? before;
  const address = pathTo('job', { job_id: job.id, job_seo: job.seo });
  return (
    <div className={`wrap ${s.page}`}>
      <Breadcrumbs crumbs={[{ label: job.title, to: address }, { label: t('apply.heading') }]} />
      {applied ? (
        <AfterApplying
          key={applied}
          applied={applied}
          job={{ id: job.id, company: job.company.name }}
          similar={similar}
        />
      ) : (
        <ApplyHere job={job} address={address} onApplied={setOutcome} />
      )}
    </div>
  );
}

/** What this seeker has sent to the ad before. */
function useSentBefore(jobId: number): Applied | null {
  const isSeeker = useSession()?.ttl === userType.seeker;
  const own = useCall(getJobDetail, { params: { id: jobId } }, { enabled: isSeeker });
  if (!isSeeker || !own.data) return null;
  if (own.data.job.is_applied) return 'already';
  return own.data.job.apply_refusal === 'withdrawn' ? 'withdrawn' : null;
}

interface ApplyHereProps {
  job: JobToApplyFor;
  address: string;
  onApplied: (applied: Applied) => void;
}

function ApplyHere(props: ApplyHereProps) {
  const { job, address } = props;
  const t = useWords('applications');
  const jobWords = useWords('jobs');
  const { now } = usePageSettings();
  return (
    <>
      <header className={s.header}>
        <CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.logo} />
        <div>
          <h1>{t('apply.heading')}</h1>
          <p>{t('apply.to', { title: job.title, company: job.company.name })}</p>
        </div>
      </header>
      <div className={s.columns}>
        <ApplyPart {...props} />
        <JobKeyFacts address={address} facts={jobKeyFacts(job, now, jobWords)} />
      </div>
    </>
  );
}

/** The form, or the reason why this visitor cannot apply. */
function ApplyPart({ job, address, onApplied }: ApplyHereProps) {
  const t = useWords('applications');
  const session = useSession();
  const back = <ButtonLink to={address}>{t('apply.back')}</ButtonLink>;
  if (job.state !== 'live') {
    return (
      <Empty title={t('apply.closed')} action={back}>
        {t('apply.closed_text')}
      </Empty>
    );
  }
  if (job.is_redirect === 1) {
    const action = <ButtonLink to={address}>{t('apply.elsewhere_action')}</ButtonLink>;
    return <Empty title={t('apply.elsewhere')} action={action} />;
  }
  if (session && session.ttl !== userType.seeker) {
    return (
      <Empty title={t('apply.employer')} action={back}>
        {t('apply.employer_text')}
      </Empty>
    );
  }
  return (
    <ApplyForm
      job={{ id: job.id, title: job.title, company: job.company.name, address, questions: job.questions }}
      onSent={() => onApplied('sent')}
      onSentBefore={() => onApplied('already')}
    />
  );
}
