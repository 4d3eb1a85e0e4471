import { type SecondFactorRequired, secondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';

/** What a refused sign-in still needs, if that is the second factor. */
export function secondFactorOf(error: unknown): SecondFactorRequired | undefined {
  if (!(error instanceof Problem) || error.code !== 'second_factor_required') return undefined;
  return secondFactorRequired.parse(error.data);
}
