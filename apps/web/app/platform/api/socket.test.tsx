import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveConnection } from './socket';

type Listener = (given: unknown) => void;
const listeners = new Map<string, Listener>();
const fake = {
  connect: vi.fn(),
  disconnect: vi.fn(),
  on: (event: string, listener: Listener) => void listeners.set(event, listener),
};
vi.mock('socket.io-client', () => ({ io: () => fake }));
vi.mock('../loading/connection', () => ({
  patiently: (work: () => unknown) => work(),
  reportUnreached: () => undefined,
}));
vi.mock('../page-settings', () => ({ usePageSettings: () => ({ socketPort: 8442 }) }));
vi.mock('../session/session', () => ({
  isDemo: () => false,
  sessionToken: () => 'token',
  useSession: () => ({ user_id: 1 }),
}));

function Page() {
  useLiveConnection();
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  listeners.clear();
});

const refused = (code: string) => Object.assign(new Error(code), { data: { code } });

it.each([
  ['that is busy', 'connect_error', refused('too_many_requests'), 1],
  ['whose database is away', 'connect_error', refused('unavailable'), 1],
  ['that does not know the session', 'connect_error', refused('unauthenticated'), 0],
  ['that has closed the connection', 'disconnect', 'io server disconnect', 1],
  ['that is lost, to which Socket.IO connects itself', 'disconnect', 'transport close', 0],
])('connects again to a server %s', async (_name, event, given, times) => {
  const page = render(<Page />);
  await vi.waitFor(() => expect(listeners.has(event)).toBe(true));
  listeners.get(event)?.(given);
  expect(fake.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.connect).toHaveBeenCalledTimes(times);
  page.unmount();
});

it('does not connect again after the person has signed out', async () => {
  const page = render(<Page />);
  await vi.waitFor(() => expect(listeners.has('disconnect')).toBe(true));
  listeners.get('disconnect')?.('io server disconnect');
  page.unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fake.connect).not.toHaveBeenCalled();
});
