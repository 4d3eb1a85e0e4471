import type { RecommendedJob } from '@jobblik/contract/recommendations/recommendations.schema';
import { useEffect, useRef } from 'react';
import { JobListRow, useSavedJobs } from '../jobs/index';
import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import { JobRows } from '../ui/layout/row';
import s from './recommendations.module.css';
import { useDismissals } from './use-dismissals';
import { WhyRecommended } from './why-recommended';

interface RecommendedJobListProps {
  recommendations: readonly RecommendedJob[];
  level: 2 | 3;
}

/** Ads with what speaks for them; each can be turned down at once. */
export function RecommendedJobList({ recommendations, level }: RecommendedJobListProps) {
  const t = useWords('recommendations');
  const saved = useSavedJobs();
  const dismissals = useDismissals();
  const shown = recommendations.filter(({ job }) => !dismissals.isDismissed(job.id));
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);

  // The row that went away had the focus: moves it to the row in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (left.current === null) return;
    const actions = list.current?.querySelectorAll<HTMLButtonElement>(`.${s.dismiss}`);
    actions?.[Math.min(left.current, actions.length - 1)]?.focus();
    left.current = null;
  }, [shown.length]);

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
                <Button
                  kind="text"
                  size="small"
                  className={s.dismiss}
                  aria-label={t('dismiss_about', { title: job.title })}
                  onClick={() => {
                    left.current = place;
                    void dismissals.dismiss(job.id);
                  }}
                >
                  {t('dismiss')}
                </Button>
              </div>
            }
          />
        ))}
      </JobRows>
    </div>
  );
}
