import { confirmUnread } from '@jobblik/contract/chat/chat.api';
import { chatMessagePushed } from '@jobblik/contract/chat/chat.events';
import { fileTypes, messageType, typeOfAction } from '@jobblik/contract/chat/chat.rules';
import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { getInterviewDetail } from '@jobblik/contract/interviews/interviews.api';
import type { ScreenArea } from '@jobblik/contract/paths';
import { useCallback } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useReconnect, useSocketEvent } from '../../platform/api/socket';
import { useWords, type Words } from '../../platform/words/i18n';
import type { RoomConversation, RoomLine } from '../../rooms/index';

/** The conversation of an interview's two people for the panel of its room; it follows what either writes elsewhere. */
export function useConversation(uuid: string, area: ScreenArea | 'guest'): RoomConversation | undefined {
  const t = useWords('interviews');
  const enabled = area !== 'guest';
  const detail = useCall(getInterviewDetail, { body: { stream_id: uuid } }, { staleTime: 0, enabled });
  const { refetch, data, error } = detail;
  const refresh = useCallback(() => {
    if (enabled) void refetch();
  }, [refetch, enabled]);
  useSocketEvent(chatMessagePushed, refresh);
  useReconnect(refresh);
  if (!enabled) return undefined;
  const contactId = (area === 'kandidat' ? data?.interview?.employer : data?.interview?.seeker)?.id ?? null;
  return {
    lines: (data?.result_message_json ?? []).map((message) => lineOf(message, t)),
    isFailed: Boolean(error) && !data,
    onRetry: refresh,
    onRead: () => {
      // A message that stays unread is read with the next one, or in the chat.
      if (contactId !== null)
        void callApi(confirmUnread, { body: { contact_users: contactId } }).catch(() => undefined);
    },
  };
}

/** A message of the conversation as a line of the panel: its text, its file, or what kind of card it is. */
export function lineOf(message: ChatMessage, t: Words<'interviews'>): RoomLine {
  const { uuid, message_type: type, file, created_at: at, sender_name: name } = message;
  const isFile = fileTypes.includes(type);
  const action = (Object.keys(typeOfAction) as RoomLine['action'][]).find((one) => typeOfAction[one] === type);
  return {
    uuid,
    name,
    at,
    isOwn: message.type === 'send',
    action: action ?? 'message',
    message: isFile ? '' : textOf(message, t),
    file: isFile && file ? { url: file.url, real_name: file.real_name, size: file.size } : null,
  };
}

function textOf({ message_type: type, message, erased }: ChatMessage, t: Words<'interviews'>): string {
  if (erased) return t('conversation.erased');
  switch (type) {
    case messageType.text:
    case messageType.rejected:
    case messageType.pending:
      return message;
    case messageType.questions:
      return t('conversation.questions');
    case messageType.interviewRequest:
    case messageType.interview:
      return t('conversation.request');
    default:
      return t('conversation.reply');
  }
}
