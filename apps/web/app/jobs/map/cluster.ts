import type { JobMapAnswer } from '@jobblik/contract/jobs/job-search.schema';

type MapPlace = JobMapAnswer['places'][number];

/** Places that are so close on the map that they share one marker. */
export interface Cluster {
  places: MapPlace[];
  /** Hits of all its places. */
  count: number;
  /** Centre of the places, weighted by their hits. */
  lat: number;
  lng: number;
}

/** Minimum distance between the centres of two markers, in pixels. */
const apart = 44;

/**
 * Groups places for one zoom level of the map. The places with the most hits collect those around them, so that the same places
 * form the same clusters after the map is moved.
 * @param project a place's position in pixels at this zoom level
 */
export function clusterPlaces(
  places: readonly MapPlace[],
  project: (place: { lat: number; lng: number }) => { x: number; y: number },
): Cluster[] {
  const clusters: { at: { x: number; y: number }; places: MapPlace[] }[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count || a.id - b.id)) {
    const at = project(place);
    const near = clusters.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < apart);
    if (near) near.places.push(place);
    else clusters.push({ at, places: [place] });
  }
  return clusters.map(({ places: members }) => {
    const count = members.reduce((sum, place) => sum + place.count, 0);
    const mean = (of: 'lat' | 'lng') => members.reduce((sum, place) => sum + place[of] * place.count, 0) / count;
    return { places: members, count, lat: mean('lat'), lng: mean('lng') };
  });
}
