import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { requestJson } from '../platform/api/api';
import { createStore, useStore } from '../platform/session/store';

const counts = createStore<UnreadCounts | null>(null);

/** The counters, null until the first response. `useUnreadUpdates` updates them. */
export function useUnread(): UnreadCounts | null {
  return useStore(counts, null);
}

/** Number of the last read that has begun, and of the last one that is shown. */
const reads = { begun: 0, shown: 0 };
/** How often the counters were replaced by others than read ones. */
let replaced = 0;

/**
 * Reads the counters again at once, after an action of this person that changes them. If counters are pushed during the read, they
 * may be newer than its response, so they are read again; a response that comes after that of a later read is ignored.
 */
export async function refreshUnread(): Promise<void> {
  reads.begun += 1;
  const [own, before] = [reads.begun, replaced];
  const read = await requestJson<UnreadCounts>({ method: 'GET', path: '/api/get_unread_cnt' });
  if (own < reads.shown) return;
  if (replaced === before) {
    reads.shown = own;
    counts.set(read);
  } else if (counts.get() !== null) await refreshUnread();
}

/** Replaces the counters by pushed ones or, if nobody is signed in, by none. */
export function setUnread(next: UnreadCounts | null): void {
  replaced += 1;
  counts.set(next);
}
