import { Problem } from '@jobblik/contract/kernel/problem';
import { isRouteErrorResponse } from 'react-router';

/**
 * Returns a `clientLoader` that falls back to the last successful answer when the loader fails, so that the search input stays.
 * `failure` then has the error. Without an earlier answer it throws.
 */
export function cacheLastAnswer<Answer extends object>() {
  let last: Answer | undefined;
  return async ({
    serverLoader,
  }: {
    serverLoader: () => Promise<unknown>;
  }): Promise<Answer & { failure?: Problem }> => {
    try {
      last = (await serverLoader()) as Answer;
      return last;
    } catch (error) {
      if (error instanceof Response || last === undefined) throw error;
      const code = isRouteErrorResponse(error) ? (error.data?.code ?? 'internal') : 'network';
      return { ...last, failure: Problem.withStatus(0, code, { cause: error }) };
    }
  };
}
