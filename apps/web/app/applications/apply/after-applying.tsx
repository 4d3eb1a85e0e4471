import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef } from 'react';
import { JobListRow, useSavedJobs } from '../../jobs/index';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Eye } from '../../ui/brand/eye';
import { classes } from '../../ui/classes';
import { ButtonLink } from '../../ui/forms/button';
import { JobRows } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { EyeState } from '../own/eye-state';
import s from './after-applying.module.css';

/** Why there is no form (any more): just sent, sent before, or sent before and withdrawn. */
export type Applied = 'sent' | 'already' | 'withdrawn';

interface AfterApplyingProps {
  applied: Applied;
  job: { id: number; company: string };
  similar: readonly JobCard[];
}

/** After the last step: that it arrived, what happens next, and other jobs. Scrolls to the top and focuses its heading. */
export function AfterApplying({ applied, job, similar }: AfterApplyingProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useCall(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { staleTime: 0 });
  const application = own.data?.applications.find(({ job_id }) => job_id === job.id);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const when = application
    ? formatMoment(application.created_at, Math.max(now, Date.parse(application.created_at)))
    : t('apply.sent_now');
  const list = pathTo('ownApplications');
  return (
    <>
      <div className={s.after}>
        <HeroEye applied={applied} application={application} />
        <div className={s.words}>
          <h1 ref={heading} tabIndex={-1}>
            {t(`apply.${applied}`)}
          </h1>
          <p>{t(`apply.${applied}_text`, { company: job.company, when })}</p>
          {applied !== 'sent' && application && <EyeState application={application} />}
          <div className={s.actions}>
            <ButtonLink kind="filled" to={application ? `${list}?vis=${application.id}` : list}>
              {t('apply.sent_follow')}
            </ButtonLink>
            <ButtonLink to={similar.length > 0 ? '#lignende' : pathTo('findJob')}>{t('apply.find_similar')}</ButtonLink>
          </div>
        </div>
      </div>
      {applied === 'sent' && <NextSteps when={when} />}
      {similar.length > 0 && <Similar jobs={similar} />}
    </>
  );
}

/** Large, beside the heading. That of an application just sent opens once and then closes; without motion it is closed. */
function HeroEye({ applied, application }: { applied: Applied; application: OwnApplication | undefined }) {
  if (applied === 'sent') {
    return (
      <span className={classes(s.eye, s.opens)}>
        <Eye look="shut" width={132} />
        <Eye look="fresh" width={132} />
      </span>
    );
  }
  const look = application?.eye.state ?? (applied === 'withdrawn' ? 'rest' : 'shut');
  return (
    <span className={s.eye}>
      <Eye look={look} width={132} />
    </span>
  );
}

/** The eye's three states in the order in which they come. */
function NextSteps({ when }: { when: string }) {
  const t = useWords('applications');
  const steps = [
    { look: 'shut', name: t('apply.next_sent'), note: when },
    { look: 'half', name: t('apply.next_half'), note: t('apply.next_half_note') },
    { look: 'open', name: t('apply.next_open'), note: t('apply.next_open_note') },
  ] as const;
  return (
    <ol className={s.steps} aria-label={t('apply.next')}>
      {steps.map(({ look, name, note }, at) => (
        <li key={look} className={classes(at === 0 && s.reached)}>
          <Eye look={look} width={44} />
          <span>
            <b>{name}</b>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Similar({ jobs }: { jobs: readonly JobCard[] }) {
  const t = useWords('applications');
  const saved = useSavedJobs();
  return (
    <Section id="lignende" title={t('apply.similar')}>
      <JobRows label={t('apply.similar')}>
        {jobs.map((job) => (
          <JobListRow key={job.id} job={job} saved={saved} />
        ))}
      </JobRows>
    </Section>
  );
}
