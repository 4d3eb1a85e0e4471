import type { ComponentProps } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { MapOutlines, MapTiles } from '../../ui/media/leaflet-map';
import outlinesText from '../../ui/media/municipality-outlines.geojson?raw';
import s from './job-map.module.css';

const outlines = JSON.parse(outlinesText) as ComponentProps<typeof MapOutlines>['data'];

/** The background of the markers: the tiles of the installation's settings, else the outlines of the Danish municipalities. */
export function BaseMap() {
  const { mapTileUrl, mapAttribution } = usePageSettings();
  if (mapTileUrl) return <MapTiles url={mapTileUrl} attribution={mapAttribution} />;
  return <MapOutlines data={outlines} className={s.land} />;
}
