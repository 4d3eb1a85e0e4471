import { getMyJobs, repostJob } from '@jobblik/contract/jobs/jobs.api';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { IconCopy, IconExternalLink, IconPencil, IconRefresh, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../platform/i18n';
import { callKey, useSend } from '../platform/query';
import { useProblemText } from '../platform/use-problem';
import { Button, ButtonLink } from '../ui/button';
import { toast, toastError } from '../ui/toast-store';
import { jobPath } from './job-texts';
import s from './my-jobs.module.css';

interface MyJobDeedsProps {
  job: MyJob;
  onDelete: () => void;
}

/** What can be done with one ad (spec 2§2). */
export function MyJobDeeds({ job, onDelete }: MyJobDeedsProps) {
  const t = useWords('employer-jobs');
  const repost = useRepost(job.id);
  // An ad that was never shown has no month to extend; for every other the server answers, also with a refusal.
  const wasShown = job.can.repost || job.increased === 1 || job.permission === 0;
  return (
    <div className={s.deeds}>
      <ButtonLink size="small" kind="tinted" icon={IconUsers} to={`/virksomhed/job/detalje/${job.id}/job_manage`}>
        {t('list.applications')}
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
      {wasShown && (
        <Button size="small" icon={IconRefresh} busy={repost.busy} onClick={repost.run}>
          {t('list.repost')}
        </Button>
      )}
      <Button size="small" kind="reject" icon={IconTrash} onClick={onDelete}>
        {t('list.delete')}
      </Button>
    </div>
  );
}

function useRepost(id: number) {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const send = useSend(repostJob);
  const toPlan = { label: t('list.to_plan'), onClick: () => void navigate('/virksomhed/medlemskab/pakke') };
  const run = () =>
    send.mutate(
      { body: { job_id: id } },
      {
        onSuccess: async ({ result }) => {
          if (result === 'success') toast(t('list.reposted'));
          else if (result === 'error') toastError(t('list.repost_refused'));
          else toastError(t('list.repost_no_plan'), { deed: toPlan });
          await queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
        },
        onError: (error) => {
          toastError(problemText(error));
          // Deleted in another window, perhaps: the list shows what there is.
          void queries.invalidateQueries({ queryKey: callKey(getMyJobs) });
        },
      },
    );
  return { run, busy: send.isPending };
}
