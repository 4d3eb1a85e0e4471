import { idleTimeOf, sessionLifetime } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { and, count, eq, gt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { shortAddress } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/services.ts';
import { sessions, users } from '../accounts.tables.ts';
import { hashSecret, newSecret } from '../secrets.ts';

/** The browser that signs in: its `User-Agent` and network address. */
export interface Device {
  agent: string;
  ip: string;
}

/** Longest `User-Agent` that is stored; real ones have about 150 characters. */
const agentLength = 400;

/** Signs a person in. @returns the token, of which only the hash is stored */
export async function startSession(
  tx: Transaction | Services['db'],
  options: { userId: number; demo?: boolean; now: Date; device?: Device | undefined },
): Promise<string> {
  const token = newSecret();
  const lifetime = options.demo ? sessionLifetime.demo : sessionLifetime.member;
  await tx.insert(sessions).values({
    tokenHash: hashSecret(token),
    userId: options.userId,
    demo: options.demo ?? false,
    agent: options.device?.agent.slice(0, agentLength) ?? '',
    address: shortAddress(options.device?.ip ?? ''),
    createdAt: options.now,
    lastSeenAt: options.now,
    confirmedAt: options.now,
    expiresAt: new Date(options.now.getTime() + lifetime),
  });
  return token;
}

/** Condition: the session works at this instant, as `isSessionLive` says. */
export function sessionIsLive(now: Date): SQL | undefined {
  const usedWithin = (type: number) => gt(sessions.lastSeenAt, new Date(now.getTime() - idleTimeOf(type)));
  const isMembers = sql`exists (select from ${users} as person where person.id = ${sessions.userId} and person.type <> ${userType.admin})`;
  return and(gt(sessions.expiresAt, now), or(usedWithin(userType.admin), and(usedWithin(userType.seeker), isMembers)));
}

/** Revokes the sessions of a person, all or all but one, and returns their ids so that their sockets can be ended. */
export async function revokeSessions(tx: Transaction, userId: number, except?: string): Promise<string[]> {
  const revoked = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return revoked.map(({ id }) => id);
}

/** Signs one browser out. */
export async function endSession(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  sessionId: string,
): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  realtime.disconnectSession(sessionId);
}

/** How many browsers of a person are signed in, and when one was last used. */
export async function countSessions(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ count: number; lastSeenAt: Date | null }> {
  const [row] = await tx
    .select({ count: count(), lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sessionIsLive(now)));
  return { count: row?.count ?? 0, lastSeenAt: row?.lastSeenAt ?? null };
}
