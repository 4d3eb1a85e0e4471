import type { SignedIn } from '@jobblik/contract/kernel/session';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq, inArray } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { formerPerson, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { chatConversations, chatMembers } from './chat.tables.ts';

/** The two people of a conversation. */
export interface Pair {
  seekerId: number;
  employerId: number;
}

const mine = alias(chatMembers, 'mine');
const theirs = alias(chatMembers, 'theirs');

/** Columns of a conversation for one of its people: the row, their own side, and the contact's. */
const ofMember = { conversation: chatConversations, mine, theirs };

function membersOf(db: Database | Transaction) {
  return db
    .select(ofMember)
    .from(mine)
    .innerJoin(chatConversations, eq(chatConversations.id, mine.conversationId))
    .innerJoin(theirs, and(eq(theirs.userId, mine.contactId), eq(theirs.contactId, mine.userId)))
    .$dynamic();
}

export type MemberView = Awaited<ReturnType<typeof membersOf>>[number];
export const memberColumns = { mine, theirs };

/** Conversations of a person, for a list that adds conditions and an order. */
export function conversationsOf(db: Database | Transaction, ...conditions: Parameters<typeof and>) {
  return membersOf(db).where(and(...conditions));
}

/** Condition: contacts whom the person may see; demo visitors see no real people. */
export function shownTo(db: Database | Transaction, { demo }: SignedIn, contact: PgColumn = theirs.userId) {
  return demo ? inArray(contact, db.select({ id: users.id }).from(users).where(eq(users.sample, true))) : undefined;
}

/** {@link shownTo} for one person. */
export async function isShownTo(db: Database, { demo }: SignedIn, contactId: number): Promise<boolean> {
  if (!demo) return true;
  const [contact] = await db.select({ sample: users.sample }).from(users).where(eq(users.id, contactId));
  return contact?.sample ?? false;
}

/** The conversation of a person with a contact, if there is one. */
export async function findConversation(
  db: Database | Transaction,
  userId: number,
  contactId: number,
): Promise<MemberView | undefined> {
  const [found] = await conversationsOf(db, eq(mine.userId, userId), eq(mine.contactId, contactId));
  return found;
}

/** The same with the conversation locked until the end of the transaction. */
export async function lockConversation(
  tx: Transaction,
  userId: number,
  contactId: number,
): Promise<MemberView | undefined> {
  // The members are read after the lock: PostgreSQL re-reads only the row that a lock waited for.
  const [found] = await conversationsOf(tx, eq(mine.userId, userId), eq(mine.contactId, contactId)).for('update', {
    of: [chatConversations, mine, theirs],
  });
  return found;
}

/** The conversation of a pair, created if there is none yet, locked until the end of the transaction. */
export async function openConversation(tx: Transaction, pair: Pair, userId: number): Promise<MemberView> {
  const contactId = userId === pair.seekerId ? pair.employerId : pair.seekerId;
  const existing = await lockConversation(tx, userId, contactId);
  if (existing) return existing;
  const [made] = await tx
    .insert(chatConversations)
    .values(pair)
    .onConflictDoNothing()
    .returning({ id: chatConversations.id });
  if (made) {
    await tx.insert(chatMembers).values([
      { conversationId: made.id, userId: pair.seekerId, contactId: pair.employerId },
      { conversationId: made.id, userId: pair.employerId, contactId: pair.seekerId },
    ]);
  }
  const opened = await lockConversation(tx, userId, contactId);
  if (!opened) throw new Error('the conversation was not made');
  return opened;
}

/** A possible partner of a conversation, from the accounts. */
export interface Person {
  id: number;
  type: number;
  removed: boolean;
  /** The e-mail is confirmed. */
  verified: boolean;
  /** The account is deactivated: nobody finds them. */
  deactivated: boolean;
  /** The person's name; of an employer the company's. */
  name: string;
  companyId: number | null;
  logoFileId: string | null;
  branch: string;
}

/** People by id. With `lock`, a concurrent removal of an account waits until the end of the transaction, or is visible. */
export async function findPeople(
  db: Database | Transaction,
  userIds: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<number, Person>> {
  if (userIds.length === 0) return new Map();
  const query = db
    .select({
      id: users.id,
      type: users.type,
      removedAt: users.removedAt,
      verifiedAt: users.emailVerifiedAt,
      deactivatedAt: users.deactivatedAt,
      name: users.name,
      signedUpAs: users.companyName,
      companyId: companies.id,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      branch: companies.branch,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .$dynamic();
  const rows = await (lock ? query.for('key share', { of: users }) : query);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        type: row.type,
        removed: row.removedAt !== null,
        verified: row.verifiedAt !== null,
        deactivated: row.deactivatedAt !== null,
        name: row.removedAt !== null ? formerPerson(row.type) : nameOf(row),
        companyId: row.companyId,
        logoFileId: row.logoFileId,
        branch: row.branch ?? '',
      },
    ]),
  );
}

function nameOf(row: { type: number; name: string; companyName: string | null; signedUpAs: string | null }): string {
  return row.type === userType.employer ? (row.companyName ?? row.signedUpAs ?? row.name) || row.name : row.name;
}

/** The pair of a signed-in person and a contact of the other kind; undefined for an operator. */
export function pairOf(who: SignedIn, contactId: number): Pair | undefined {
  if (who.role === 'seeker') return { seekerId: who.userId, employerId: contactId };
  if (who.role === 'employer') return { seekerId: contactId, employerId: who.userId };
  return undefined;
}
