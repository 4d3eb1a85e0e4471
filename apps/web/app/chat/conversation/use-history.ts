import { confirmUnread } from '@jobblik/contract/chat/chat.api';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSend } from '../../platform/api/query';
import { catchUp, changeContact, changeHistory, fetchOlder, historyKey, readHistory } from '../live/chat-cache';
import { type History, unreadSeq, withRead } from './history';

/** The conversation with a contact: its newest page, and new messages. A cached one is refreshed. */
export function useHistory(userId: number) {
  const client = useQueryClient();
  const query = useQuery<History, Problem>({
    queryKey: historyKey(userId),
    queryFn: () => readHistory(userId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (client.getQueryData(historyKey(userId)) === undefined) return;
    // Without a connection it is fetched when the server is reached again, like everything else.
    void catchUp(client, userId).catch(() => undefined);
  }, [client, userId]);
  return query;
}

/** Fetches older pages, one at a time. */
export function useOlder(userId: number) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoading = useRef(false);
  const load = useCallback(
    async (limit?: number): Promise<void> => {
      if (isLoading.current) return;
      isLoading.current = true;
      setState('loading');
      try {
        await fetchOlder(client, userId, limit);
        setState('idle');
      } catch {
        setState('failed');
      } finally {
        isLoading.current = false;
      }
    },
    [client, userId],
  );
  return { state, load };
}

/** Marks messages as read on the server: those of a conversation on screen, in a visible tab. */
export function useMarkRead(userId: number, history: History | undefined): void {
  const client = useQueryClient();
  // Not optimistic: the user does not trigger it, and the line above the first unread message stays while the conversation is open.
  const { mutate } = useSend(confirmUnread);
  const seq = history ? unreadSeq(history) : 0;
  const isVisible = usePageVisible();
  useEffect(() => {
    if (seq === 0 || !isVisible) return;
    // A refused or lost confirmation is repeated with the next message, and when the conversation is opened again.
    mutate(
      { body: { contact_users: userId, seq } },
      {
        onSuccess: () => {
          changeHistory(client, userId, (now) => withRead(now, seq));
          changeContact(client, userId, { unread_cnt: 0 });
        },
      },
    );
  }, [seq, isVisible, userId, mutate, client]);
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const follow = () => setVisible(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isVisible;
}
