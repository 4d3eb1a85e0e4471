import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { requestJson } from '../platform/api/api';
import { createStore, useStore } from '../platform/session/store';

const counts = createStore<UnreadCounts | null>(null);

/** The counters, null until the first answer. `useUnreadUpdates` keeps them fresh. */
export function useUnread(): UnreadCounts | null {
  return useStore(counts, null);
}

/** Number of the last read that has begun, and of the last one that is shown. */
const reads = { begun: 0, shown: 0 };
/** How often the counters were replaced by others than read ones. */
let replaced = 0;

/**
 * Reads the counters again at once, after an action of this person that changes them. What was pushed during the read may be newer
 * than its answer, so that they are read again; a read that a later one has overtaken shows nothing.
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

/** Replaces the counters, with those that were pushed or, when nobody is signed in, with none. */
export function setUnread(next: UnreadCounts | null): void {
  replaced += 1;
  counts.set(next);
}
