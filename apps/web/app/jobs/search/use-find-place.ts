import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useFindPlaces } from '../../lookups';

/** The place somebody means by what was typed: the best proposal; undefined where there is none or it cannot be asked. */
export function useFindPlace(): (text: string) => Promise<Place | undefined> {
  const find = useFindPlaces({ whole: true });
  return async (text) => {
    const [best] = await find(text).catch((): Place[] => []);
    return best;
  };
}
