import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxMessage } from './outbox';
import { createOutboxSender, type OutboxSender, type OutboxTransport } from './outbox-sender';

const message = (uuid: string, part: Partial<OutboxMessage> = {}): OutboxMessage => ({
  uuid,
  at: Number(uuid.slice(1)),
  receiver: 7,
  kind: 'text',
  text: uuid,
  state: 'waiting',
  ...part,
});

/** A server that stores each uuid once, and can be unreachable or refuse. */
function serverWith({ problem }: { problem?: ProblemCode } = {}) {
  const stored: string[] = [];
  const server = {
    stored,
    problem,
    transport: {
      async send({ uuid, uploaded }) {
        await Promise.resolve();
        if (server.problem) throw new Problem(server.problem);
        if (!stored.includes(uuid)) stored.push(uploaded ? `${uuid} ${uploaded.name}` : uuid);
      },
      async upload(_message, file, onProgress) {
        if (server.problem) throw new Problem(server.problem);
        onProgress(1);
        return { name: `stored-${file.name}`, action: 'image' as const };
      },
    } satisfies OutboxTransport,
  };
  return server;
}

const open: OutboxSender[] = [];
function senderFor(server: ReturnType<typeof serverWith>, userId = 1): OutboxSender {
  const sender = createOutboxSender(userId, server.transport);
  open.push(sender);
  return sender;
}
const states = ({ outbox }: OutboxSender) => outbox.get().map(({ uuid, state }) => `${uuid} ${state}`);
const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const sender of open.splice(0)) sender.close();
  vi.useRealTimers();
  localStorage.clear();
});

it('sends in the order of writing and stores nothing afterwards', async () => {
  const server = serverWith();
  const sender = senderFor(server);
  for (const uuid of ['m1', 'm2', 'm3']) sender.add(message(uuid));
  await flush();
  expect(server.stored).toEqual(['m1', 'm2', 'm3']);
  expect(sender.outbox.get()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(['network', 'too_many_requests', 'unavailable'] as const)(
  'retries automatically while the server answers %s, in order',
  async (problem) => {
    const server = serverWith({ problem });
    const sender = senderFor(server);
    sender.add(message('m1'));
    sender.add(message('m2'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states(sender)).toEqual(['m1 waiting', 'm2 waiting']);
    delete server.problem;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.stored).toEqual(['m1', 'm2']);
  },
);

it('sends unsent messages after a reload', async () => {
  const down = serverWith({ problem: 'network' });
  const before = senderFor(down);
  before.add(message('m1'));
  await flush();
  before.close();
  const server = serverWith();
  const sender = senderFor(server);
  await flush();
  expect(server.stored).toEqual(['m1']);
  expect(sender.outbox.get()).toEqual([]);
});

it('does not send messages of another person who uses the browser', async () => {
  const down = serverWith({ problem: 'network' });
  const before = senderFor(down, 1);
  before.add(message('m1'));
  await flush();
  before.close();
  const server = serverWith();
  senderFor(server, 11);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored).toEqual([]);
});

it('keeps a refused message with its reason until its writer decides, also after a reload', async () => {
  const server = serverWith({ problem: 'may_not_write' });
  const sender = senderFor(server);
  sender.add(message('m1'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sender.outbox.get()).toMatchObject([{ state: 'failed', code: 'may_not_write' }]);
  sender.close();
  const next = senderFor(server);
  await flush();
  expect(states(next)).toEqual(['m1 failed']);
  delete server.problem;
  next.retry('m1');
  await flush();
  expect(server.stored).toEqual(['m1']);
});

it('keeps messages that wait for a confirmed e-mail, and retries them rarely', async () => {
  const server = serverWith({ problem: 'email_not_confirmed' });
  const sender = senderFor(server);
  sender.add(message('m1'));
  await flush();
  expect(states(sender)).toEqual(['m1 waiting']);
  delete server.problem;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored).toEqual(['m1']);
});

it('does not send a message that its writer deletes', async () => {
  const server = serverWith({ problem: 'may_not_write' });
  const sender = senderFor(server);
  sender.add(message('m1'));
  await flush();
  sender.remove('m1');
  expect(sender.outbox.get()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('uploads a file and sends its stored name', async () => {
  const server = serverWith();
  const sender = senderFor(server);
  sender.add(
    message('m1', { kind: 'image', text: '', file: { name: 'kat.png', size: 3 } }),
    new File(['kat'], 'kat.png'),
  );
  await flush();
  expect(server.stored).toEqual(['m1 stored-kat.png']);
});

it('follows another tab: removes messages that it has sent, sends messages that it left unsent', async () => {
  const server = serverWith({ problem: 'network' });
  const sender = senderFor(server);
  sender.add(message('m1'));
  await flush();
  const [key = ''] = Object.keys(localStorage);
  const other = key.replace('m1', 'm2');
  localStorage.setItem(other, JSON.stringify(message('m2')));
  window.dispatchEvent(new StorageEvent('storage', { key: other, newValue: localStorage.getItem(other) }));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(sender.outbox.get()).toEqual([]);
  delete server.problem;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored).toEqual(['m2']);
});
