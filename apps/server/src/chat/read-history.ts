import { chatLimits, messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { asShown, presentMessage } from './chat.present.ts';
import { findConversation, isShownTo, type MemberView } from './chat.queries.ts';
import { chatMessages, type MessageRow } from './chat.tables.ts';
import { cardsOfPair, fileLinkLifetime } from './contacts/contacts.ts';
import { mayBegin, readContact } from './contacts/list-contacts.ts';

export interface HistoryPage {
  contactId: number;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

export interface History {
  contact: ChatContact;
  result_message_json: ChatMessage[];
  has_more: boolean;
  unread_count: number;
  last_seq: number;
  read_seq: number;
  contact_read_seq: number;
}

/**
 * A page of a conversation, the oldest message first: the newest ones, those before a number or those after one.
 * @throws Problem `may_not_write` for a person with whom there is no conversation and none is allowed
 */
export async function readHistory(services: Services, who: SignedIn, page: HistoryPage): Promise<History> {
  if (!(await isShownTo(services.db, who, page.contactId))) throw new Problem('may_not_write');
  const view = await findConversation(services.db, who.userId, page.contactId);
  if (!view && !(await mayBegin(services, who, page.contactId))) throw new Problem('may_not_write');
  const contact = await readContact(services, who, page.contactId);
  const { rows, hasMore } = view ? await readRows(services, view, page) : { rows: [], hasMore: false };
  return {
    contact,
    result_message_json: view ? await present(services, who, view, rows) : [],
    has_more: hasMore,
    unread_count: contact.unread_cnt,
    last_seq: view?.conversation.lastSeq ?? 0,
    read_seq: view?.mine.readSeq ?? 0,
    contact_read_seq: view?.theirs.readSeq ?? 0,
  };
}

async function readRows({ db }: Services, { conversation, mine }: MemberView, page: HistoryPage) {
  const { before, after, limit = chatLimits.page } = page;
  const forwards = after !== undefined && before === undefined;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversation.id),
        gt(chatMessages.seq, Math.max(mine.hiddenSeq, after ?? 0)),
        before === undefined ? undefined : lt(chatMessages.seq, before),
      ),
    )
    .orderBy(forwards ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(limit + 1);
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  return { rows: forwards ? shown : shown.reverse(), hasMore };
}

async function present(
  services: Services,
  who: SignedIn,
  view: MemberView,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const { files } = services;
  const requests = rows.filter(({ type }) => type === messageType.interviewRequest);
  const [{ seeker, employer }, described, facts, asks] = await Promise.all([
    cardsOfPair(services, view.conversation),
    files.describe(rows.map(asShown).flatMap(({ fileId }) => fileId ?? [])),
    services.ports.chat.interviewFacts(
      services,
      who.role === 'seeker' ? 'seeker' : 'employer',
      requests.flatMap(({ interview }) => interview?.uuid ?? []),
    ),
    services.ports.chat.askStates(
      services,
      rows.flatMap(({ questions }) => questions?.ask_id ?? []),
    ),
  ]);
  const factsOf = ({ type, interview }: MessageRow) =>
    type === messageType.interviewRequest && interview?.uuid ? facts.get(interview.uuid) : undefined;
  const [own, contact] = who.role === 'seeker' ? [seeker, employer] : [employer, seeker];
  const link = (fileId: string, disposition: 'inline' | 'attachment') =>
    files.link(fileId, { lifetime: fileLinkLifetime, disposition, under: '/images/chat_files' });
  return rows.map(asShown).map((row) =>
    presentMessage(row, {
      view,
      own,
      contact,
      file: row.fileId ? described.get(row.fileId) : undefined,
      facts: factsOf(row),
      askState: row.questions ? asks.get(row.questions.ask_id) : undefined,
      link,
    }),
  );
}
