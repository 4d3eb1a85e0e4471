import { pathTo } from '@jobblik/contract/paths';
import { plansPath } from '../../platform/plans-path';

/** Steps before an employer can publish, in order. */
export const firstSteps = ['company', 'plan', 'first_ad'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const pathOfStep: Record<FirstStep, string> = {
  company: pathTo('settings', { area: 'virksomhed' }),
  plan: plansPath,
  first_ad: pathTo('newAd'),
};

/**
 * The next step before an employer can publish; null without any.
 * @param hasPlan undefined while unknown
 */
export function nextStep(
  { company_name, jobs }: { company_name: string | null; jobs: readonly unknown[] },
  hasPlan: boolean | undefined,
): { step: FirstStep; to: string } | null {
  const step = company_name === null ? 'company' : hasPlan === false ? 'plan' : jobs.length === 0 ? 'first_ad' : null;
  return step && { step, to: pathOfStep[step] };
}
