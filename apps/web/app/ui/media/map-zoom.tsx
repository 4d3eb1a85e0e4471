import { ZoomControl } from 'react-leaflet';
import { useWords } from '../../platform/words/i18n';

/** The zoom buttons of a map; Leaflet's own have English labels. */
export function MapZoom() {
  const t = useWords('ui');
  return <ZoomControl zoomInTitle={t('map.zoom_in')} zoomOutTitle={t('map.zoom_out')} />;
}
