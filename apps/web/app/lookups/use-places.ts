import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../platform/api/api';
import { callKey, useCall } from '../platform/api/query';

interface PlacesOptions {
  /** Includes towns with several postcodes and regions; else postcodes only. */
  whole?: boolean;
  enabled?: boolean;
}

const cacheMs = 600_000;
const inputOf = (typed: string, whole: boolean) => ({
  params: { query: typed.trim().slice(0, 100) },
  ...(whole && { query: { whole: 1 } }),
});

/** Places for the typed text, best first; those of the previous text stay until the new ones have loaded. */
export function usePlaces(typed: string, { whole = false, enabled = true }: PlacesOptions = {}) {
  const input = inputOf(typed, whole);
  const isEnabled = enabled && input.params.query !== '';
  const found = useCall(getCitiesWithQuery, input, { enabled: isEnabled, keepPrevious: true, staleTime: cacheMs });
  return {
    places: isEnabled ? (found.data ?? []) : [],
    /** The places are still those of the previous text. */
    waiting: isEnabled && (found.isPending || found.isPlaceholderData),
    isFetching: found.isFetching,
    isError: found.isError,
  };
}

/** Finds the places of a text once. */
export function useFindPlaces({
  whole = false,
}: Pick<PlacesOptions, 'whole'> = {}): (typed: string) => Promise<Place[]> {
  const queries = useQueryClient();
  return (typed) => {
    const input = inputOf(typed, whole);
    return queries.fetchQuery({
      queryKey: callKey(getCitiesWithQuery, input),
      queryFn: () => callApi(getCitiesWithQuery, input),
      staleTime: cacheMs,
    });
  };
}
