import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { Heart } from '../../ui/forms/heart';
import type { SavedJobs } from '../saved/use-saved-jobs';
import { ApplyAction } from './apply-action';
import s from './job.module.css';
import type { Applying } from './use-applying';

interface ApplyFooterProps {
  job: JobDetail;
  saved: SavedJobs;
  applying: Applying;
}

/** On phones the action is fixed at the bottom, above the tabs of signed-in people. */
export function ApplyFooter({ job, saved, applying }: ApplyFooterProps) {
  if (applying !== 'open' && applying !== 'elsewhere') return null;
  return (
    <div className={s.footer} data-bottom-bar>
      <ApplyAction job={job} applying={applying} />
      <Heart name={job.title} on={saved.isSaved(job.id)} onToggle={() => saved.toggle(job)} />
    </div>
  );
}
