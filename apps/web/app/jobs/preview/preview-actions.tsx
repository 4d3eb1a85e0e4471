import { openJob } from '@jobblik/contract/jobs/jobs.api';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import {
  IconChevronRight,
  IconExternalLink,
  IconHeart,
  IconKeyboard,
  IconLayoutRows,
  IconSend,
} from '@tabler/icons-react';
import { useSend } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Badge } from '../../ui/feedback/badge';
import { Button, ButtonLink } from '../../ui/forms/button';
import { jobPath } from '../ad/job-texts';
import { JobRowMenu } from '../search/job-row-menu';
import { useAppliedJobs } from '../search/use-applied-jobs';
import s from './preview-actions.module.css';
import type { PreviewPaneProps } from './preview-props';

type PreviewActionsProps = Pick<PreviewPaneProps, 'isPinned' | 'onCompare' | 'isSaved' | 'onSave' | 'shortcuts'> & {
  job: JobCard;
};

/** The actions of the open ad beside the list: apply, save, compare, open its page; others in a menu. */
export function PreviewActions({ job, isPinned, onCompare, isSaved, onSave, shortcuts }: PreviewActionsProps) {
  const t = useWords('find-job');
  return (
    <div className={s.actions}>
      <ApplyHere job={job} />
      <Button
        icon={IconHeart}
        aria-pressed={isSaved}
        className={classes(s.save, isSaved && s.saved)}
        onClick={() => onSave(job)}
      >
        <span>{t(isSaved ? 'preview.saved' : 'preview.save')}</span>
      </Button>
      <CompareButton isPinned={isPinned} onCompare={() => onCompare(job)} />
      <JobRowMenu job={job}>
        <button type="button" onClick={shortcuts.toggle}>
          <Icon of={IconKeyboard} />
          {t(shortcuts.on ? 'preview.keys_off' : 'preview.keys_on')}
        </button>
      </JobRowMenu>
      <Link to={jobPath(job)} className={s.whole}>
        {t('preview.whole')} <Icon of={IconChevronRight} size={16} />
      </Link>
    </div>
  );
}

/** Adds the ad to the comparison, or removes it. */
export function CompareButton({ isPinned, onCompare }: { isPinned: boolean; onCompare: () => void }) {
  const t = useWords('find-job');
  return (
    <Button
      icon={IconLayoutRows}
      aria-pressed={isPinned}
      className={classes(s.compare, isPinned && s.pinned)}
      onClick={onCompare}
    >
      <span>{t(isPinned ? 'preview.compared' : 'preview.compare')}</span>
    </Button>
  );
}

/** A link to apply, or a note that this is done. */
function ApplyHere({ job }: { job: JobCard }) {
  const t = useWords('find-job');
  const session = useSession();
  const hasApplied = useAppliedJobs();
  const { mutate: count } = useSend(openJob);
  if (job.state !== 'live' || (session && session.ttl !== userType.seeker)) return null;
  if (hasApplied(job.id)) {
    return (
      <Badge tone="success" icon={IconSend}>
        {t('preview.applied')}
      </Badge>
    );
  }
  if (job.is_redirect === 1) {
    if (!job.real_url) return null;
    return (
      <ButtonLink
        kind="filled"
        newWindow
        icon={IconExternalLink}
        to={job.real_url}
        onClick={() => count({ params: { id: job.id } })}
      >
        {t('preview.apply_there')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind="filled" to={pathTo('apply', { job_id: job.id })}>
      {t('preview.apply')}
    </ButtonLink>
  );
}
