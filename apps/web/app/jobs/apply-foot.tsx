import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { useSession } from '../platform/session';
import { classes } from '../ui/classes';
import { Heart } from '../ui/heart';
import { ApplyDeed } from './apply-deed';
import s from './job.module.css';
import type { Applying } from './use-applying';
import type { SavedJobs } from './use-saved-jobs';

interface ApplyFootProps {
  job: JobDetail;
  saved: SavedJobs;
  applying: Applying;
}

/** On phones the deed stays at the foot while the ad is read; a seeker's quick menu stands below it. */
export function ApplyFoot({ job, saved, applying }: ApplyFootProps) {
  const aboveTabs = useSession()?.ttl === userType.seeker;
  if (applying !== 'open' && applying !== 'elsewhere') return null;
  return (
    <div className={classes(s.foot, aboveTabs && s.aboveTabs)}>
      <ApplyDeed job={job} applying={applying} />
      <Heart name={job.title} on={saved.isSaved(job.id)} onToggle={() => saved.toggle(job)} />
    </div>
  );
}
