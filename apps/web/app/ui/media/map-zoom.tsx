import { control } from 'leaflet';
import { useEffect } from 'react';
import { useWords } from '../../platform/words/i18n';
import { useMap } from './leaflet-map';

/** The zoom buttons of a map; Leaflet's own have English labels. */
export function MapZoom() {
  const t = useWords('ui');
  const map = useMap();
  const [zoomInTitle, zoomOutTitle] = [t('map.zoom_in'), t('map.zoom_out')];
  useEffect(() => {
    const buttons = control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    return () => void buttons.remove();
  }, [map, zoomInTitle, zoomOutTitle]);
  return null;
}
