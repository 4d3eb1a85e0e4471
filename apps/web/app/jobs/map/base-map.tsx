import type { ComponentProps } from 'react';
import { GeoJSON, TileLayer } from 'react-leaflet';
import { usePageSettings } from '../../platform/page-settings';
import s from './job-map.module.css';
import outlinesText from './municipality-outlines.geojson?raw';

const outlines = JSON.parse(outlinesText) as ComponentProps<typeof GeoJSON>['data'];

/** The background of the markers: the tiles of the installation's settings, else the outlines of the Danish municipalities. */
export function BaseMap() {
  const { mapTileUrl, mapAttribution } = usePageSettings();
  if (mapTileUrl) return <TileLayer url={mapTileUrl} attribution={mapAttribution} />;
  return <GeoJSON data={outlines} interactive={false} style={{ className: s.land ?? '' }} />;
}
