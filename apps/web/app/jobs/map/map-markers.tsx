import type { JobMapAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { MapMarker, useMap, useMapZoom } from '../../ui/media/leaflet-map';
import { type Cluster, clusterPlaces } from './cluster';
import s from './job-map.module.css';

interface MapMarkersProps {
  places: JobMapAnswer['places'];
  /** Postcodes of the ad that is hovered or focused in the list. */
  lit: readonly string[];
  chosen: Cluster | null;
  onChoose: (cluster: Cluster) => void;
}

/**
 * From this zoom level a marker of several places is chosen like one of a single place, since they are too close to be separated.
 */
const closest = 12;

/**
 * A round marker for each group of places, with its number of hits. A click on several places zooms in first; Enter works like a
 * click.
 */
export function MapMarkers({ places, lit, chosen, onChoose }: MapMarkersProps) {
  const t = useWords('find-job');
  const map = useMap();
  const zoom = useMapZoom();
  const clusters = useMemo(() => clusterPlaces(places, (place) => map.project(place, zoom)), [places, map, zoom]);

  function choose(cluster: Cluster): void {
    if (cluster.places.length > 1 && zoom < closest) {
      const points = cluster.places.map(({ lat, lng }) => [lat, lng] as [number, number]);
      map.flyToBounds(points, { padding: [48, 48], maxZoom: Math.max(closest, zoom + 2), animate: false });
    } else onChoose(cluster);
  }

  return clusters.map((cluster) => {
    const [place, ...more] = cluster.places;
    const label = [
      t('map.marker', { count: cluster.count, total: formatNumber(cluster.count), place: place?.name }),
      more.length > 0 && t('map.and_around', { count: more.length }),
    ]
      .filter(Boolean)
      .join(' ');
    const isHighlighted = cluster === chosen || cluster.places.some(({ zip }) => lit.includes(zip));
    return (
      <MapMarker
        key={`${place?.id}-${cluster.places.length}-${cluster.count}`}
        lat={cluster.lat}
        lng={cluster.lng}
        icon={markerIcon(cluster.count, label, isHighlighted)}
        onPress={() => choose(cluster)}
        zIndexOffset={isHighlighted ? 1000 : 0}
      />
    );
  });
}

function markerIcon(count: number, label: string, isHighlighted: boolean) {
  const size = count < 10 ? 32 : count < 100 ? 38 : 44;
  const mark = document.createElement('span');
  mark.className = classes(s.mark, isHighlighted && s.lit) ?? '';
  mark.ariaHidden = 'true';
  mark.textContent = formatNumber(count);
  const name = document.createElement('span');
  name.className = 'hidden-visually';
  name.textContent = label;
  const html = document.createElement('span');
  html.append(mark, name);
  return divIcon({ className: s.icon ?? '', iconSize: [size, size], html });
}
