import { getJobDetail, getJobDetailNotAuthed } from '@jobblik/contract/jobs/jobs.api';
import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { useState } from 'react';
import { jobFacts } from '../../jobs/index';
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
import s from './apply.module.css';
import { ApplyForm } from './apply-form';
import { ApplySent } from './apply-sent';
import { JobKeyFacts } from './job-key-facts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { job } = await serverApi(context).call(getJobDetailNotAuthed, { params: { id: params.job_id } });
  // The description of the ad is not shown here.
  const { description: _text, description_html: _html, teaser: _teaser, ...facts } = job;
  return { job: facts };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'applications');
  const title = loaderData ? t('apply.title_job', { title: loaderData.job.title }) : t('apply.title');
  return seo(matches, { title, hidden: true });
}

export default function ApplyPage({ loaderData: { job } }: Route.ComponentProps) {
  const t = useWords('applications');
  const [isSent, setSent] = useState(false);
  const address = `/job/${job.id}/${job.seo}`;
  return (
    <div className={`wrap ${s.page}`}>
      <Breadcrumbs crumbs={[{ label: job.title, to: address }, { label: t('apply.heading') }]} />
      {isSent ? (
        <ApplySent company={job.company.name} />
      ) : (
        <ApplyHere job={job} address={address} onSent={() => setSent(true)} />
      )}
    </div>
  );
}

interface ApplyHereProps {
  job: Route.ComponentProps['loaderData']['job'];
  address: string;
  onSent: () => void;
}

function ApplyHere({ job, address, onSent }: ApplyHereProps) {
  const t = useWords('applications');
  const jobWords = useWords('jobs');
  const { now } = usePageSettings();
  return (
    <>
      <header className={s.head}>
        <CompanyAvatar name={job.company.name} src={job.logo} />
        <div>
          <h1>{t('apply.heading')}</h1>
          <p>{t('apply.to', { title: job.title, company: job.company.name })}</p>
        </div>
      </header>
      <div className={s.columns}>
        <ApplyPart job={job} address={address} onSent={onSent} />
        <JobKeyFacts address={address} facts={jobFacts(job, now, jobWords)} />
      </div>
    </>
  );
}

type JobToApplyFor = Pick<JobDetail, 'id' | 'title' | 'company' | 'state' | 'is_redirect'>;

/** The form, or the reason why this visitor cannot apply. */
function ApplyPart({ job, address, onSent }: { job: JobToApplyFor; address: string; onSent: () => void }) {
  const t = useWords('applications');
  const session = useSession();
  const isSeeker = session?.ttl === userType.seeker;
  const own = useCall(getJobDetail, { params: { id: job.id } }, { enabled: isSeeker });
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
  if (session && !isSeeker) {
    return (
      <Empty title={t('apply.employer')} action={back}>
        {t('apply.employer_text')}
      </Empty>
    );
  }
  return (
    <ApplyForm
      job={{ id: job.id, title: job.title, company: job.company.name, address }}
      before={own.data?.job.is_applied ? 'sent' : own.data?.job.apply_refusal === 'withdrawn' ? 'withdrawn' : null}
      onSent={onSent}
    />
  );
}
