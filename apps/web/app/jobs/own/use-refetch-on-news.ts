import { sentApplication } from '@jobblik/contract/notifications/notifications.events';
import { useCallback, useEffect, useRef } from 'react';
import { useUnread } from '../../notices';
import { useSocketEvent } from '../../platform/api/socket';

/**
 * Fetches again when there is something new: an application, however the server tells of it, or a look back at this window
 * after one at another, where something may have been changed.
 */
export function useRefetchOnNews(refetch: () => unknown): void {
  const unread = useUnread()?.unread_apply_total_cnt;
  const previousUnread = useRef(unread);
  const refresh = useCallback(() => void refetch(), [refetch]);
  useSocketEvent(sentApplication, refresh);
  useEffect(() => {
    if (previousUnread.current !== undefined && previousUnread.current !== unread) refresh();
    previousUnread.current = unread;
  }, [unread, refresh]);
  useEffect(() => {
    const onSight = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [refresh]);
}
