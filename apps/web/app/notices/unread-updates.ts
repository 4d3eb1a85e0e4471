import { unreadEvent } from '@jobblik/contract/notices/unread.events';
import { useCallback, useEffect } from 'react';
import { useSocketEvent, useSocketUp } from '../platform/api/socket';
import { isDemo, useSession } from '../platform/session/session';
import { useTitleCount } from './title-count';
import { refreshUnread, setUnread, useUnread } from './unread';

/** Spec 1§9: no counter is older than a second while the socket is down. */
const pollMs = 1_000;

/**
 * Pushed over the socket; polled each second while it is down and the page is visible. Messages and notifications are also counted
 * in the page's title. Rendered once, by the headers.
 */
export function useUnreadUpdates(): void {
  const userId = useSession()?.user_id;
  const up = useSocketUp();
  const unread = useUnread();
  useTitleCount((unread?.unread_message_cnt ?? 0) + (unread?.unread_notification_cnt ?? 0));
  useSocketEvent<(typeof unreadEvent)['payload']>(
    unreadEvent,
    useCallback((pushed) => setUnread(pushed), []),
  );
  useEffect(() => {
    if (userId === undefined) return setUnread(null);
    let reading = false;
    const read = () => {
      if (document.hidden || reading) return;
      reading = true;
      // A counter that cannot be read keeps its last value; the next poll is within a second.
      void refreshUnread()
        .catch(() => undefined)
        .finally(() => {
          reading = false;
        });
    };
    read();
    // Nothing changes in the demo.
    if (isDemo()) return;
    document.addEventListener('visibilitychange', read);
    const timer = up ? undefined : setInterval(read, pollMs);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [userId, up]);
}
