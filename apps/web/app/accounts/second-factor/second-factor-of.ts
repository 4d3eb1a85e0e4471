import { factorMethods } from '@jobblik/contract/accounts/second-factor.rules';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';

/**
 * What a refused sign-in still needs, if that is the second factor. Read by hand: the schema would bring zod to the page of sign-in
 * (decision 6).
 */
export function secondFactorOf(error: unknown): SecondFactorRequired | undefined {
  if (!(error instanceof Problem) || error.code !== 'second_factor_required') return undefined;
  const { challenge, methods } = error.data ?? {};
  if (typeof challenge !== 'string' || !Array.isArray(methods)) throw error;
  return { challenge, methods: factorMethods.filter((method) => methods.includes(method)) };
}
