import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import type { QueryClient } from '@tanstack/react-query';
import { formatClock } from '../../platform/words/format';
import { lastSeq } from '../conversation/history';
import { changeContact, changeHistory } from './chat-cache';

type Written = Pick<ChatMessage, 'uuid' | 'message' | 'message_type' | 'created_at'> & { file: File | undefined };

/** Adds a message of a demo visitor to the conversation on screen. It is not sent to the server and is lost on reload. */
export function showInDemo(client: QueryClient, userId: number, { file, ...written }: Written): void {
  const time = formatClock(written.created_at);
  const url = file && URL.createObjectURL(file);
  changeHistory(client, userId, (now) => {
    const message: ChatMessage = {
      ...written,
      seq: lastSeq(now) + 1,
      message_time: time,
      type: 'send',
      profile_pic: '',
      user_name: '',
      sender_name: '',
      receiver_name: now.contact.name,
      status: 'sent',
      erased: false,
      file: file && url ? { url, download_url: url, real_name: file.name, size: file.size } : null,
      interview: null,
      interview_facts: null,
      ask_state: null,
      job_title: null,
      questions: null,
      state: null,
      reply_to: null,
    };
    return { ...now, messages: [...now.messages, message] };
  });
  changeContact(client, userId, {
    last_message: written.message,
    last_message_time: time,
    last_message_at: written.created_at,
    last_message_type: written.message_type,
    last_message_own: true,
    is_seen: false,
  });
}
