import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useFindPlaces } from '../../lookups';

/** Finds the place of a typed text: the best suggestion; undefined without one or if it cannot be loaded. */
export function useFindPlace(): (text: string) => Promise<Place | undefined> {
  const find = useFindPlaces({ whole: true });
  return async (text) => {
    const [best] = await find(text).catch((): Place[] => []);
    return best;
  };
}
