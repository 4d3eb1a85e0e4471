import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useFindPlaces } from '../../lookups';

/** Finds the place of a typed text: the best suggestion, undefined without one, the text itself if the lookup fails. */
export function useFindPlace(): (text: string) => Promise<Place | string | undefined> {
  const find = useFindPlaces({ whole: true });
  return async (text) => {
    const found = await find(text).catch(() => null);
    return found ? found[0] : text;
  };
}
