import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { JobRows } from '../../ui/layout/row';
import type { SavedJobs } from '../saved/use-saved-jobs';
import { JobListRow } from '../search/job-list-row';
import s from './hit-list.module.css';
import { foundNote, similarNote } from './similar-hits';

interface HitListProps {
  answer: JobSearchAnswer;
  saved: SavedJobs;
  /** The open ad. */
  markedId: number | undefined;
  /** Ads in the comparison. */
  pins: readonly number[];
}

/** The hits of a page, followed by similar ads under a separate heading. */
export function HitList({ answer, saved, markedId, pins }: HitListProps) {
  const t = useWords('jobs');
  const find = useWords('find-job');
  const similar = new Map(answer.similar.map((one) => [one.id, one]));
  const hits = answer.jobs.filter(({ id }) => !similar.has(id));
  const others = answer.jobs.filter(({ id }) => similar.has(id));
  return (
    <>
      {hits.length > 0 && <JobRows label={t('search.hits')}>{hits.map((job) => row(job, 2))}</JobRows>}
      {others.length > 0 && (
        <section aria-labelledby="similar-hits" className={s.similar}>
          <h2 id="similar-hits">
            {find('similar.title')} <small>{formatNumber(answer.similar_count)}</small>
          </h2>
          <JobRows label={find('similar.title')}>{others.map((job) => row(job, 3))}</JobRows>
        </section>
      )}
    </>
  );

  function row(job: JobCard, level: 2 | 3) {
    const why = similar.get(job.id);
    const note = why && similarNote(why, job.title);
    const found = foundNote(answer, job);
    return (
      <JobListRow
        key={job.id}
        job={job}
        saved={saved}
        shape="compact"
        level={level}
        note={note ? find(`similar.${note.key}`, { name: note.name }) : found && find(`similar.${found}`)}
        isCurrent={job.id === markedId}
        isPinned={pins.includes(job.id)}
      />
    );
  }
}
