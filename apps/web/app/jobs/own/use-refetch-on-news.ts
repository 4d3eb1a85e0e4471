import { sentApplication } from '@jobblik/contract/notifications/notifications.events';
import { useEffect, useRef } from 'react';
import { useUnread } from '../../notices';
import { useReconnect, useSocketEvent } from '../../platform/api/socket';

/**
 * Runs when an application arrives, by event or unread counter, when the connection is back, and when the window becomes visible
 * again, as something may have changed in another one. Pass a stable function that invalidates: a refetch during a first read is
 * lost.
 */
export function useRefetchOnNews(refresh: () => void): void {
  const unread = useUnread()?.unread_apply_total_cnt;
  const previousUnread = useRef(unread);
  useSocketEvent(sentApplication, refresh);
  useReconnect(refresh);
  useEffect(() => {
    if (previousUnread.current !== undefined && previousUnread.current !== unread) refresh();
    previousUnread.current = unread;
  }, [unread, refresh]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);
}
