import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { IconChevronsDown, IconChevronsUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../platform/state/use-focus-after-removal';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { useDeletionsInPlace, useMyJobDeletions } from './my-job-deletions';
import { DeletedJobRow, MyJobRow } from './my-job-row';
import s from './my-jobs.module.css';
import { useOpenJobs } from './my-jobs-open';

/** Ads that open and close one by one or all together; one that is being deleted is replaced by a button to restore it. */
export function MyJobsList({ jobs }: { jobs: readonly MyJob[] }) {
  const t = useWords('employer-jobs');
  const rows = useOpenJobs();
  const [back, setBack] = useState<number | null>(null);
  const deletions = useMyJobDeletions();
  const list = useRef<HTMLUListElement>(null);
  const ids = jobs.map(({ id }) => id);
  const beforeRemoval = useFocusAfterRemoval(ids, () => list.current?.querySelectorAll<HTMLButtonElement>('h2 button'));
  useDeletionsInPlace(ids, deletions.offerNotice);
  const allOpen = ids.every(rows.isOpen);
  return (
    <>
      {jobs.length > 1 && (
        <div className={s.all}>
          <Button
            kind="text"
            size="small"
            icon={allOpen ? IconChevronsUp : IconChevronsDown}
            onClick={() => (allOpen ? rows.closeAll(ids) : rows.openAll(ids))}
          >
            {t(allOpen ? 'list.close_all' : 'list.open_all')}
          </Button>
        </div>
      )}
      <ul ref={list} aria-label={t('list.label')} className={s.list}>
        {jobs.map((job, place) => {
          const deletion = deletions.stateOf(job.id);
          return deletion ? (
            <DeletedJobRow
              key={job.id}
              title={job.title}
              state={deletion}
              onUndo={() => {
                void deletions.restore(job.id);
                setBack(job.id);
              }}
            />
          ) : (
            <MyJobRow
              key={job.id}
              job={job}
              open={rows.isOpen(job.id)}
              onToggle={() => rows.toggle(job.id)}
              isBack={back === job.id}
              onDelete={() => {
                void deletions.remove(job);
                beforeRemoval(job.id, place);
                setBack(null);
              }}
            />
          );
        })}
      </ul>
    </>
  );
}
