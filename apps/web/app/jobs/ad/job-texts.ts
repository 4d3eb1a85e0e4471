import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobCard, Pay } from '@jobblik/contract/jobs/jobs.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { pathTo } from '@jobblik/contract/paths';
import { formatDate, formatDeadline, formatKronerRange, inOneLine } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';

/** Pay in words: "36.800–42.300 kr." and "pr. måned"; undefined if not given. */
export function payText(pay: Pay | null, t: Words<'jobs'>): { amount: string; unit: string } | undefined {
  if (!pay) return undefined;
  const unit = { hour: t('pay.hour'), month: t('pay.month'), year: t('pay.year') }[pay.unit];
  return { amount: formatKronerRange(pay.from, pay.to), unit };
}

/** "Fuldtid", and the hours if they are not the usual 37: "Deltid, 25 timer". */
export function shortHoursText(job: Pick<JobCard, 'job_type_id' | 'hours_per_week'>, t: Words<'jobs'>): string {
  return job.hours_per_week === 37 ? jobTypeOf(job.job_type_id).name : hoursText(job, t);
}

/** "37 timer" and "Fuldtid"; `hours` is undefined if the ad has none. */
export function hoursParts(
  job: Pick<JobCard, 'job_type_id' | 'hours_per_week'>,
  t: Words<'jobs'>,
): { hours: string | undefined; type: string } {
  const hours = job.hours_per_week;
  return {
    type: jobTypeOf(job.job_type_id).name,
    hours: hours === null ? undefined : t('hours_short', { count: hours, hours: formatHours(hours) }),
  };
}

/** `37`, `32,5` */
export function formatHours(hours: number): string {
  return String(hours).replace('.', ',');
}

/** "Fuldtid, 37 timer" */
export function hoursText(job: Pick<JobCard, 'job_type_id' | 'hours_per_week'>, t: Words<'jobs'>): string {
  const type = jobTypeOf(job.job_type_id).name;
  if (job.hours_per_week === null) return type;
  return t('hours', { type, hours: formatHours(job.hours_per_week) });
}

/** "9000 Aalborg og 2 steder mere", the first place without a line break; '' if the ad has no place. */
export function placesText(job: Pick<JobCard, 'location'>, t: Words<'jobs'>): string {
  const [first, ...more] = job.location;
  if (!first) return '';
  const place = inOneLine(placeLabel(first));
  return more.length > 0 ? `${place} ${t('more_places', { count: more.length })}` : place;
}

/** "Aalborg og 2 steder mere", for a list with distances; '' if the ad has no place. */
export function townsText(job: Pick<JobCard, 'location'>, t: Words<'jobs'>): string {
  const [first, ...more] = job.location;
  if (!first) return '';
  const town = inOneLine(first.name);
  return more.length > 0 ? `${town} ${t('more_places', { count: more.length })}` : town;
}

/** "Nordlys Energi · 9000 Aalborg og 2 steder mere" */
export function companyAndPlace(job: Pick<JobCard, 'company' | 'location'>, t: Words<'jobs'>): string {
  return [job.company.name, placesText(job, t)].filter(Boolean).join(' · ');
}

/** Remote work in words; undefined if the work is at the workplace. */
export function remoteText(job: Pick<JobCard, 'remote' | 'remote_days'>, t: Words<'jobs'>): string | undefined {
  if (job.remote === 'none') return undefined;
  if (job.remote === 'full') return t('remote.full');
  return job.remote_days ? t('remote.hybrid_days', { count: job.remote_days }) : t('remote.hybrid');
}

/** The deadline in a list: "3. dec.", or "I morgen" with `soon` within seven days. */
export function deadlineText(deadline: string | null, now: number, t: Words<'jobs'>): { text: string; soon: boolean } {
  if (!deadline) return { text: t('no_deadline'), soon: false };
  const { text, days } = formatDeadline(deadline, now);
  return days >= 0 && days <= 2
    ? { text: text.charAt(0).toUpperCase() + text.slice(1), soon: true }
    : { text: formatDate(deadline, now), soon: days >= 0 && days <= 7 };
}

/** Path of an ad's page. */
export function jobPath(job: Pick<JobCard, 'id' | 'seo'>): string {
  return pathTo('job', { job_id: job.id, job_seo: job.seo });
}
