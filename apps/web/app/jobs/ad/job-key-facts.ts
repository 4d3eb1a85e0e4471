import type { JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { IconCalendar, IconClock, IconCoins, IconMapPin } from '@tabler/icons-react';
import { formatDeadline, formatLongDate } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import type { Fact } from '../../ui/layout/key-facts';
import { hoursText, payText, remoteText } from './job-texts';

type JobKeyFactsInput = Pick<
  JobDetail,
  | 'pay'
  | 'location'
  | 'job_type_id'
  | 'hours_per_week'
  | 'remote'
  | 'remote_days'
  | 'job_start_date'
  | 'job_deadline_date'
  | 'state'
>;

/**
 * På et blik: pay, hours, place, start, deadline; always in this order.
 * @param away how far the place is from the reader, as text
 */
export function jobKeyFacts(job: JobKeyFactsInput, now: number, t: Words<'jobs'>, away?: string): Fact[] {
  const pay = payText(job.pay, t);
  const [place, ...more] = job.location;
  const deadline = job.job_deadline_date ? formatDeadline(job.job_deadline_date, now) : undefined;
  const others = more.length > 0 ? t('more_places', { count: more.length }) : undefined;
  return [
    { label: t('job.key_facts.pay'), icon: IconCoins, value: pay?.amount ?? t('job.pay_unknown'), note: pay?.unit },
    { label: t('job.key_facts.hours'), icon: IconClock, value: hoursText(job, t) },
    {
      label: t('job.key_facts.place'),
      icon: IconMapPin,
      value: place ? placeLabel(place) : '–',
      note: [away, remoteText(job, t) ?? others].filter(Boolean).join(' · ') || undefined,
    },
    {
      label: t('job.key_facts.start'),
      icon: IconCalendar,
      value: job.job_start_date ? formatLongDate(job.job_start_date, now) : t('job.start_soon'),
    },
    deadline && job.job_deadline_date
      ? {
          label: t('job.key_facts.deadline'),
          icon: IconCalendar,
          value: formatLongDate(job.job_deadline_date, now),
          ...(deadline.soon && job.state === 'live' && { note: deadline.text, soon: true }),
        }
      : { label: t('job.key_facts.deadline'), icon: IconCalendar, value: t('job.deadline_none') },
  ];
}
