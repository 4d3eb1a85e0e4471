import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noUnread } from '@jobblik/contract/notices/unread';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import notificationWords from '@jobblik/words/da/notifications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshUnread, useUnread } from '../notices';
import { QueryProvider } from '../platform/api/query';
import { signIn, signOut } from '../platform/session/session';
import { registerWords, WordsProvider, wordsOfRequest } from '../platform/words/i18n';
import { Toasts } from '../ui/feedback/toast';
import { NotificationBell } from './bell/notification-bell';
import NotificationsPage from './notifications.page';

/** A server with one person's notifications. */
let server: Server;
let stored: Notification[] = [];
let cleared: Notification[] = [];
let broken = false;
/** Arrive right after the list is marked as seen, before it is read again. */
let arriving: Notification[] = [];

beforeAll(async () => {
  registerWords('da', { da: { notifications: notificationWords, problems, ui } });
  server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    response.writeHead(broken ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(broken ? { code: 'internal', title: 'internal', status: 500 } : answer(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/notifikation`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  stored = [application(2, 'Tømrersvend', false), application(1, 'Sygeplejerske', true)];
  broken = false;
  arriving = [];
  const membership = { plan: 3, status: 1 };
  const person = { user_id: 1, user_name: 'Karen Bæk', user_avatar: '', membership };
  signIn({ token: 'x'.repeat(40), ttl: 2, ...person, unread_count: 0, notification_status: 0 });
});
afterEach(() => {
  cleanup();
  signOut();
});

function answer(path: string | undefined): unknown {
  if (path?.startsWith('/api/get_all_notification/')) return stored;
  if (path === '/api/get_unread_cnt') {
    return { ...noUnread(), unread_notification_cnt: stored.filter((item) => !item.seen).length };
  }
  if (path === '/api/remove_notifications') [cleared, stored] = [stored, []];
  if (path === '/api/restore_notifications') {
    if (cleared.length === 0) return { result: 'failed' };
    [stored, cleared] = [cleared, []];
  }
  if (path === '/api/set_notification_status') {
    stored = [...arriving, ...stored.map((item) => ({ ...item, seen: true }))];
    arriving = [];
  }
  return { result: 'success' };
}

function application(id: number, title: string, seen: boolean): Notification {
  const created_at = new Date(Date.now() - id * 60_000).toISOString();
  return { id, type: 11, type_11: title, link: `/virksomhed/job/detalje/${id}/dashboard`, created_at, seen };
}

function Counter() {
  return <output aria-label="Ulæste">{useUnread()?.unread_notification_cnt ?? 'unknown'}</output>;
}

function open(Component: ComponentType = NotificationsPage) {
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/virksomhed/notifikation']} />
        <Counter />
        <Toasts />
      </QueryProvider>
    </WordsProvider>,
  );
}

it('lists notifications with links, and marks new ones although opening the list marks them as seen', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Tømrersvend/ });
  expect(link.getAttribute('href')).toBe('/virksomhed/job/detalje/2/dashboard');
  await waitFor(() => expect(stored.every((item) => item.seen)).toBe(true));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Ulæste' }).textContent).toBe('0'));
  expect(within(link).getByText('Ny')).toBeTruthy();
  expect(screen.getAllByText('Ny')).toHaveLength(1);
});

it.each([
  ['the list', async () => open()],
  [
    'the bell',
    async () => {
      open(NotificationBell);
      fireEvent.click(await screen.findByRole('button', { name: /^Notifikationer/ }));
    },
  ],
])('%s shows the state of applications, and links to each', async (_, openIt) => {
  const own = (id: number, about: Partial<Notification>) => ({
    ...application(id, '', true),
    link: `/kandidat/job/applikationer?vis=${id}`,
    ...about,
  });
  stored = [
    own(5, { type: 22, type_22: 'Kok', company: 'Havnens Køkken', person: 'Lene Kjærgaard' }),
    own(6, { type: 23, type_23: 'Bager', company: 'Havnens Køkken', state: 'reading' }),
    own(7, {
      type: 23,
      type_23: 'Tjener',
      company: 'Havnens Køkken',
      state: 'rejected',
      message: 'Det blev en anden.',
    }),
  ];
  await openIt();
  for (const [id, text, detail] of [
    [5, 'Havnens Køkken har set din ansøgning', 'Kok · Lene Kjærgaard'],
    [6, 'Havnens Køkken er begyndt at læse', 'Bager'],
    [7, 'Du har fået afslag på din ansøgning til »Tjener«', 'Det blev en anden.'],
  ] as const) {
    const link = await screen.findByRole('link', { name: new RegExp(`^${text}`) });
    expect(link.getAttribute('href')).toBe(`/kandidat/job/applikationer?vis=${id}`);
    expect(within(link).getByText(detail)).toBeTruthy();
  }
});

it('shows a message with its line breaks, without empty lines', async () => {
  stored = [
    { ...application(3, 'Kok', true), message: 'Hej Amalie\n\nTak for din ansøgning.\n\nVenlig hilsen\nNordlys' },
  ];
  open();
  const link = await screen.findByRole('link', { name: /Kok/ });
  expect(link.querySelector('q')?.textContent).toBe('Hej Amalie\nTak for din ansøgning.\nVenlig hilsen\nNordlys');
});

it('shows notifications that arrive while it is open', async () => {
  open();
  await waitFor(() => expect(stored.every((item) => item.seen)).toBe(true));
  stored = [application(3, 'Kok', false), ...stored];
  await act(refreshUnread);
  expect(await screen.findByRole('link', { name: /Kok/ })).toBeTruthy();
  await waitFor(() => expect(stored.every((item) => item.seen)).toBe(true));
});

it('marks notifications that arrive while the others are being marked as seen', async () => {
  arriving = [application(3, 'Kok', false)];
  open();
  expect(await screen.findByRole('link', { name: /Kok/ })).toBeTruthy();
  await waitFor(() => expect(stored.every((item) => item.seen)).toBe(true));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Ulæste' }).textContent).toBe('0'));
});

it('clears everything, shows the empty state, and restores it on Fortryd', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ryd alle' }));
  expect(await screen.findByRole('heading', { name: 'Ingen notifikationer' })).toBeTruthy();
  expect(stored).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Ryd alle' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
  expect(await screen.findByRole('link', { name: /Tømrersvend/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Ny ansøgning/ })).toHaveLength(2);
});

it('shows a message if it is too late to restore the list', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ryd alle' }));
  await screen.findByRole('heading', { name: 'Ingen notifikationer' });
  cleared = [];
  fireEvent.click((await screen.findAllByRole('button', { name: /Fortryd/ })).at(-1) as HTMLElement);
  expect(await screen.findByText(/for sent at fortryde/)).toBeTruthy();
});

it('shows a failed request, and tries again', async () => {
  broken = true;
  open();
  const again = await screen.findByRole('button', { name: ui.retry });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: /Sygeplejerske/ })).toBeTruthy();
});
