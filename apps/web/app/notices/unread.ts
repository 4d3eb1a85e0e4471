import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { requestJson } from '../platform/api/api';
import { createStore, useStore } from '../platform/session/store';

const counts = createStore<UnreadCounts | null>(null);

/** The counters, null until the first answer. `useUnreadUpdates` keeps them fresh. */
export function useUnread(): UnreadCounts | null {
  return useStore(counts, null);
}

/** Reads the counters again at once, after an act of one's own that changes them. */
export async function refreshUnread(): Promise<void> {
  counts.set(await requestJson<UnreadCounts>({ method: 'GET', path: '/api/get_unread_cnt' }));
}

/** Replaces the counters, with those that were pushed or with none. */
export function setUnread(next: UnreadCounts | null): void {
  counts.set(next);
}
