import { isSessionLive, lastSeenLag } from '@jobblik/contract/accounts/accounts.rules';
import { type Role, userType } from '@jobblik/contract/kernel/session';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Authenticate } from '../../platform/http/calls.ts';
import { sessions, users } from '../accounts.tables.ts';
import { hashSecret } from '../secrets.ts';

const roles = new Map<number, Role>(Object.entries(userType).map(([role, type]) => [type, role as Role]));

/** Finds the person of a token with one indexed query; writes "last seen" at most every five minutes. */
export function authenticator(db: Database, clock: Clock): Authenticate {
  const find = db
    .select({
      id: sessions.id,
      userId: users.id,
      type: users.type,
      demo: sessions.demo,
      emailVerifiedAt: users.emailVerifiedAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      confirmedAt: sessions.confirmedAt,
      secondFactorSince: users.secondFactorSince,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.deactivatedAt), isNull(users.removedAt)),
    )
    .prepare('authenticate');

  return async (token) => {
    const now = clock.now();
    const [session] = await find.execute({ tokenHash: hashSecret(token) });
    const role = session && roles.get(session.type);
    if (!role || !isSessionLive(session, now)) return null;
    const stale = new Date(now.getTime() - lastSeenLag);
    if (session.lastSeenAt < stale) {
      await db
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, stale)));
    }
    const { userId, demo, id: sessionId, emailVerifiedAt } = session;
    const confirmation = { at: session.confirmedAt, secondFactor: session.secondFactorSince !== null };
    return { kind: 'user', userId, role, demo, sessionId, unconfirmed: emailVerifiedAt === null, confirmation };
  };
}
