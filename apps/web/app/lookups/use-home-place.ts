import { getHomePlace } from '@jobblik/contract/cv/cv-pages.api';
import { userType } from '@jobblik/contract/kernel/session';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import type { City } from '@jobblik/contract/lookups/lookups.schema';
import { useCall } from '../platform/api/query';
import { useSession } from '../platform/session/session';

/** The town of this seeker's CV, from which distances count; null for everybody else and until it is known. */
export function useHomePlace(): City | null {
  const isSeeker = useSession()?.ttl === userType.seeker;
  const { data } = useCall(getHomePlace, undefined, { enabled: isSeeker });
  return (isSeeker && data?.place) || null;
}

/** Kilometres from a town to the nearest of some places, rounded to 0.1; null without either. */
export function kmFrom(
  home: Pick<City, 'lat' | 'lng'> | null,
  places: readonly Pick<City, 'lat' | 'lng'>[],
): number | null {
  if (home === null || places.length === 0) return null;
  return Math.round(Math.min(...places.map((place) => distanceKm(home, place))) * 10) / 10;
}

/**
 * Fills in how far ads are from this seeker's town, where they have no distance from a searched place. Those in the town itself keep
 * none: its name says it.
 */
export function useDistances(): <
  A extends { location: readonly Pick<City, 'lat' | 'lng'>[]; distance_km: number | null },
>(
  ad: A,
) => A {
  const home = useHomePlace();
  return (ad) => (ad.distance_km === null ? { ...ad, distance_km: kmFrom(home, ad.location) || null } : ad);
}

/** Places with the nearest to a town first; in their own order without one. */
export function nearestFirst<P extends Pick<City, 'lat' | 'lng'>>(
  home: Pick<City, 'lat' | 'lng'> | null,
  places: readonly P[],
): P[] {
  if (home === null) return [...places];
  return [...places].sort((a, b) => distanceKm(home, a) - distanceKm(home, b));
}
