import { renewPushSubscription } from '@jobblik/contract/notifications/push.api';
import { afterEach, expect, it, vi } from 'vitest';
import { openPath, renewSubscription } from './push.ts';

afterEach(() => vi.restoreAllMocks());

/** The worker's windows, and what was done with them, in order. */
function windows(...open: { navigates: boolean }[]) {
  const done: string[] = [];
  const all = open.map(({ navigates }, at) => ({
    focus: async () => done.push(`focus ${at}`),
    navigate: async (path: string) => {
      if (!navigates) throw new TypeError('not controlled by this worker');
      done.push(`navigate ${at} ${path}`);
    },
  }));
  const clients = {
    matchAll: async ({ type }: { type: string }) => (type === 'window' ? all : []),
    openWindow: async (path: string) => done.push(`open ${path}`),
  } as unknown as Clients;
  return { clients, done };
}

it.each([
  ['the window that is open, in front', [{ navigates: true }, { navigates: true }], ['focus 0', 'navigate 0 /x']],
  ['a new window', [], ['open /x']],
  ['a new window beside that of an older worker', [{ navigates: false }], ['focus 0', 'open /x']],
])('a click on a notification opens its path in %s', async (_, open, expected) => {
  const { clients, done } = windows(...open);
  await openPath(clients, '/x');
  expect(done).toEqual(expected);
});

const key = new ArrayBuffer(65);

function subscription(name: string) {
  const json = { endpoint: `https://push.example/${name}`, keys: { p256dh: 'B'.repeat(87), auth: name.repeat(22) } };
  const unsubscribe = vi.fn(async () => true);
  return { options: { applicationServerKey: key }, toJSON: () => json, unsubscribe } as unknown as PushSubscription & {
    unsubscribe: typeof unsubscribe;
  };
}

function renew(given: {
  old?: PushSubscription;
  made?: PushSubscription;
  subscribed?: PushSubscription;
  status?: number;
}) {
  const subscribe = vi.fn(async () => given.subscribed ?? subscription('n'));
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({}, { status: given.status ?? 200 }));
  const change = { oldSubscription: given.old ?? null, newSubscription: given.made ?? null };
  return { subscribe, sent, ended: renewSubscription({ subscribe }, change) };
}

it('subscribes again with the same key, and says where to and instead of what', async () => {
  const { subscribe, sent, ended } = renew({ old: subscription('o') });
  await ended;
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: key });
  const [path, request] = sent.mock.calls[0] ?? [];
  expect([path, request?.method]).toEqual([renewPushSubscription.path, renewPushSubscription.method]);
  expect(renewPushSubscription.body?.parse(JSON.parse(String(request?.body)))).toEqual({
    old: { endpoint: 'https://push.example/o', auth: 'o'.repeat(22) },
    subscription: { endpoint: 'https://push.example/n', p256dh: 'B'.repeat(87), auth: 'n'.repeat(22) },
  });
});

it('takes the subscription that the browser has made itself', async () => {
  const { subscribe, sent, ended } = renew({ old: subscription('o'), made: subscription('m') });
  await ended;
  expect(subscribe).not.toHaveBeenCalled();
  expect(String(sent.mock.calls[0]?.[1]?.body)).toContain('https://push.example/m');
});

it('keeps no subscription that the server does not know', async () => {
  const subscribed = subscription('n');
  await renew({ old: subscription('o'), subscribed, status: 429 }).ended;
  expect(subscribed.unsubscribe).toHaveBeenCalledOnce();
});

it('leaves it to the person where the browser does not say what there was', async () => {
  const { subscribe, sent, ended } = renew({});
  await ended;
  expect([subscribe.mock.calls, sent.mock.calls]).toEqual([[], []]);
});
