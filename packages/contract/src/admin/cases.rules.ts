import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';

/** The groups of the list of cases, the first due first. */
export const urgencies = ['urgent', 'today', 'week'] as const;
export type Urgency = (typeof urgencies)[number];

const hour = 3_600_000;

/** Hours in which what is reported, a first ad and a message are answered. */
export const answerTime = {
  job: 24 * hour,
  report: 24 * hour,
  first_ad: 24 * hour,
  contact_message: 48 * hour,
} as const;

/** How soon a case has to be handled: it is urgent four hours before it is due, and from then on. */
export function urgencyOf(due: Date, now: Date): Urgency {
  if (due.getTime() - now.getTime() <= 4 * hour) return 'urgent';
  return localDateOf(due) === localDateOf(now) ? 'today' : 'week';
}
