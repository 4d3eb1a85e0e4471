import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { divIcon } from 'leaflet';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MapMarker, MapTiles, MapView, useMap, useMapZoom } from './leaflet-map';

afterEach(cleanup);

const start = { center: [56, 10] as [number, number], zoom: 7 };
const icon = (text: string) => divIcon({ html: text });

function TestMap({ children }: { children: React.ReactNode }) {
  return (
    <StrictMode>
      <MapView start={start} options={{}}>
        {children}
      </MapView>
    </StrictMode>
  );
}

test('a marker is pressed with a pointer, Enter or the space bar, and no other key', () => {
  const onPress = vi.fn();
  const { getByRole } = render(
    <TestMap>
      <MapMarker lat={56} lng={10} icon={icon('1 job')} onPress={onPress} />
    </TestMap>,
  );
  const marker = getByRole('button', { name: '1 job' });
  fireEvent.click(marker);
  fireEvent.keyDown(marker, { key: 'Enter' });
  fireEvent.keyDown(marker, { key: ' ' });
  fireEvent.keyDown(marker, { key: 'a' });
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a marker that nothing is done with is not a button', () => {
  const { queryByRole, getByTitle } = render(
    <TestMap>
      <MapMarker lat={56} lng={10} icon={icon('pin')} title="Torvet 1" />
    </TestMap>,
  );
  expect(getByTitle('Torvet 1').textContent).toBe('pin');
  expect(queryByRole('button', { name: 'pin' })).toBeNull();
});

test('another icon and the latest action reach a marker that keeps the focus', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const content = (text: string, onPress: () => void) => (
    <TestMap>
      <MapMarker lat={56} lng={10} icon={icon(text)} onPress={onPress} />
    </TestMap>
  );
  const { getByRole, rerender } = render(content('1 job', first));
  const marker = getByRole('button', { name: '1 job' });
  marker.focus();
  rerender(content('2 job', second));
  expect(getByRole('button', { name: '2 job' })).toBe(document.activeElement);
  fireEvent.keyDown(marker, { key: 'Enter' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('layers leave the map with their component', () => {
  const content = (tiles: string | undefined, isMarked: boolean) => (
    <TestMap>
      {tiles && <MapTiles url={tiles} attribution="© Kort" />}
      {isMarked && <MapMarker lat={56} lng={10} icon={icon('pin')} />}
    </TestMap>
  );
  const { container, rerender } = render(content('https://et.test/{z}/{x}/{y}.png', true));
  expect(container.querySelector('img')?.src).toMatch(/^https:\/\/et\.test\/7\//);
  rerender(content('https://to.test/{z}/{x}/{y}.png', false));
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).host);
  expect(new Set(pictures)).toEqual(new Set(['to.test']));
  expect(container.querySelector('.leaflet-marker-icon')).toBeNull();
  rerender(content(undefined, false));
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).not.toContain('© Kort');
});

test('the zoom level is read again after each change', () => {
  let zoomTo = (_level: number) => {};
  function Zoom() {
    const map = useMap();
    zoomTo = (level) => map.setZoom(level, { animate: false });
    return <output>{useMapZoom()}</output>;
  }
  const { container } = render(
    <TestMap>
      <Zoom />
    </TestMap>,
  );
  expect(container.querySelector('output')?.textContent).toBe('7');
  act(() => zoomTo(9));
  expect(container.querySelector('output')?.textContent).toBe('9');
});
