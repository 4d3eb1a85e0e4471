import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type User, users } from './accounts.tables.ts';

type Reader = Database | Transaction;

/** The account with this e-mail, whatever its letters' case; a deactivated one too, a removed one never. */
export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return user;
}

/** The account with this id; a deactivated one too, a removed one never. */
export async function findUser(db: Reader, userId: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .limit(1);
  return user;
}

/** Locks the account against other writers until the transaction ends. */
export async function lockUser(tx: Transaction, userId: number): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .for('update');
  return user;
}

/** For lists and searches of other slices, joined with `users`: neither removed nor resting. */
export function accountIsActive(): SQL | undefined {
  return and(isNull(users.removedAt), isNull(users.deactivatedAt));
}
