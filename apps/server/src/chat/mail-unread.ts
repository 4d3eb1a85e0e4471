import { mailAfter } from '@jobblik/contract/chat/chat.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { mailRecipients, stopMailsOf } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { type UnreadContact, unreadMail } from './chat.notices.ts';
import { chatConversations, chatMembers, chatPeople } from './chat.tables.ts';
import { cardsFor } from './contacts/list-contacts.ts';
import { activeAmong } from './live/presence.ts';

/** Minimum time between two such mails to one person, in milliseconds; later messages are in the next one. */
const pause = 4 * 3_600_000;

/** Maximum age in milliseconds of unread messages in a mail. */
const worth = 7 * 24 * 3_600_000;

/**
 * Mails people who have been offline for a while about unread messages: one mail for all conversations, each message in one mail
 * only. Idempotent.
 */
export async function mailUnread(services: Services): Promise<void> {
  for (const userId of await peopleToMail(services)) {
    await inTransaction(services.db, (tx) => mailPerson(tx, services, userId));
  }
}

/** People with unread messages that are in no mail yet, the oldest of them at least {@link mailAfter} old. */
async function peopleToMail({ db, clock }: Services): Promise<number[]> {
  const now = clock.now().getTime();
  const [due, oldest] = [new Date(now - mailAfter), new Date(now - worth)];
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct member.user_id from chat_conversations as conversation
    join chat_members as member on member.conversation_id = conversation.id
    join chat_messages as message on message.conversation_id = conversation.id
      and message.seq > greatest(member.read_seq, member.mailed_seq, member.hidden_seq)
      and message.sender_id = member.contact_id and message.created_at <= ${due.toISOString()}::timestamptz
    where conversation.last_at > ${oldest.toISOString()}::timestamptz
      and conversation.last_seq > greatest(member.read_seq, member.mailed_seq) and member.blocked_at is null`);
  return rows.map((row) => row.user_id);
}

async function mailPerson(tx: Transaction, services: Services, userId: number): Promise<void> {
  const { clock, env } = services;
  const now = clock.now().getTime();
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('key share');
  if (!person?.email || !person.emailVerifiedAt || person.deactivatedAt) return;
  if ((await activeAmong(services, [userId])).has(userId)) return;
  await tx.insert(chatPeople).values({ userId }).onConflictDoNothing();
  const [seen] = await tx.select().from(chatPeople).where(eq(chatPeople.userId, userId)).for('update');
  if (seen?.seenAt && seen.seenAt.getTime() > now - mailAfter) return;
  if (seen?.mailedAt && seen.mailedAt.getTime() > now - pause) return;
  const waiting = await takeWaiting(tx, userId);
  if (waiting.length === 0 || !(await mailRecipients(tx, [userId], 'message')).has(userId)) return;
  const role = person.type === userType.seeker ? 'seeker' : 'employer';
  const who = { kind: 'user', userId, role, demo: false, sessionId: '' } as const;
  const contactIds = waiting.map(({ contactId }) => contactId);
  const card = await inLanguage(person.language, () => cardsFor(services, who, contactIds));
  const contacts: UnreadContact[] = waiting
    .map(({ contactId, count }) => ({ userId: contactId, name: card(contactId).name, count }))
    .filter(({ name }) => name !== '');
  if (contacts.length === 0) return;
  await tx.update(chatPeople).set({ mailedAt: clock.now() }).where(eq(chatPeople.userId, userId));
  const mail = await inLanguage(person.language, async () =>
    unreadMail({ role, contacts, env, stop: await stopMailsOf(env, userId, 'message') }),
  );
  const people = [userId, ...contacts.map((contact) => contact.userId)];
  await queueMail(tx, services, { to: person.email, ...mail, people });
}

/** Marks pending messages as mailed, and returns their numbers by contact. */
async function takeWaiting(tx: Transaction, userId: number): Promise<{ contactId: number; count: number }[]> {
  const { rows } = await tx.execute<{ contact_id: number; count: number }>(sql`
    select member.contact_id, count(*)::int as count from chat_members as member
    join chat_messages as message on message.conversation_id = member.conversation_id
      and message.seq > greatest(member.read_seq, member.mailed_seq, member.hidden_seq)
      and message.sender_id = member.contact_id and not message.erased
    where member.user_id = ${userId} and member.blocked_at is null
    group by member.contact_id order by max(message.created_at) desc`);
  const contactIds = rows.map((row) => row.contact_id);
  if (contactIds.length > 0) {
    await tx
      .update(chatMembers)
      .set({ mailedSeq: chatConversations.lastSeq })
      .from(chatConversations)
      .where(
        and(
          eq(chatConversations.id, chatMembers.conversationId),
          eq(chatMembers.userId, userId),
          inArray(chatMembers.contactId, contactIds),
          gt(chatConversations.lastSeq, chatMembers.mailedSeq),
        ),
      );
  }
  return rows.map((row) => ({ contactId: row.contact_id, count: row.count }));
}
