import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { phoneLink } from '@jobblik/contract/kernel/typed/phone.rules';
import { IconHeart } from '@tabler/icons-react';
import { useWords, type WordKey } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Card } from '../../ui/layout/section';
import type { SavedJobs } from '../saved/use-saved-jobs';
import { ApplyAction } from './apply-action';
import s from './job.module.css';
import { ShareMenu } from './share-menu';
import type { Applying } from './use-applying';

interface ApplyCardProps {
  job: JobDetail;
  saved: SavedJobs;
  applying: Applying;
}

/** Buttons to apply, save and share, and the contact person. */
export function ApplyCard({ job, saved, applying }: ApplyCardProps) {
  const t = useWords('jobs');
  const isSaved = saved.isSaved(job.id);
  const texts = {
    open: 'apply_text',
    elsewhere: 'apply_there_text',
    employer: 'employer',
    applied: 'applied_text',
    withdrawn: 'withdrawn_text',
  } as const;
  const headings: Partial<Record<Applying, WordKey<'jobs'>>> = { applied: 'job.applied', withdrawn: 'job.withdrawn' };
  return (
    <Card strong className={s.card}>
      {applying !== 'closed' && (
        <>
          <h2>{t(headings[applying] ?? 'job.apply_card')}</h2>
          <p className={s.small}>{t(`job.${texts[applying]}`)}</p>
          <div className={s.applyHere}>
            <ApplyAction job={job} applying={applying} />
          </div>
        </>
      )}
      <div className={s.pair}>
        <Button
          icon={IconHeart}
          className={isSaved ? s.saved : undefined}
          aria-pressed={isSaved}
          onClick={() => saved.toggle(job)}
        >
          {t(isSaved ? 'job.saved' : 'job.save')}
        </Button>
        <ShareMenu job={job} />
      </div>
      {(job.contact_person || job.contact_phone || job.contact_email) && (
        <div className={s.contact}>
          <span>{t('job.questions')}</span>
          {job.contact_person && <b>{job.contact_person}</b>}
          {job.contact_phone && <a href={phoneLink(job.contact_phone)}>{job.contact_phone}</a>}
          {job.contact_email && <a href={`mailto:${job.contact_email}`}>{job.contact_email}</a>}
        </div>
      )}
    </Card>
  );
}
