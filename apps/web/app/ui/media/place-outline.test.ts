import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Municipality, outlineAround, outlineSize } from './place-outline';

const file = readFileSync(new URL('./municipality-outlines.geojson', import.meta.url), 'utf8');
const { features } = JSON.parse(file) as { features: Municipality[] };
const { width, height } = outlineSize;
const middle = { x: width / 2, y: height / 2 };

const places = {
  odense: { lat: 55.403, lng: 10.392 },
  aalborg: { lat: 57.039, lng: 9.914 },
  hvidovre: { lat: 55.6493, lng: 12.4727 },
  roenne: { lat: 55.107, lng: 14.725 },
  skagen: { lat: 57.7241, lng: 10.5846 },
};

const square = (name: string, lng: number, lat: number, side: number): Municipality => ({
  properties: { name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [lng + side, lat],
        [lng + side, lat + side],
        [lng, lat + side],
        [lng, lat],
      ],
    ],
  },
});

describe('the drawing around a place', () => {
  it.each([
    ['Odense', places.odense],
    ['Aalborg', places.aalborg],
    ['Hvidovre', places.hvidovre],
    ['Bornholm', places.roenne],
    ['Frederikshavn', places.skagen],
  ])('%s is the municipality of its place, with its name below the pin', (name, place) => {
    const { areas, labels, pin } = outlineAround(features, place);
    expect(areas.filter(({ isOwn }) => isOwn).map((area) => area.name)).toEqual([name]);
    expect(labels.find(({ isOwn }) => isOwn)).toEqual({ text: name, x: pin.x, y: pin.y + 24, isOwn: true });
    expect(pin).toEqual(middle);
  });

  it('differs from place to place', () => {
    const paths = Object.values(places).map((place) =>
      outlineAround(features, place)
        .areas.map(({ path }) => path)
        .join(''),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('leaves out what is not in view', () => {
    const { areas } = outlineAround([square('Her', 9.9, 54.9, 0.2), square('Der', 12, 57, 0.2)], { lat: 55, lng: 10 });
    expect(areas.map(({ name }) => name)).toEqual(['Her']);
  });

  it('keeps north up and distances true', () => {
    const { areas, scale } = outlineAround([square('Her', 10, 55, 0.1)], { lat: 55, lng: 10 });
    // 0.1 degrees to the north are 11.1 km, to the east 6.4 km.
    const perKm = scale.length / scale.km;
    const [, east, north] = (areas[0]?.path ?? '')
      .slice(1, -1)
      .split('L')
      .map((spot) => spot.split(' ').map(Number));
    expect(((east?.[0] ?? 0) - middle.x) / perKm).toBeCloseTo(6.39, 1);
    expect((middle.y - (north?.[1] ?? 0)) / perKm).toBeCloseTo(11.13, 1);
  });

  it('shows the person’s town if both have room, and moves the pin from the middle', () => {
    const { home, pin } = outlineAround(features, places.odense, { lat: 55.398, lng: 10.32 });
    expect(home).toMatchObject({ x: expect.any(Number) });
    expect(home && home.x < pin.x).toBe(true);
    expect(pin.x).toBeGreaterThan(middle.x);
  });

  it('shows more of the country for a town further away, and leaves out one that is too far', () => {
    const far = outlineAround(features, places.odense, { lat: 55.311, lng: 10.789 });
    expect(far.home).not.toBeNull();
    expect(far.scale.length / far.scale.km).toBeLessThan(width / 36);
    expect(outlineAround(features, places.odense, places.aalborg)).toEqual(outlineAround(features, places.odense));
  });

  it('has no town of the person in the place itself', () => {
    expect(outlineAround(features, places.odense, places.odense).home).toBeNull();
  });

  it('has each name inside its municipality', () => {
    // The middle of its box is in the municipality that it goes around.
    const l: Municipality = {
      properties: { name: 'Vinkel' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [9.85, 54.95],
            [9.9, 54.95],
            [9.9, 55.05],
            [10.15, 55.05],
            [10.15, 55.07],
            [9.85, 55.07],
            [9.85, 54.95],
          ],
        ],
      },
    };
    const { labels, scale } = outlineAround([l, square('Her', 9.95, 54.97, 0.07)], { lat: 55, lng: 10 });
    const name = labels.find(({ text }) => text === 'Vinkel');
    const perKm = scale.length / scale.km;
    const kmEast = ((name?.x ?? 0) - middle.x) / perKm;
    const kmNorth = (middle.y - (name?.y ?? 0)) / perKm;
    expect(kmNorth > 5.5 || kmEast < -6.3).toBe(true);
  });

  it('has names that are apart from each other and inside the drawing', () => {
    for (const place of Object.values(places)) {
      const { labels } = outlineAround(features, place);
      for (const [at, a] of labels.entries()) {
        expect(a.x > 0 && a.x < width && a.y > 0 && a.y < height).toBe(true);
        for (const b of labels.slice(at + 1)) expect(Math.abs(a.x - b.x) > 30 || Math.abs(a.y - b.y) >= 16).toBe(true);
      }
    }
  });
});
