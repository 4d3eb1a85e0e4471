import { divIcon } from 'leaflet';
import { MapMarker, MapTiles, MapView } from './leaflet-map';
import { MapZoom } from './map-zoom';

const pin = divIcon({
  className: '',
  iconSize: [36, 46],
  iconAnchor: [18, 45],
  html: '<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path d="M18 45C9 32 3 25 3 17a15 15 0 0 1 30 0c0 8-6 15-15 28Z" fill="var(--primary)" stroke="var(--il-paper)" stroke-width="2"/><circle cx="18" cy="17" r="5.5" fill="var(--il-paper)"/></svg>',
});

export interface MapPlace {
  lat: number;
  lng: number;
}

interface LiveMapProps {
  places: readonly MapPlace[];
  zoom: number;
  tiles: string;
  /** HTML from the installation's settings. */
  attribution: string;
  label: string;
  className: string | undefined;
}

/** The map with tiles. Loaded only if the installation has a tile server. */
export default function LiveMap({ places, zoom, tiles, attribution, label, className }: LiveMapProps) {
  const first = places[0];
  if (!first) return null;
  return (
    <MapView
      start={{ center: [first.lat, first.lng], zoom }}
      options={{ scrollWheelZoom: false, attributionControl: true, zoomControl: false }}
      className={className}
    >
      <MapZoom />
      <MapTiles url={tiles} attribution={attribution} />
      {places.map(({ lat, lng }) => (
        <MapMarker key={`${lat},${lng}`} lat={lat} lng={lng} icon={pin} title={label} />
      ))}
    </MapView>
  );
}
