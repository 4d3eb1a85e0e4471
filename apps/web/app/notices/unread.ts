import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { unreadEvent } from '@jobblik/contract/notices/unread.events';
import { useCallback, useEffect } from 'react';
import { requestJson } from '../platform/api/api';
import { useSocketEvent, useSocketUp } from '../platform/api/socket';
import { useSession } from '../platform/session/session';
import { createStore, useStore } from '../platform/session/store';
import { useTitleCount } from './title-count';

/** Spec 1§9: no counter is older than a second while the live connection is down. */
const pollMs = 1_000;
const counts = createStore<UnreadCounts | null>(null);

/** The counters, null until the first answer. Kept fresh by {@link useUnreadUpdates}. */
export function useUnread(): UnreadCounts | null {
  return useStore(counts, null);
}

/** Reads the counters again at once, after an act of one's own that changes them. */
export async function refreshUnread(): Promise<void> {
  counts.set(await requestJson<UnreadCounts>({ method: 'GET', path: '/api/get_unread_cnt' }));
}

/**
 * Pushed over the socket; polled each second while it is down and the page is seen. Messages and notifications
 * are counted in the page's title as well. Rendered once, by the headers.
 */
export function useUnreadUpdates(): void {
  const userId = useSession()?.user_id;
  const up = useSocketUp();
  const unread = useUnread();
  useTitleCount((unread?.unread_message_cnt ?? 0) + (unread?.unread_notification_cnt ?? 0));
  useSocketEvent<(typeof unreadEvent)['payload']>(
    unreadEvent,
    useCallback((pushed) => counts.set(pushed), []),
  );
  useEffect(() => {
    if (userId === undefined) return counts.set(null);
    let reading = false;
    const read = () => {
      if (document.hidden || reading) return;
      reading = true;
      // A counter that cannot be read keeps its last value; the next reading comes within a second.
      void refreshUnread()
        .catch(() => undefined)
        .finally(() => {
          reading = false;
        });
    };
    read();
    document.addEventListener('visibilitychange', read);
    const timer = up ? undefined : setInterval(read, pollMs);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [userId, up]);
}
