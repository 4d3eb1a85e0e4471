import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DetailTab } from '../inbox-state';
import { useOpenEye } from './use-open-eye';

let server: Server;
let opened: number[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(404).end('{}');
    opened.push((JSON.parse(await text(request)) as { application_id: number }).application_id);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result: 'success', seen_at: '2026-11-20T09:00:00Z', seen_by: 'Lene' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  opened = [];
});
afterEach(cleanup);

const application = (id: number, part: Partial<Application> = {}) =>
  ({ id, active: 1, is_seen: true, new_answers: 0, ...part }) as Application;

function show(open: Application, tab: DetailTab = 'letter') {
  const change = vi.fn<(id: number, change: Partial<Application>) => void>();
  const client = new QueryClient();
  const view = renderHook((props: { open: Application; tab: DetailTab }) => useOpenEye(props.open, props.tab, change), {
    initialProps: { open, tab },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { change, show: (next: Application, on: DetailTab = 'letter') => view.rerender({ open: next, tab: on }) };
}

it('tells once that an application was opened, and nothing of one that was opened before', async () => {
  const eye = show(application(1));
  eye.show(application(2, { is_seen: false }));
  const seen = { is_seen: true, seen_at: '2026-11-20T09:00:00Z', seen_by: 'Lene', new_answers: 0 };
  await waitFor(() => expect(eye.change).toHaveBeenCalledWith(2, seen));
  eye.show(application(2));
  eye.show(application(3, { is_seen: false }));
  await waitFor(() => expect(eye.change).toHaveBeenCalledTimes(2));
  expect(opened).toEqual([2, 3]);
});

it('reads answers that wait when the application is opened, also one that was opened before', async () => {
  const eye = show(application(1));
  eye.show(application(2, { new_answers: 2 }));
  await waitFor(() => expect(eye.change).toHaveBeenCalledTimes(1));
  expect(opened).toEqual([2]);
});

it('leaves answers that come meanwhile unread until the tab of the questions shows them', async () => {
  const eye = show(application(1));
  eye.show(application(1, { new_answers: 1 }));
  // Another application after it: the first one was not reported.
  eye.show(application(2, { is_seen: false }));
  await waitFor(() => expect(eye.change).toHaveBeenCalledTimes(1));
  expect(opened).toEqual([2]);
  eye.show(application(2));
  eye.show(application(2, { new_answers: 1 }));
  eye.show(application(2, { new_answers: 1 }), 'questions');
  await waitFor(() => expect(opened).toEqual([2, 2]));
});
