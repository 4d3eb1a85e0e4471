import words from '@jobblik/words/da/find-job.json' with { type: 'json' };
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../platform/render-screen.harness';
import { registerWords } from '../../platform/words/i18n';
import { MapView } from '../../ui/media/leaflet-map';
import { MapMarkers } from './map-markers';

beforeAll(() => registerWords('da', { da: { 'find-job': words } }));
afterEach(cleanup);

const place = (id: number, name: string, lng: number, count: number) => ({
  id,
  zip: String(id),
  name,
  region: 'Midtjylland',
  lat: 56.15,
  lng,
  count,
});
// 600 m apart: 29 pixels at the zoom level from which markers are no longer separated.
const places = [place(8000, 'Aarhus C', 10.2, 2), place(8100, 'Aarhus', 10.21, 1)];

function show(zoom: number) {
  const onChoose = vi.fn();
  renderScreen(
    <MapView start={{ center: [56.15, 10.2], zoom }} options={{}}>
      <MapMarkers places={places} lit={[]} chosen={null} onChoose={onChoose} />
    </MapView>,
  );
  return onChoose;
}

test.each([
  ['click', (mark: HTMLElement) => fireEvent.click(mark)],
  ['press of Enter', (mark: HTMLElement) => fireEvent.keyDown(mark, { key: 'Enter' })],
])('places too close to be separated have one marker, and a %s chooses the jobs of all of them', (_how, press) => {
  const onChoose = show(12);
  press(screen.getByRole('button', { name: /3 job i Aarhus C og 1 postnummer ved siden af$/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ places, count: 3 }));
});

test('places further apart have separate markers, and each chooses its jobs', () => {
  const onChoose = show(13);
  fireEvent.click(screen.getByRole('button', { name: /1 job i Aarhus$/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ places: [places[1]], count: 1 }));
});
