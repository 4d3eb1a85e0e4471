import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';

/** A message of the contact at 12.00 plus `seq` minutes; `change` overrides fields. */
export function chatMessageWith(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    uuid: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    message_type: 0,
    message: `Besked ${seq}`,
    message_time: '12:00',
    created_at: new Date(Date.UTC(2026, 2, 10, 11, seq)).toISOString(),
    type: 'receive',
    profile_pic: '',
    user_name: 'Nordlys Energi',
    sender_name: 'Nordlys Energi',
    receiver_name: 'Signe Bæk',
    status: 'sent',
    erased: false,
    file: null,
    interview: null,
    interview_facts: null,
    ask_state: null,
    job_title: null,
    questions: null,
    state: null,
    reply_to: null,
    ...change,
  };
}

/** An employer to whom the caller may write. */
export function chatContactWith(change: Partial<ChatContact> = {}): ChatContact {
  return {
    user_id: 7,
    name: 'Nordlys Energi',
    avatar: '',
    profile_pic: '',
    detail: 'Energi i Aalborg',
    last_message: 'Hej',
    last_message_time: '12:00',
    last_message_at: '2026-03-10T11:00:00.000Z',
    last_message_type: 0,
    last_message_own: false,
    last_seq: 1,
    unread_cnt: 0,
    is_seen: false,
    active: false,
    may_write: true,
    blocked: false,
    removed: false,
    ...change,
  };
}
