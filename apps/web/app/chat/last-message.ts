import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { Words } from '../platform/words/i18n';

type LastMessage = Pick<ChatContact, 'last_message' | 'last_message_type' | 'last_message_own'>;

/** One line about the last message, for lists of contacts: its text, or its kind. */
export function lastMessageText(t: Words<'chat'>, contact: LastMessage): string {
  const text = lineOf(t, contact);
  return contact.last_message_own ? t('list.you', { text }) : text;
}

function lineOf(t: Words<'chat'>, { last_message: text, last_message_type: type }: LastMessage): string {
  switch (type) {
    case null:
      return t('last.none');
    case messageType.interviewRequest:
    case messageType.interview:
      return t('last.interview');
    case messageType.interviewAccepted:
    case messageType.interviewDeclined:
      return t('last.interview_reply');
    case messageType.image:
      return t('last.image');
    case messageType.document:
    case messageType.pdf:
      return t('last.document');
    case messageType.rejected:
      return t('last.rejected', { text });
    case messageType.postponed:
      return t('last.postponed');
    case messageType.questions:
      return t('last.questions');
    case messageType.pending:
      return t('last.pending', { text });
    default:
      return text;
  }
}
