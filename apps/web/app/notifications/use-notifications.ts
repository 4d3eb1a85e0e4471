import { getAllNotification, setNotificationStatus } from '@jobblik/contract/notifications/notifications.api';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshUnread, useUnread } from '../notices';
import { useCall, useSend } from '../platform/api/query';

/**
 * The list on screen, recent ones or all. Showing it clears the indicator (spec 1§4); new ones stay marked until the list is
 * unmounted. Further ones appear when they arrive.
 */
export function useNotifications(history: '0' | '1') {
  const input = { params: { history } };
  const query = useCall(getAllNotification, input, { staleTime: 0 });
  const newIds = useNewIds(query.data);
  const { refetch } = query;
  const unread = useUnread()?.unread_notification_cnt ?? 0;
  const previousUnread = useRef(unread);
  useEffect(() => {
    if (unread > previousUnread.current) void refetch();
    previousUnread.current = unread;
  }, [unread, refetch]);
  useSeen(query.data);
  return { query, newIds };
}

/** Makes every open list of notifications reload. */
export function useRefreshNotifications(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [getAllNotification.path] }), [client]);
}

function useNewIds(items: readonly Notification[] | undefined): ReadonlySet<number> {
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const unseen = (items ?? []).filter((item) => !item.seen).map((item) => item.id);
    if (unseen.length > 0) setNewIds((before) => new Set([...before, ...unseen]));
  }, [items]);
  return newIds;
}

/** If this fails the indicator stays on, and it is tried again the next time the list is opened. */
function useSeen(items: readonly Notification[] | undefined): void {
  const refresh = useRefreshNotifications();
  // Not optimistic: the user does not trigger it, and an indicator that goes out before the server has stored it would come back
  // after a lost connection.
  const { mutate } = useSend(setNotificationStatus);
  // By their ids: others can arrive while some are being marked.
  const unseen = (items ?? [])
    .filter((item) => !item.seen)
    .map((item) => item.id)
    .join();
  useEffect(() => {
    if (unseen) mutate({}, { onSuccess: () => Promise.all([refresh(), refreshUnread()]) });
  }, [unseen, mutate, refresh]);
}
