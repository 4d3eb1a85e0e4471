import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';

/** A similar ad in the response, and why it is similar. */
export type SimilarHit = JobSearchAnswer['similar'][number];

/** Hits and similar ads of a search together: the number of ads on its pages. */
export function shownCount({
  count,
  similar_count: similar,
}: Pick<JobSearchAnswer, 'count' | 'similar_count'>): number {
  return count + similar;
}

type NoteKey = 'synonym' | 'related' | 'part' | 'occupation' | 'some';

/** Why an ad is similar, as a key of the word list; null for a synonym that its title shows. */
export function similarNote({ reason, name }: SimilarHit, title: string): { key: NoteKey; name: string } | null {
  const isShown = name !== null && lowerCase(title).includes(lowerCase(name));
  if (reason === 'synonym' && (name === null || isShown)) return null;
  return { key: reason === 'part' && name === null ? 'related' : reason, name: name ?? '' };
}

/** Where a hit contains the words, as a key of the word list; null if its row shows them. */
export function foundNote(
  { found_in: found, words }: Pick<JobSearchAnswer, 'found_in' | 'words'>,
  { id, company, location }: Pick<JobCard, 'id' | 'company' | 'location'>,
): 'in_label' | 'in_text' | null {
  const where = found.find((one) => one.id === id)?.where;
  if (!where) return null;
  const row = lowerCase([company.name, ...location.map(({ name }) => name)].join(' '));
  const isShown = lowerCase(words)
    .split(/\s+/)
    .some((word) => row.includes(word));
  return isShown ? null : `in_${where}`;
}

function lowerCase(text: string): string {
  return text.toLocaleLowerCase('da');
}
