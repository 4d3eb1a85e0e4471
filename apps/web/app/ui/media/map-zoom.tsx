import { ZoomControl } from 'react-leaflet';
import { useWords } from '../../platform/words/i18n';

/** The buttons for the scale of a map; Leaflet's own are named in English. */
export function MapZoom() {
  const t = useWords('ui');
  return <ZoomControl zoomInTitle={t('map.zoom_in')} zoomOutTitle={t('map.zoom_out')} />;
}
