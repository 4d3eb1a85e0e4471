import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { useWords } from '../../platform/words/i18n';
import s from './find-job.module.css';

/** What was searched for instead of what was typed, and what is not known. */
export function SearchNotes({ typed, answer }: { typed: string; answer: JobSearchAnswer }) {
  const t = useWords('jobs');
  const notes = [
    answer.corrected_keyword && t('search.corrected', { typed, keyword: answer.corrected_keyword }),
    answer.near_hits && answer.similar.every(({ reason }) => reason === 'some') && t('search.near_hits'),
    ...answer.unknown_locations.map((place) => t('search.unknown_place', { place })),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <div className={`wrap-work ${s.notes}`}>
      {notes.map((note) => (
        <p key={String(note)}>{note}</p>
      ))}
    </div>
  );
}
