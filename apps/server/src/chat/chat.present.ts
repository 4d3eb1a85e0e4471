import {
  type AskState,
  fileTypes,
  messageType,
  partsOfMessage,
  requestStateFor,
} from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import type { InterviewFactsOnWire } from '@jobblik/contract/interviews/interview-facts.schema';
import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';
import type { StoredFile } from '../platform/files/files.ts';
import type { MemberView } from './chat.queries.ts';
import type { MessageRow } from './chat.tables.ts';
import type { ContactCard } from './contacts/contacts.ts';
import { wireText } from './post-message.ts';

/** Data for presenting a message. */
export interface MessageParts {
  view: MemberView;
  own: ContactCard;
  contact: ContactCard;
  file: StoredFile | undefined;
  /** What decides the phase of the interview that it asks for. */
  facts: InterviewFactsOnWire | undefined;
  /** Whether its questions still wait. */
  askState: AskState | undefined;
  /** Signs the address of a file. */
  link: (fileId: string, disposition: 'inline' | 'attachment') => string;
}

/** A message without its content when operators have taken it down. */
export function asShown(row: MessageRow): MessageRow {
  if (row.takenDownAt === null) return row;
  return { ...row, text: '', fileId: null, interview: null, questions: null, jobTitle: null };
}

/** A message as one of the two people sees it. */
export function presentMessage(
  row: MessageRow,
  { view, own, contact, file, facts, askState, link }: MessageParts,
): ChatMessage {
  const isOwn = row.senderId === view.mine.userId;
  const [sender, receiver] = isOwn ? [own, contact] : [contact, own];
  const readUpTo = isOwn ? view.theirs.readSeq : view.mine.readSeq;
  return {
    seq: row.seq,
    uuid: row.uuid,
    message_type: row.type,
    message: wireText(row),
    message_time: clockTimeOf(row.createdAt),
    created_at: row.createdAt.toISOString(),
    type: isOwn ? 'send' : 'receive',
    profile_pic: sender.picture,
    user_name: sender.name,
    sender_name: sender.name,
    receiver_name: receiver.name,
    status: row.seq <= readUpTo ? 'seen' : 'sent',
    erased: row.erased,
    ...(row.takenDownAt && { taken_down: true as const }),
    file: file
      ? {
          url: link(file.id, 'inline'),
          download_url: link(file.id, 'attachment'),
          real_name: file.realName,
          size: file.size,
        }
      : null,
    interview: row.interview,
    interview_facts: facts ?? null,
    questions: row.questions,
    ask_state: askState ?? null,
    job_title: row.erased ? null : row.jobTitle,
    state: requestStateFor(row.state, facts?.state),
    reply_to: row.replyTo,
    ...(row.type === messageType.postponed && { postpone_reason: partsOfMessage(row.text)[1] }),
  };
}

/** Data for presenting a contact of the list. */
export interface ContactParts {
  /** Absent before the first message or block. */
  view: MemberView | undefined;
  /** The newest message that the person has not deleted. */
  last: MessageRow | undefined;
  /** Real name of its file. */
  lastFile: string;
  unread: number;
  active: boolean;
  mayWrite: boolean;
}

/** A contact as the list shows it. */
export function presentContact(card: ContactCard, parts: ContactParts): ChatContact {
  const { view, last, lastFile, unread, active, mayWrite } = parts;
  const blocked = view !== undefined && view.mine.blockedAt !== null;
  return {
    user_id: card.userId,
    name: card.name,
    avatar: card.picture,
    profile_pic: card.picture,
    detail: card.detail,
    last_message: last ? (fileTypes.includes(last.type) ? lastFile : last.text) : '',
    last_message_time: last ? clockTimeOf(last.createdAt) : '',
    last_message_at: last?.createdAt.toISOString() ?? null,
    last_message_type: last?.type ?? null,
    last_message_own: last !== undefined && last.senderId !== card.userId,
    last_seq: view?.conversation.lastSeq ?? 0,
    unread_cnt: unread,
    is_seen: view !== undefined && view.mine.sentSeq > 0 && view.theirs.readSeq >= view.mine.sentSeq,
    active: active && !blocked && !card.removed,
    may_write: mayWrite && !blocked && !card.removed,
    blocked,
    removed: card.removed,
  };
}
