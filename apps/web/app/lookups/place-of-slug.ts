import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';

/** The lookup query that finds the place of a slug `name-zip-region`. */
export function slugQuery(slug: string): string {
  return zipOf(slug) ?? slug.replaceAll('-', ' ').trim().slice(0, 100);
}

/** The place of a slug among the results of {@link slugQuery}; undefined if the slug matches none. */
export function placeOfSlug(slug: string, found: readonly Place[]): Place | undefined {
  const zip = zipOf(slug);
  if (zip) return found.find((place) => place.zip === zip);
  return found.find((place) => placeSlug(place) === slug) ?? found[0];
}

function zipOf(slug: string): string | undefined {
  return /(?:^|-)(\d{4})(?:-|$)/.exec(slug)?.[1];
}
