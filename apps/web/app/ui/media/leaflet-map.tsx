import 'leaflet/dist/leaflet.css';
import {
  type DivIcon,
  type GeoJSONOptions,
  geoJSON,
  type LatLngBoundsLiteral,
  type LatLngTuple,
  type Layer,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  type MapOptions,
  type Marker,
  map as makeMap,
  marker,
  tileLayer,
} from 'leaflet';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MapContext = createContext<LeafletMap | null>(null);

interface MapViewProps {
  /** What Leaflet is started with; later changes have no effect. */
  options: MapOptions;
  /** Where it starts: a centre as [latitude, longitude] with a zoom level, or an area that has to be in view. */
  start: { center: LatLngTuple; zoom: number } | { bounds: LatLngBoundsLiteral };
  className?: string | undefined;
  /** Layers, markers and controls; they find the map with {@link useMap}. */
  children: ReactNode;
}

/** A map of Leaflet. Only for pieces that are loaded in the browser: Leaflet needs a window. */
export function MapView({ options, start, className, children }: MapViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is started once
  useLayoutEffect(() => {
    if (!element.current) return;
    const made = makeMap(element.current, options);
    if ('bounds' in start) made.fitBounds(start.bounds);
    else made.setView(start.center, start.zoom);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);
  return (
    <div ref={element} className={className}>
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}

/** The map around this component. @throws Error outside of a {@link MapView} */
export function useMap(): LeafletMap {
  const map = use(MapContext);
  if (!map) throw new Error('There is no map around this component.');
  return map;
}

/** The map's zoom level, again after each change. */
export function useMapZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const update = () => setZoom(map.getZoom());
    update();
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map]);
  return zoom;
}

interface MapTilesProps {
  /** Address of a tile with {z}, {x} and {y}. */
  url: string;
  /** HTML from the installation's settings. */
  attribution: string;
}

/** Tiles of a map server. */
export function MapTiles({ url, attribution }: MapTilesProps) {
  useLayer(() => tileLayer(url, { attribution }), [url, attribution]);
  return null;
}

interface MapOutlinesProps {
  data: Parameters<typeof geoJSON>[0];
  className: string | undefined;
}

/** Areas that are drawn below the markers and cannot be pressed. */
export function MapOutlines({ data, className = '' }: MapOutlinesProps) {
  const options = { interactive: false, style: { className } } satisfies GeoJSONOptions;
  useLayer(() => geoJSON(data, options), [data, className]);
  return null;
}

interface MapMarkerProps {
  /** Latitude and longitude in degrees. */
  lat: number;
  lng: number;
  icon: DivIcon;
  title?: string;
  /** Markers with a greater one lie above the others. */
  zIndexOffset?: number;
  /** Pressed with a pointer, Enter or the space bar. Without it the marker is a picture only. */
  onPress?: () => void;
}

/** A marker of the map. Another icon or place changes it without losing the focus. */
export function MapMarker({ lat, lng, icon, title = '', zIndexOffset = 0, onPress }: MapMarkerProps) {
  const isButton = onPress !== undefined;
  const made = useLayer<Marker>(
    () => marker([lat, lng], { icon, title, zIndexOffset, keyboard: isButton }),
    [title, isButton],
  );
  useEffect(() => void made?.setLatLng([lat, lng]), [made, lat, lng]);
  useEffect(() => void made?.setIcon(icon), [made, icon]);
  useEffect(() => void made?.setZIndexOffset(zIndexOffset), [made, zIndexOffset]);
  useEffect(() => {
    if (!made || !onPress) return;
    // Leaflet turns Enter into a click only for image markers.
    const pressKey = ({ originalEvent: event }: { originalEvent: Event }) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPress();
    };
    const press = (_event: LeafletMouseEvent) => onPress();
    made.on({ click: press, keydown: pressKey });
    return () => void made.off({ click: press, keydown: pressKey });
  }, [made, onPress]);
  return null;
}

/** A layer that is on the map while the component is. It is made again when one of `changes` is another. */
function useLayer<L extends Layer>(make: () => L, changes: readonly unknown[]): L | null {
  const map = useMap();
  const [layer, setLayer] = useState<L | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes another layer is named by the caller
  useEffect(() => {
    const made = make().addTo(map);
    setLayer(made);
    return () => void made.remove();
  }, [map, ...changes]);
  return layer;
}
