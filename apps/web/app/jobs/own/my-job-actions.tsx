import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
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
import { ContactDialog } from './contact-dialog';
import { CloseJobDialog, DeleteJobDialog } from './end-job-dialogs';
import { isClosed } from './my-job-end';
import s from './my-jobs.module.css';
import { RepostDialog } from './repost-dialog';
import { useJobEnding } from './use-job-ending';
import { useRepost } from './use-repost';

interface MyJobActionsProps {
  job: MyJob;
  onDelete: () => void;
}

/** The actions of one ad (spec 2§2). */
export function MyJobActions({ job, onDelete }: MyJobActionsProps) {
  const t = useWords('employer-jobs');
  const ending = useJobEnding(job);
  const [asking, setAsking] = useState<'repost' | 'close' | 'delete' | 'contact' | null>(null);
  const repost = useRepost(job.id, () => setAsking('contact'));
  // An ad that was never shown has no month to extend; for any other the server decides, also by a refusal.
  const wasPublished = job.can.repost || job.increased === 1 || job.permission === 0;
  return (
    <div className={s.actions}>
      <ButtonLink
        size="small"
        kind="tinted"
        icon={IconUsers}
        to={pathTo('applicants', { job_id: job.id, page_from: 'job_manage' })}
      >
        {t('list.applications')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconUserSearch} to={pathTo('recommendedCandidates', { job_id: job.id })}>
        {t('list.candidates')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconExternalLink} newWindow to={jobPath(job)}>
        {t('list.view')}
        <span className="hidden-visually">{t('list.new_window')}</span>
      </ButtonLink>
      <ButtonLink size="small" icon={IconPencil} to={pathTo('editAd', { id: job.id, seo: job.seo })}>
        {t('list.edit')}
      </ButtonLink>
      <ButtonLink size="small" icon={IconCopy} to={`${pathTo('createAd')}?kopi=${job.id}`}>
        {t('list.copy')}
      </ButtonLink>
      {wasPublished && (
        <Button
          size="small"
          icon={IconRefresh}
          busy={repost.busy && asking === null}
          onClick={() => (job.can.repost ? setAsking('repost') : repost.run())}
        >
          {t('list.repost')}
        </Button>
      )}
      {isClosed(job) && (
        <>
          <Button size="small" icon={IconArchiveOff} busy={ending.busy} onClick={() => void ending.reopen()}>
            {t('list.reopen')}
          </Button>
          <Button
            size="small"
            icon={IconCircleCheck}
            busy={ending.busy}
            onClick={() => void ending.markFilled(job.state === 'closed')}
          >
            {t(job.state === 'closed' ? 'list.mark_filled' : 'list.mark_open')}
          </Button>
        </>
      )}
      {job.can.close && (
        <Button size="small" icon={IconArchive} onClick={() => setAsking('close')}>
          {t('list.close')}
        </Button>
      )}
      {/* Deleting comes last, apart from what can be taken back. */}
      <Button
        size="small"
        kind="reject"
        className={s.delete}
        icon={IconTrash}
        onClick={() => (job.job_apply_count > 0 ? setAsking('delete') : onDelete())}
      >
        {t('list.delete')}
      </Button>
      {asking === 'repost' && <RepostDialog job={job} repost={repost} onClose={() => setAsking(null)} />}
      {asking === 'contact' && <ContactDialog job={job} onClose={() => setAsking(null)} />}
      {asking === 'close' && (
        <CloseJobDialog job={job} onClose={() => setAsking(null)} onCloseJob={ending.close} busy={ending.busy} />
      )}
      {asking === 'delete' && (
        <DeleteJobDialog
          job={job}
          onClose={() => setAsking(null)}
          onCloseInstead={() => setAsking('close')}
          onDelete={() => {
            setAsking(null);
            onDelete();
          }}
        />
      )}
    </div>
  );
}
