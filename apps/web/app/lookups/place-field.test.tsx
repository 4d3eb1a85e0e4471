import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../platform/render-screen.harness';
import { registerWords } from '../platform/words/i18n';
import { PlaceField } from './place-field';

const places: Place[] = [
  { id: 8000, name: 'Aarhus C', zip: '8000', region: 'Midtjylland', lat: 56.15, lng: 10.2, kind: 'zip' },
  { id: 8200, name: 'Aarhus N', zip: '8200', region: 'Midtjylland', lat: 56.19, lng: 10.19, kind: 'zip' },
];

let server: Server;
const chosen = vi.fn<(place: Place | null) => void>();
const submitted = vi.fn();

beforeAll(async () => {
  registerWords('da', { da: { ui } });
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(places));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  chosen.mockClear();
  submitted.mockClear();
  renderScreen(
    <form onSubmit={submitted}>
      <PlaceField id="sted" label="Sted" value={null} onChange={chosen} placeholder="" none="Ingen" />
    </form>,
  );
});
afterEach(cleanup);

async function type(text: string): Promise<HTMLElement> {
  const field = screen.getByRole('combobox');
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  await screen.findByRole('option', { name: '8000 Aarhus C', hidden: true });
  return field;
}

test('an arrow key before the timers of the list still selects', async () => {
  const field = await type('Aarhus');
  field.blur();
  await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull());
  vi.useFakeTimers();
  try {
    field.focus();
    fireEvent.change(field, { target: { value: 'aarhus' } });
    fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
    vi.advanceTimersByTime(100);
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  } finally {
    vi.useRealTimers();
  }
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 8000 }));
});

test('Enter after more letters selects the best place, not the one that was highlighted before', async () => {
  const field = await type('Aar');
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.change(field, { target: { value: '8200' } });
  await waitFor(() => expect(screen.queryByRole('option', { selected: true, hidden: true })).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 8200 })));
});
