import { readPostcode } from '@jobblik/contract/kernel/typed/postcode.rules';
import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../platform/api/api';
import { callKey } from '../platform/api/query';

/**
 * Finds the town of a Danish postcode; undefined for what is no postcode, or while the lookup cannot be reached: the town
 * can be written by hand.
 */
export function useTownOf(): (zip: string) => Promise<Place | undefined> {
  const queries = useQueryClient();
  return useCallback(
    async (typed) => {
      const zip = readPostcode(typed);
      if (!zip) return undefined;
      const input = { params: { query: zip } };
      const found = await queries
        .fetchQuery({
          queryKey: callKey(getCitiesWithQuery, input),
          queryFn: () => callApi(getCitiesWithQuery, input),
          staleTime: Number.POSITIVE_INFINITY,
        })
        .catch(() => []);
      return found.find((place) => place.kind === 'zip' && place.zip === zip);
    },
    [queries],
  );
}
