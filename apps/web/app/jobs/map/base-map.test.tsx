import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultPageSettings, PageSettingsContext } from '../../platform/page-settings';
import { MapView } from '../../ui/media/leaflet-map';
import { BaseMap } from './base-map';

afterEach(cleanup);

function show(mapTileUrl: string | null): HTMLElement {
  const settings = { ...defaultPageSettings, mapTileUrl, mapAttribution: '© Kortgiveren' };
  const { container } = render(
    <PageSettingsContext value={settings}>
      <MapView start={{ center: [56, 10], zoom: 7 }} options={{}}>
        <BaseMap />
      </MapView>
    </PageSettingsContext>,
  );
  return container;
}

const outlines = (map: HTMLElement) => map.querySelectorAll('.leaflet-overlay-pane path').length;

test('the map of hits shows the tiles of the settings with their attribution', () => {
  const map = show('https://fliser.test/{z}/{x}/{y}.png');
  expect(map.querySelector('img')?.src).toMatch(/^https:\/\/fliser\.test\/7\/\d+\/\d+\.png$/);
  expect(map.textContent).toContain('© Kortgiveren');
  expect(outlines(map)).toBe(0);
});

test('without tiles the map of hits shows the outlines of the 98 municipalities without requests', () => {
  const map = show(null);
  expect(outlines(map)).toBeGreaterThanOrEqual(98);
  expect(map.querySelector('img')).toBeNull();
});
