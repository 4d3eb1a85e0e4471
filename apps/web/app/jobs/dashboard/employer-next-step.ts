import type { employerDashboard } from '@jobblik/contract/jobs/jobs.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { plansPath } from '../../platform/plans-path';

type Dashboard = CallAnswer<typeof employerDashboard>;

/** What keeps an employer from publishing, in the order in which it is done. */
export const firstSteps = ['company', 'plan', 'first_ad'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const pathOfStep: Record<FirstStep, string> = {
  company: '/virksomhed/indstillinger',
  plan: plansPath,
  first_ad: '/virksomhed/job/check',
};

/** The one thing an employer should do next: first what keeps them from publishing, then what waits for them. */
export type NextStep = { kind: FirstStep; to: string } | { kind: 'unread'; to: string; count: number; title: string };

/**
 * What an employer should do next; null when nothing is in the way and nothing waits.
 * @param hasPlan undefined while it is not known
 */
export function nextStep(
  { company_name, jobs, most_unread }: Pick<Dashboard, 'company_name' | 'jobs' | 'most_unread'>,
  hasPlan: boolean | undefined,
): NextStep | null {
  if (company_name === null) return { kind: 'company', to: pathOfStep.company };
  if (hasPlan === false) return { kind: 'plan', to: pathOfStep.plan };
  if (jobs.length === 0) return { kind: 'first_ad', to: pathOfStep.first_ad };
  if (!most_unread) return null;
  const { job_id, count, title } = most_unread;
  return { kind: 'unread', to: `/virksomhed/job/detalje/${job_id}/dashboard`, count, title };
}
