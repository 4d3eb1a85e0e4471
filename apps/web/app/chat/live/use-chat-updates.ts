import {
  chatContactChanged,
  chatMessagePushed,
  chatPresence,
  chatRead,
  typingPushed,
} from '@jobblik/contract/chat/chat.events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useUnread } from '../../notices';
import { useSocketEvent, useSocketUp } from '../../platform/api/socket';
import { oneAtATime } from '../../platform/session/one-at-a-time';
import { useSession } from '../../platform/session/session';
import { withRead, withSeen } from '../conversation/history';
import { catchUp, catchUpAll, changeContact, changeHistory, refreshContacts } from './chat-cache';
import { setTyping } from './typing';

/**
 * Keeps contacts and conversations up to date: by the socket's events, after a reconnect by fetching missed messages, and while the
 * socket is down whenever the counter of unread messages changes. Rendered once, by the signed-in headers.
 */
export function useChatUpdates(): void {
  const client = useQueryClient();
  const ownId = useSession()?.user_id;
  const unread = useUnread()?.unread_message_cnt;
  const up = useSocketUp();

  // A failed fetch is repeated: with the next event, or when the server is reached again.
  const refresh = useMemo(
    () => ({
      contacts: oneAtATime(() => refreshContacts(client)),
      conversations: oneAtATime(() => catchUpAll(client)),
    }),
    [client],
  );

  useSocketEvent<(typeof chatMessagePushed)['payload']>(
    chatMessagePushed,
    useCallback(
      ({ userid, receiver }) => {
        if (userid !== ownId) setTyping(userid, false);
        refresh.contacts();
        void catchUp(client, userid === ownId ? receiver : userid).catch(refresh.conversations);
      },
      [client, ownId, refresh],
    ),
  );
  useSocketEvent<(typeof chatRead)['payload']>(
    chatRead,
    useCallback(
      ({ userid, receiver, seq }) => {
        if (userid === ownId) changeHistory(client, receiver, (now) => withRead(now, seq));
        else changeHistory(client, userid, (now) => withSeen(now, seq));
        refresh.contacts();
      },
      [client, ownId, refresh],
    ),
  );
  useSocketEvent<(typeof chatPresence)['payload']>(
    chatPresence,
    useCallback(
      ({ user_id, active }) => {
        if (!active) setTyping(user_id, false);
        changeContact(client, user_id, { active });
      },
      [client],
    ),
  );
  useSocketEvent<(typeof chatContactChanged)['payload']>(
    chatContactChanged,
    useCallback(
      ({ user_id }) => {
        refresh.contacts();
        void catchUp(client, user_id).catch(refresh.conversations);
      },
      [client, refresh],
    ),
  );
  useSocketEvent<(typeof typingPushed)['payload']>(
    typingPushed,
    useCallback(({ sender, run }) => setTyping(sender, run === 1), []),
  );

  const before = useRef({ up, unread });
  useEffect(() => {
    const isBack = up && !before.current.up;
    const isMoved = !up && unread !== before.current.unread;
    before.current = { up, unread };
    if (!isBack && !isMoved) return;
    refresh.contacts();
    refresh.conversations();
  }, [up, unread, refresh]);
}
