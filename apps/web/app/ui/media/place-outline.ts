export interface MapPoint {
  lat: number;
  lng: number;
}

type Ring = readonly (readonly number[])[];

/** A municipality of `municipality-outlines.geojson`; points are longitude and latitude. */
export interface Municipality {
  properties: { name: string };
  geometry:
    | null
    | { type: 'Polygon'; coordinates: readonly Ring[] }
    | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };
}

interface Spot {
  x: number;
  y: number;
}

/** A part of the country as a drawing; lengths in its own units, from the upper left corner. */
export interface PlaceOutline {
  areas: { name: string; path: string; isOwn: boolean }[];
  labels: (Spot & { text: string; isOwn: boolean })[];
  pin: Spot;
  /** Null if it is too far away to be on the drawing. */
  home: Spot | null;
  /** A length in whole kilometres. */
  scale: { km: number; length: number };
}

export const outlineSize = { width: 340, height: 190 } as const;

/** Kilometres from the left to the right edge. */
const usualWidth = 36;
const mostWidth = 90;
/** Share of the drawing that pin and home may be apart, so that both have room. */
const homeShare = 0.55;
/** Kilometres in a degree of latitude. */
const kmPerDegree = 111.32;
/** Room of a name: width of a letter, height of a line, distance from the edge. */
const name = { letter: 6.4, height: 16, edge: 8, belowPin: 24 } as const;
/** Points of a square of side 1. */
const grid: readonly Spot[] = Array.from({ length: 81 }, (_, at) => ({
  x: ((at % 9) + 0.5) / 9,
  y: (Math.floor(at / 9) + 0.5) / 9,
}));
const scales = [20, 10, 5, 2] as const;
const longestScale = 90;

/**
 * The municipalities around a place, with the outline of its own, the names that have room, and the person's town if it is near.
 * @param place the middle of a postcode
 */
export function outlineAround(
  municipalities: readonly Municipality[],
  place: MapPoint,
  home: MapPoint | null = null,
): PlaceOutline {
  const { width, height } = outlineSize;
  const apart = home ? kmBetween(place, home) : 0;
  const isHomeNear = home !== null && apart > 0 && apart <= mostWidth * homeShare * (height / width);
  const kmWide = isHomeNear ? Math.max(usualWidth, apart / (homeShare * (height / width))) : usualWidth;
  const centre = home && isHomeNear ? middle(place, home) : place;
  const perKm = width / kmWide;
  const kmPerLng = kmPerDegree * narrowing(centre.lat);
  const toSpot = (lng: number, lat: number): Spot => ({
    x: round(width / 2 + (lng - centre.lng) * kmPerLng * perKm),
    y: round(height / 2 - (lat - centre.lat) * kmPerDegree * perKm),
  });
  const shown = municipalities.flatMap((municipality) => {
    const rings = ringsOf(municipality).map((ring) => ring.map(([lng = 0, lat = 0]) => toSpot(lng, lat)));
    const inView = rings.filter(isInView);
    return inView.length > 0 ? [{ name: municipality.properties.name, rings: inView }] : [];
  });
  const pin = toSpot(place.lng, place.lat);
  const areas = shown.map((area) => ({ ...area, isOwn: area.rings.some((ring) => contains(ring, pin)) }));
  const homeSpot = home && isHomeNear ? toSpot(home.lng, home.lat) : null;
  const km = scales.find((one) => one * perKm <= longestScale) ?? 1;
  return {
    areas: areas.map((area) => ({ name: area.name, path: area.rings.map(pathOf).join(''), isOwn: area.isOwn })),
    labels: labelsOf(areas, [pin, ...(homeSpot ? [homeSpot] : [])]),
    pin,
    home: homeSpot,
    scale: { km, length: round(km * perKm) },
  };
}

/** How much shorter a degree of longitude is than one of latitude. */
function narrowing(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

/** On a plane: exact enough for a drawing. */
function kmBetween(a: MapPoint, b: MapPoint): number {
  return kmPerDegree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing(a.lat));
}

function middle(a: MapPoint, b: MapPoint): MapPoint {
  return { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
}

/** The outer rings; lakes within a municipality are not drawn. */
function ringsOf({ geometry }: Municipality): readonly Ring[] {
  if (geometry === null) return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

function isInView(ring: readonly Spot[]): boolean {
  const { left, right, top, bottom } = boxInView(ring);
  return right > left && bottom > top;
}

function pathOf(ring: readonly Spot[]): string {
  return `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** Whether a point is inside, by the number of edges to its right. */
function contains(ring: readonly Spot[], { x, y }: Spot): boolean {
  let isInside = false;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
  });
  return isInside;
}

/** The names that have room: that of the own municipality below the pin, others in the middle of their visible part. */
function labelsOf(
  areas: readonly { name: string; rings: readonly (readonly Spot[])[]; isOwn: boolean }[],
  spots: readonly Spot[],
): PlaceOutline['labels'] {
  const [pin] = spots;
  const labels: PlaceOutline['labels'] = [];
  const byOwn = [...areas].sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  for (const { name: text, rings, isOwn } of byOwn) {
    const spot = isOwn && pin ? { x: pin.x, y: pin.y + name.belowPin } : middleOf(rings);
    if (!spot) continue;
    const label = { ...spot, text, isOwn };
    const isFree =
      labels.every((other) => !overlap(label, other)) && (isOwn || spots.every((one) => !covers(label, one)));
    if (isFree && hasRoom(label)) labels.push(label);
  }
  return labels;
}

/** A point inside the ring with the most room in view, near the middle of that part; undefined if none is in view. */
function middleOf(rings: readonly (readonly Spot[])[]): Spot | undefined {
  let most = { area: 0, spots: [] as Spot[] };
  for (const ring of rings) {
    const { left, right, top, bottom } = boxInView(ring);
    const spots = grid.map(({ x, y }) => ({ x: round(left + x * (right - left)), y: round(top + y * (bottom - top)) }));
    const inside = spots.filter((spot) => contains(ring, spot));
    const area = inside.length * (right - left) * (bottom - top);
    if (area > most.area) most = { area, spots: inside };
  }
  const { spots } = most;
  const mean = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
  const away = (spot: Spot) => Math.hypot(spot.x - mean.x, spot.y - mean.y);
  return spots.sort((one, other) => away(one) - away(other))[0];
}

function boxInView(ring: readonly Spot[]) {
  const { width, height } = outlineSize;
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.min(...xs)),
    right: Math.min(width, Math.max(...xs)),
    top: Math.max(0, Math.min(...ys)),
    bottom: Math.min(height, Math.max(...ys)),
  };
}

const halfWidth = ({ text }: { text: string }) => (text.length * name.letter) / 2;

function hasRoom(label: Spot & { text: string }): boolean {
  const { width, height } = outlineSize;
  const half = halfWidth(label) + name.edge;
  // The scale is in the lower left corner.
  const isOnScale = label.x - half < longestScale + 40 && label.y > height - 2 * name.height - name.edge;
  return (
    label.x > half && label.x < width - half && label.y > name.height && label.y < height - name.edge && !isOnScale
  );
}

function overlap(a: Spot & { text: string }, b: Spot & { text: string }): boolean {
  return Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b) + 4 && Math.abs(a.y - b.y) < name.height;
}

/** Whether a name is on the pin (36 high above its spot) or on the mark of the person's town. */
function covers(label: Spot & { text: string }, { x, y }: Spot): boolean {
  return Math.abs(label.x - x) < halfWidth(label) + 20 && label.y > y - 44 && label.y < y + 18;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
