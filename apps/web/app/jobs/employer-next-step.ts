import type { employerDashboard } from '@jobblik/contract/jobs/jobs.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';

type Dashboard = CallAnswer<typeof employerDashboard>;

/** The one thing an employer should do next: first what keeps them from publishing, then what waits for them. */
export type NextStep =
  | { kind: 'company' | 'plan' | 'first_ad'; to: string }
  | { kind: 'unread'; to: string; count: number; title: string };

/**
 * What an employer should do next; null when nothing is in the way and nothing waits.
 * @param hasPlan undefined while it is not known
 */
export function nextStep(
  { company_name, jobs }: Pick<Dashboard, 'company_name' | 'jobs'>,
  hasPlan: boolean | undefined,
): NextStep | null {
  if (company_name === null) return { kind: 'company', to: '/virksomhed/indstillinger' };
  if (hasPlan === false) return { kind: 'plan', to: '/virksomhed/medlemskab/pakke' };
  if (jobs.length === 0) return { kind: 'first_ad', to: '/virksomhed/job/check' };
  const [fullest] = [...jobs].sort((one, other) => other.unread_apply_count - one.unread_apply_count);
  if (!fullest || fullest.unread_apply_count === 0) return null;
  return {
    kind: 'unread',
    to: `/virksomhed/job/detalje/${fullest.id}/dashboard`,
    count: fullest.unread_apply_count,
    title: fullest.title,
  };
}
