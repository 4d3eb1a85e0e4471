import type { RecommendedJob } from '@jobblik/contract/recommendations/recommendations.schema';
import { JobListRow, useSavedJobs } from '../jobs/index';
import { useWords } from '../platform/words/i18n';
import { JobRows } from '../ui/layout/row';
import { DismissButton, useFocusAfterDismissal } from './dismiss-button';
import s from './recommendations.module.css';
import { useJobDismissals } from './use-dismissals';
import { WhyInBrief, WhyRecommended } from './why-recommended';

interface RecommendedJobListProps {
  recommendations: readonly RecommendedJob[];
  level: 2 | 3;
  /** Shows the reasons for an ad in one line, the others collapsed. */
  isBrief?: boolean;
}

/** Ads with their reasons; each can be dismissed. */
export function RecommendedJobList({ recommendations, level, isBrief = false }: RecommendedJobListProps) {
  const t = useWords('recommendations');
  const saved = useSavedJobs();
  const dismissals = useJobDismissals();
  const shown = recommendations.filter(({ job }) => !dismissals.isDismissed(job.id));
  const [list, leave] = useFocusAfterDismissal(shown.length);
  const Why = isBrief ? WhyInBrief : WhyRecommended;
  return (
    <div ref={list} className={s.list}>
      <JobRows label={t('label')}>
        {shown.map(({ job, reasons, missing }, place) => (
          <JobListRow
            key={job.id}
            job={job}
            saved={saved}
            level={level}
            isBrief={isBrief}
            note={
              <div className={s.row}>
                <Why reasons={reasons} missing={missing} audience="seeker">
                  <DismissButton
                    about={job.title}
                    onClick={() => {
                      leave(place);
                      void dismissals.dismiss(job.id);
                    }}
                  />
                </Why>
              </div>
            }
          />
        ))}
      </JobRows>
    </div>
  );
}
