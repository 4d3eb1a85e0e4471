import { Problem } from '@jobblik/contract/kernel/problem';
import { isRouteErrorResponse } from 'react-router';

/**
 * A `clientLoader` that keeps the last answer of the server on screen when the next cannot be fetched, so that what was
 * typed and chosen stays; `failure` then says what happened. The first failure of all is the page's.
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
      return { ...last, failure: new Problem(code, { status: 0, cause: error }) };
    }
  };
}
