import type { RecommendedJob } from '@jobblik/contract/recommendations/recommendations.schema';
import { JobListRow, useSavedJobs } from '../jobs/index';
import { useWords } from '../platform/words/i18n';
import { JobRows } from '../ui/layout/row';
import { DismissButton, useFocusAfterDismissal } from './dismiss-button';
import s from './recommendations.module.css';
import { useJobDismissals } from './use-dismissals';
import { WhyRecommended } from './why-recommended';

interface RecommendedJobListProps {
  recommendations: readonly RecommendedJob[];
  level: 2 | 3;
}

/** Ads with what speaks for them; each can be turned down at once. */
export function RecommendedJobList({ recommendations, level }: RecommendedJobListProps) {
  const t = useWords('recommendations');
  const saved = useSavedJobs();
  const dismissals = useJobDismissals();
  const shown = recommendations.filter(({ job }) => !dismissals.isDismissed(job.id));
  const [list, leave] = useFocusAfterDismissal(shown.length);
  return (
    <div ref={list} className={s.list}>
      <JobRows label={t('label')}>
        {shown.map(({ job, reasons, missing }, place) => (
          <JobListRow
            key={job.id}
            job={job}
            saved={saved}
            level={level}
            note={
              <div className={s.row}>
                <WhyRecommended reasons={reasons} missing={missing} audience="seeker" />
                <DismissButton
                  about={job.title}
                  onClick={() => {
                    leave(place);
                    void dismissals.dismiss(job.id);
                  }}
                />
              </div>
            }
          />
        ))}
      </JobRows>
    </div>
  );
}
