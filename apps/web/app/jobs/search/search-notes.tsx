import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { slugText } from '../../lookups';
import { Link } from '../../platform/link';
import { formatList } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import s from './find-job.module.css';
import { type SearchAddress, searchPath } from './search-address';

/** Shows what was searched for instead of the typed keyword, and unknown places. */
export function SearchNotes({ search, answer }: { search: SearchAddress; answer: JobSearchAnswer }) {
  const t = useWords('jobs');
  const { typed_places: places } = answer;
  const notes = [
    answer.corrected_keyword && t('search.corrected', { typed: answer.words, keyword: answer.corrected_keyword }),
    answer.near_hits && answer.similar.every(({ reason }) => reason === 'some') && t('search.near_hits'),
    ...answer.unknown_locations.map((place) => t('search.unknown_place', { place: slugText(place) })),
  ].filter(Boolean);
  if (notes.length === 0 && places.length === 0) return null;
  return (
    <div className={`wrap-work ${s.notes}`}>
      {places.length > 0 && (
        <p>
          {t('search.typed_place', { place: formatList(places.map(({ label }) => label)) })}{' '}
          <Link to={searchPath({ ...search, wordsOnly: true, page: 1 })} preventScrollReset>
            {t('search.typed_place_words', { text: places.map(({ text }) => text).join(' ') })}
          </Link>
        </p>
      )}
      {notes.map((note) => (
        <p key={String(note)}>{note}</p>
      ))}
    </div>
  );
}
