import type { OwnSession } from '@jobblik/contract/accounts/sessions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq } from 'drizzle-orm';
import { afterCommit, inTransaction } from '../../platform/db/in-transaction.ts';
import { shortAddress } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/services.ts';
import { presentOwnSession } from '../accounts.present.ts';
import { sessions } from '../accounts.tables.ts';
import { revokeSessions, sessionIsLive } from './sessions.ts';

/**
 * The sessions of a person: the caller's first, then the last used.
 * @param ip network address of the caller; the others are compared with it
 */
export async function listOwnSessions({ db, clock }: Services, who: SignedIn, ip: string): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, who.userId), eq(sessions.demo, false), sessionIsLive(clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const current = { id: who.sessionId, address: shortAddress(ip) };
  const own = rows.map((row) => presentOwnSession(row, current));
  return [...own.filter(({ current }) => current), ...own.filter(({ current }) => !current)];
}

/** Ends one session of the person. @throws Problem `not_found` for another person's, or one that has ended */
export async function endOwnSession({ db, realtime }: Services, who: SignedIn, sessionId: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, who.userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('not_found');
  realtime.disconnectSession(sessionId);
}

/** Ends every session of the person but the caller's. */
export async function endOtherSessions({ db, realtime }: Services, who: SignedIn): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await revokeSessions(tx, who.userId, who.sessionId);
    afterCommit(tx, () => {
      for (const sessionId of ended) realtime.disconnectSession(sessionId);
    });
  });
}
