import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import { daysBetween, formatKm, formatNumber } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import { formatHours, hoursParts, payText, remoteText } from '../ad/job-texts';
import type { PreviewKeyFact } from '../preview/preview-key-facts';

/** How each fact of a job differs from another job's, in words; null if both are the same. Not a judgement of which is better. */
export type Differences = Record<PreviewKeyFact['name'], string | null>;

/** The word lists of the differences. */
export interface CompareWords {
  jobs: Words<'jobs'>;
  compare: Words<'find-job'>;
}

/** How `job` differs from `first`, fact by fact. */
export function jobDifferences(first: JobCard, job: JobCard, words: CompareWords): Differences {
  return {
    pay: payDifference(first.pay, job.pay, words),
    hours: hoursDifference(first, job, words),
    place: placeDifference(first, job, words),
    start: dateDifference(first.job_start_date, job.job_start_date, words, 'start_soon'),
    deadline: dateDifference(first.job_deadline_date, job.job_deadline_date, words, 'no_deadline'),
  };
}

function payDifference(a: JobCard['pay'], b: JobCard['pay'], { jobs, compare: t }: CompareWords): string | null {
  const unit = payText(b, jobs)?.unit;
  if (!a || !b) return a === b ? null : b ? t('compare.pay_only_here', { unit }) : t('compare.pay_not_here');
  if (a.unit !== b.unit) return t('compare.pay_unit', { unit });
  const low = b.from - a.from;
  const high = (b.to ?? b.from) - (a.to ?? a.from);
  if (low === 0 && high === 0) return null;
  if (low < 0 && high > 0) return t('compare.pay_wider');
  if (low > 0 && high < 0) return t('compare.pay_narrower');
  const [least, most] = [Math.abs(low), Math.abs(high)]
    .toSorted((x, y) => x - y)
    .map((oere) => formatNumber(oere / 100));
  const way = low + high > 0 ? 'more' : 'less';
  if (low === 0 || high === 0) return t(`compare.pay_up_to_${way}`, { amount: most });
  // A dash without a line break.
  return t(`compare.pay_${way}`, { amount: least === most ? most : `${least}–\u2060${most}` });
}

function hoursDifference(a: JobCard, b: JobCard, { jobs, compare: t }: CompareWords): string | null {
  const [first, here] = [hoursParts(a, jobs), hoursParts(b, jobs)];
  const [other, own] = [inRunningText(first.type), inRunningText(here.type)];
  const type = own === other ? null : t('compare.type', { type: own, other });
  if (a.hours_per_week === null || b.hours_per_week === null) {
    if (type || a.hours_per_week === b.hours_per_week) return type;
    return t(here.hours ? 'compare.hours_only_here' : 'compare.hours_not_here');
  }
  const count = Math.abs(b.hours_per_week - a.hours_per_week);
  if (count === 0) return type;
  const more = b.hours_per_week > a.hours_per_week;
  return t(more ? 'compare.hours_more' : 'compare.hours_less', { count, hours: formatHours(count) });
}

function placeDifference(a: JobCard, b: JobCard, { jobs, compare: t }: CompareWords): string | null {
  const remote = remoteText(a, jobs) === remoteText(b, jobs) ? null : t('compare.remote');
  if (placeIds(a) === placeIds(b)) return remote;
  if (a.distance_km !== null && b.distance_km !== null) {
    const km = Math.round(Math.abs(b.distance_km - a.distance_km));
    if (km === 0) return t('compare.as_far');
    return t(b.distance_km > a.distance_km ? 'compare.further' : 'compare.nearer', { km: formatKm(km) });
  }
  const [first, here] = [a.location[0], b.location[0]];
  const km = first && here ? Math.round(distanceKm(first, here)) : 0;
  return km === 0 ? t('compare.other_place') : t('compare.apart', { km: formatKm(km) });
}

function placeIds({ location }: JobCard): string {
  return location
    .map(({ id }) => id)
    .toSorted((x, y) => x - y)
    .join();
}

function dateDifference(
  a: string | null,
  b: string | null,
  { compare: t }: CompareWords,
  none: 'start_soon' | 'no_deadline',
): string | null {
  if (a === b) return null;
  if (!a || !b) return t(b ? 'compare.fixed_date' : `compare.${none}`);
  const days = daysBetween(a, b);
  const { unit, count } = spanOf(Math.abs(days), days > 0 ? [a, b] : [b, a]);
  return t(`compare.${unit}_${days > 0 ? 'later' : 'earlier'}`, { count });
}

/** Whole months if the day is the same, whole weeks from three on, else days. */
function spanOf(days: number, [early, late]: [string, string]) {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  if (early.slice(8) === late.slice(8)) return { unit: 'months', count: month(late) - month(early) } as const;
  if (days % 7 === 0 && days >= 21) return { unit: 'weeks', count: days / 7 } as const;
  return { unit: 'days', count: days } as const;
}
