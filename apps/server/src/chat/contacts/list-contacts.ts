import { chatLimits, mayWrite, messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { readUnreadByRef } from '../../notices/index.ts';
import type { Services } from '../../platform/services.ts';
import { asShown, presentContact } from '../chat.present.ts';
import {
  conversationsOf,
  findConversation,
  findPeople,
  type MemberView,
  memberColumns,
  pairOf,
  shownTo,
} from '../chat.queries.ts';
import { chatConversations, chatMessages, type MessageRow } from '../chat.tables.ts';
import { activeAmong } from '../live/presence.ts';
import { readConnection, readRelationships } from '../relationships.ts';
import { type ContactCard, employerCards, seekerCards } from './contacts.ts';

/** Whether the newest message is a rejection by the person, without an answer. */
const endsWithOwnRejection = sql`exists (select from ${chatMessages} where ${chatMessages.conversationId} = ${chatConversations.id} and ${chatMessages.seq} = ${chatConversations.lastSeq} and ${chatMessages.type} = ${messageType.rejected} and ${chatMessages.senderId} = ${memberColumns.mine.userId})`;

/** Conversations of a person with a visible message, the newest first; those that a rejection of the person has ended come last. */
export async function listContacts(
  services: Services,
  who: SignedIn,
  limit: number = chatLimits.contacts,
): Promise<ChatContact[]> {
  const views = await conversationsOf(
    services.db,
    eq(memberColumns.mine.userId, who.userId),
    gt(chatConversations.lastSeq, memberColumns.mine.hiddenSeq),
    shownTo(services.db, who),
  )
    .orderBy(asc(endsWithOwnRejection), desc(chatConversations.lastAt), desc(chatConversations.id))
    .limit(limit);
  return await presentContacts(services, who, views);
}

async function presentContacts(
  services: Services,
  who: SignedIn,
  views: readonly MemberView[],
): Promise<ChatContact[]> {
  const ids = views.map(({ mine }) => mine.contactId);
  const [card, unread, active, last, allowed] = await Promise.all([
    cardsFor(services, who, ids),
    readUnreadByRef(services.db, who.userId, 'message'),
    activeAmong(services, ids),
    lastMessages(services, views),
    whoMayBeWritten(services, who, views),
  ]);
  return views.map((view) => {
    const id = view.mine.contactId;
    const message = last.rows.get(view.conversation.id);
    return presentContact(card(id), {
      view,
      last: message,
      lastFile: message?.fileId ? (last.fileNames.get(message.fileId) ?? '') : '',
      unread: unread.get(id) ?? 0,
      active: active.has(id) && view.theirs.blockedAt === null,
      mayWrite: allowed(view) && view.theirs.blockedAt === null,
    });
  });
}

/** One contact, with whom there may be no conversation yet. */
export async function readContact(services: Services, who: SignedIn, contactId: number): Promise<ChatContact> {
  const view = await findConversation(services.db, who.userId, contactId);
  if (view) {
    const [contact] = await presentContacts(services, who, [view]);
    if (contact) return contact;
  }
  const card = (await cardsFor(services, who, [contactId]))(contactId);
  return presentContact(card, {
    view,
    last: undefined,
    lastFile: '',
    unread: 0,
    active: (await activeAmong(services, [contactId])).has(contactId),
    mayWrite: await mayBegin(services, who, contactId),
  });
}

/** Whether a person may write first to another person of the other kind who exists. */
export async function mayBegin(services: Services, who: SignedIn, contactId: number): Promise<boolean> {
  const pair = pairOf(who, contactId);
  if (!pair) return false;
  const by = who.role === 'seeker' ? 'seeker' : 'employer';
  const contact = (await findPeople(services.db, [contactId])).get(contactId);
  if (!contact || contact.removed || contact.type !== (by === 'seeker' ? 2 : 1)) return false;
  return mayWrite(by, await readConnection(services, by, pair), { employerWrote: false });
}

/** These contacts as a person sees them. */
export async function cardsFor(
  services: Services,
  who: SignedIn,
  contactIds: readonly number[],
): Promise<(userId: number) => ContactCard> {
  return who.role === 'seeker'
    ? await employerCards(services, contactIds)
    : await seekerCards(services, who.userId, contactIds);
}

/** Whether the person may write now, for each conversation. */
async function whoMayBeWritten(
  services: Services,
  who: SignedIn,
  views: readonly MemberView[],
): Promise<(view: MemberView) => boolean> {
  if (who.role === 'employer') {
    const relationship = await readRelationships(
      services,
      who.userId,
      views.map(({ mine }) => mine.contactId),
    );
    return ({ mine }) => mayWrite('employer', relationship(mine.contactId), { employerWrote: false });
  }
  // An employer who has written may be answered; other relationships are looked up for the few who have not.
  const silent = views.filter(({ theirs }) => theirs.sentSeq === 0);
  const allowed = new Set<number>();
  for (const { conversation, mine } of silent) {
    const relationship = await readConnection(services, 'seeker', conversation);
    if (mayWrite('seeker', relationship, { employerWrote: false })) allowed.add(mine.contactId);
  }
  return ({ mine, theirs }) => theirs.sentSeq > 0 || allowed.has(mine.contactId);
}

async function lastMessages({ db, files }: Services, views: readonly MemberView[]) {
  const visible = views.filter(({ conversation, mine }) => conversation.lastSeq > mine.hiddenSeq);
  const found: MessageRow[] =
    visible.length === 0
      ? []
      : await db
          .select()
          .from(chatMessages)
          .where(
            inArray(
              sql`(${chatMessages.conversationId}, ${chatMessages.seq})`,
              visible.map(({ conversation }) => sql`(${conversation.id}::int, ${conversation.lastSeq}::int)`),
            ),
          );
  const shown = found.map(asShown);
  const described = await files.describe(shown.flatMap(({ fileId }) => fileId ?? []));
  return {
    rows: new Map(shown.map((row) => [row.conversationId, row])),
    fileNames: new Map([...described].map(([id, file]) => [id, file.realName])),
  };
}
