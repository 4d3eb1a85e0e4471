import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import {
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { jobPath } from '../ad/job-texts';
import s from './my-jobs.module.css';
import { RepostDialog } from './repost-dialog';
import { useRepost } from './use-repost';

interface MyJobActionsProps {
  job: MyJob;
  onDelete: () => void;
}

/** The actions of one ad (spec 2§2). */
export function MyJobActions({ job, onDelete }: MyJobActionsProps) {
  const t = useWords('employer-jobs');
  const repost = useRepost(job.id);
  const [asking, setAsking] = useState(false);
  // An ad that was never shown has no month to extend; for any other the server decides, also by a refusal.
  const wasPublished = job.can.repost || job.increased === 1 || job.permission === 0;
  return (
    <div className={s.actions}>
      <ButtonLink size="small" kind="tinted" icon={IconUsers} to={`/virksomhed/job/detalje/${job.id}/job_manage`}>
        {t('list.applications')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconUserSearch} to={`/virksomhed/job/anbefalet/${job.id}`}>
        {t('list.candidates')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconExternalLink} newWindow to={jobPath(job)}>
        {t('list.view')}
        <span className="hidden-visually">{t('list.new_window')}</span>
      </ButtonLink>
      <ButtonLink size="small" icon={IconPencil} to={`/virksomhed/job/redigere_job/${job.id}/${job.seo}`}>
        {t('list.edit')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconCopy} to={`/virksomhed/job/opret_job?kopi=${job.id}`}>
        {t('list.copy')}
      </ButtonLink>
      {wasPublished && (
        <Button
          size="small"
          icon={IconRefresh}
          busy={repost.busy && !asking}
          onClick={() => (job.can.repost ? setAsking(true) : repost.run())}
        >
          {t('list.repost')}
        </Button>
      )}
      <Button size="small" kind="reject" icon={IconTrash} onClick={onDelete}>
        {t('list.delete')}
      </Button>
      {asking && <RepostDialog job={job} repost={repost} onClose={() => setAsking(false)} />}
    </div>
  );
}
