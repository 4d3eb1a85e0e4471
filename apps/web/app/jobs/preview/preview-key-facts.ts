import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { daysBetween, formatDate, formatDeadline, formatKm, formatLongDate, yearIn } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import { hoursParts, payText, placesText, remoteText } from '../ad/job-texts';

/** One of the five facts in words. */
export interface PreviewKeyFact {
  name: 'pay' | 'hours' | 'place' | 'start' | 'deadline';
  value: string;
  note?: string | undefined;
  /** The note is shown on phones too. */
  isImportant?: boolean;
  /** The deadline is near. */
  soon?: boolean;
}

/**
 * The five facts in the columns of a strip: pay, hours, place, start, deadline. The distance comes first if it is known.
 * @param dates `short` "3. dec.", `long` "3. december"
 */
export function previewKeyFacts(
  job: JobCard,
  now: number,
  t: Words<'jobs'>,
  dates: 'short' | 'long' = 'short',
): PreviewKeyFact[] {
  const day = dates === 'short' ? formatDate : formatLongDate;
  const pay = payText(job.pay, t);
  const { hours, type } = hoursParts(job, t);
  const [place, ...more] = job.location;
  const remote = remoteText(job, t);
  const km = job.distance_km === null ? undefined : formatKm(job.distance_km);
  return [
    { name: 'pay', value: pay?.amount ?? t('job.pay_unknown'), note: pay?.unit, isImportant: true },
    { name: 'hours', value: hours ?? type, note: hours && type },
    {
      name: 'place',
      value: km ?? (unbroken(place?.name ?? '') || '–'),
      // A number and its unit stay together; the line may break after the dot.
      note:
        [km ? placesText(job, t) : placeNote(place, more.length, t), remote].filter(Boolean).join('\u00a0· ') ||
        undefined,
      isImportant: remote !== undefined,
    },
    {
      name: 'start',
      value: job.job_start_date ? day(job.job_start_date) : t('job.start_soon'),
      note: job.job_start_date ? otherYear(job.job_start_date, now) : undefined,
    },
    {
      name: 'deadline',
      value: job.job_deadline_date ? day(job.job_deadline_date) : t('job.deadline_none'),
      ...(job.job_deadline_date && deadlineNote(job.job_deadline_date, now, t, job.state === 'live')),
    },
  ];
}

/** A town and its quarter on one line; a longer name may break. */
function unbroken(name: string): string {
  return name.length <= 16 ? name.replaceAll(' ', '\u00a0') : name;
}

/** Under the name of a town: its postcode, or how many other places there are. */
function placeNote(place: JobCard['location'][number] | undefined, more: number, t: Words<'jobs'>) {
  return more > 0 ? t('more_places', { count: more }) : place?.zip;
}

/** The year of a day, if it is not the current one. */
function otherYear(day: string, now: number): string | undefined {
  return yearIn(day) === yearIn(now) ? undefined : yearIn(day);
}

function deadlineNote(day: string, now: number, t: Words<'jobs'>, isLive: boolean) {
  const days = daysBetween(now, day);
  if (days > 60) return { note: otherYear(day, now) };
  const { text, soon } = formatDeadline(day, now);
  return {
    note: days > 7 ? t('job.key_facts.days_left', { count: days }) : text,
    soon: soon && isLive,
    isImportant: soon,
  };
}
