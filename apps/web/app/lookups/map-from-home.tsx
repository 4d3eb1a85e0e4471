import { distanceKm, placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { City } from '@jobblik/contract/lookups/lookups.schema';
import { type LabelledPlace, PlaceMap } from '../ui/media/place-map';
import { nearestFirst, useHomePlace } from './use-home-place';

type Place = Pick<City, 'zip' | 'name' | 'lat' | 'lng'>;

interface MapFromHomeProps {
  places: readonly Place[];
  street: string | null;
  /** Of the tiles (spec 1§9). */
  zoom: number;
}

/** Where something is, the nearest of its places first, with the distance from this seeker's town; nothing without a place. */
export function MapFromHome({ places, street, zoom }: MapFromHomeProps) {
  const home = useHomePlace();
  const [place, ...others] = nearestFirst(home, places);
  if (!place) return null;
  return (
    <PlaceMap
      places={[labelled(place), ...others.map(labelled)]}
      street={street ?? ''}
      zoom={zoom}
      home={home && { ...labelled(home), km: distanceKm(home, place) }}
    />
  );
}

function labelled(place: Place): LabelledPlace {
  return { label: placeLabel(place), lat: place.lat, lng: place.lng };
}
