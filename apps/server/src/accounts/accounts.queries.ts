import type { Language } from '@jobblik/contract/kernel/language';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type User, users } from './accounts.tables.ts';

type Reader = Database | Transaction;

/** Types of the accounts that sign up and sign in at the site; operators sign in at the back office. */
export const memberTypes: readonly number[] = [userType.seeker, userType.employer];

/** The account with this e-mail, ignoring case; includes deactivated, not removed ones. */
export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return user;
}

/** The account with this id; includes deactivated, not removed ones. */
export async function findUser(db: Reader, userId: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .limit(1);
  return user;
}

/** Locks the account against other writers until the end of the transaction. */
export async function lockUser(tx: Transaction, userId: number): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .for('update');
  return user;
}

/**
 * Whether a person's e-mail is confirmed. The result is valid until the end of the transaction: a concurrent confirmation waits,
 * and then sees what this transaction wrote.
 */
export async function isVerified(tx: Transaction, userId: number): Promise<boolean> {
  const [user] = await tx
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return user?.verifiedAt != null;
}

/** Condition: the e-mail of the person in that column is confirmed. */
export function isVerifiedPerson(userId: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${users} as verified where verified.id = ${userId} and verified.email_verified_at is not null)`;
}

/** The people among these whose e-mail is confirmed. */
export async function verifiedAmong(db: Reader, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNotNull(users.emailVerifiedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The languages that these people have chosen; a person without a choice is absent. */
export async function languagesOf(db: Reader, userIds: readonly number[]): Promise<Map<number, Language>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.language)));
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language]] : [])));
}

/** Condition for lists and searches of other slices, joined with `users`: not removed and not deactivated. */
export function accountIsActive(): SQL | undefined {
  return and(isNull(users.removedAt), isNull(users.deactivatedAt));
}
