import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';

/** The place somebody means by what was typed: the best proposal; undefined where there is none or it cannot be asked. */
export function useFindPlace(): (text: string) => Promise<Place | undefined> {
  const client = useQueryClient();
  return async (text) => {
    const input = { params: { query: text.slice(0, 100) }, query: { whole: 1 } };
    const [best] = await client
      .fetchQuery({
        queryKey: callKey(getCitiesWithQuery, input),
        queryFn: () => callApi(getCitiesWithQuery, input),
        staleTime: 600_000,
      })
      .catch((): Place[] => []);
    return best;
  };
}
