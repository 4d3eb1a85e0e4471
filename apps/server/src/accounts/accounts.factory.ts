import { splitName } from '@jobblik/contract/accounts/accounts.rules';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { type Role, userType } from '@jobblik/contract/kernel/session';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type User, users } from './accounts.tables.ts';
import { hashPassword } from './password/passwords.ts';
import { startSession } from './sessions/sessions.ts';

/** Default password of generated accounts. */
export const samplePassword = 'jobblik-demo';

/** Hashing is slow on purpose; the password that nearly every account has is hashed once. */
const sampleHash = lazily(() => hashPassword(samplePassword));
let made = 0;

/** Options of a new account; all have defaults. */
export interface UserOptions extends Partial<Omit<User, 'id' | 'type' | 'passwordHash' | 'firstName' | 'lastName'>> {
  /** Default `seeker`. */
  role?: Role;
  /** Default {@link samplePassword}; null for an account without one. */
  password?: string | null;
}

/** Creates an account with a unique confirmed e-mail; `emailVerifiedAt: null` as if it had just signed up. */
export async function makeUser(db: Database | Transaction, options: UserOptions = {}): Promise<User> {
  const { role = 'seeker', password, ...given } = options;
  made += 1;
  const name = given.name ?? 'Signe Holm';
  const [user] = await db
    .insert(users)
    .values({
      email: `person-${process.pid}-${made}@jobblik.test`,
      emailVerifiedAt: given.createdAt ?? new Date(),
      ...(role === 'employer' && { companyName: 'Havnens Værksted' }),
      ...given,
      type: userType[role],
      name,
      ...splitName(name),
      passwordHash: await hashOf(password),
    })
    .returning();
  if (!user) throw new Error('the account was not made');
  return user;
}

/** Creates accounts with consecutive ids, as one statement; they have no password, and no confirmed e-mail unless asked for. */
export async function makeManyUsers(
  db: Database | Transaction,
  { role, firstId, count, isVerified = false }: { role: Role; firstId: number; count: number; isVerified?: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into ${users} (id, type, email, name, email_verified_at)
    select n, ${userType[role]}, 'bench-' || n || '@jobblik.test', 'Bench Person', case when ${isVerified} then now() end
    from generate_series(${firstId}::int, ${firstId + count - 1}::int) n`);
}

/** Signs an account in without its password and returns the bearer token. */
export function signInAs(
  db: Database | Transaction,
  user: Pick<User, 'id'>,
  options: { demo?: boolean; now?: Date } = {},
): Promise<string> {
  return startSession(db, { userId: user.id, demo: options.demo ?? false, now: options.now ?? new Date() });
}

function hashOf(password: string | null | undefined): Promise<string> | null {
  if (password === null) return null;
  if (password !== undefined && password !== samplePassword) return hashPassword(password);
  return sampleHash();
}
