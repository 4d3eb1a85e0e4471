import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshUnread, setUnread, useUnread } from './unread';

let reads: PromiseWithResolvers<number>[] = [];
beforeEach(() => {
  reads = [];
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const read = Promise.withResolvers<number>();
    reads.push(read);
    return Response.json(counters(await read.promise));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const counters = (messages: number) => ({ unread_message_cnt: messages }) as UnreadCounts;

function shownCounter() {
  setUnread(null);
  const { result } = renderHook(useUnread);
  return () => result.current?.unread_message_cnt;
}

it('reads again when counters are pushed during a read, whose response may be older', async () => {
  const shown = shownCounter();
  const refreshed = act(refreshUnread);
  await expect.poll(() => reads.length).toBe(1);
  act(() => setUnread(counters(1)));
  reads[0]?.resolve(0);
  await expect.poll(() => reads.length).toBe(2);
  expect(shown()).toBe(1);
  reads[1]?.resolve(1);
  await refreshed;
  expect(shown()).toBe(1);
});

it('ignores a read that ends after a later one', async () => {
  const shown = shownCounter();
  const refreshed = act(() => Promise.all([refreshUnread(), refreshUnread()]));
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve(2);
  await expect.poll(shown).toBe(2);
  reads[0]?.resolve(1);
  await refreshed;
  expect(shown()).toBe(2);
});

it('shows no counters that arrive after signing out', async () => {
  const shown = shownCounter();
  act(() => setUnread(counters(3)));
  const refreshed = act(refreshUnread);
  await expect.poll(() => reads.length).toBe(1);
  act(() => setUnread(null));
  reads[0]?.resolve(3);
  await refreshed;
  expect(shown()).toBeUndefined();
  expect(reads).toHaveLength(1);
});
