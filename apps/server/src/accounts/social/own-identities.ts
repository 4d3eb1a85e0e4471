import type { OwnIdentity } from '@jobblik/contract/accounts/identities.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { presentOwnIdentity } from '../accounts.present.ts';
import { findUser, lockUser } from '../accounts.queries.ts';
import { identities } from '../accounts.tables.ts';
import { mailLinked, mailUnlinked } from './identities.ts';
import { isLastWayIn, opensAccount } from './identity.rules.ts';
import { readIdentities, readWaysIn } from './ways-in.ts';

/** The accounts at other providers that open the person's account, and those that the person has removed. */
export async function listOwnIdentities(services: Services, who: SignedIn): Promise<OwnIdentity[]> {
  const { db } = services;
  const user = await findUser(db, who.userId);
  if (!user) return [];
  const ways = await readWaysIn(services, db, user);
  return ways.identities
    .filter((identity) => identity.unlinkedAt || opensAccount(identity, user))
    .map((identity) => presentOwnIdentity(identity, { lastWayIn: isLastWayIn(identity, ways) }));
}

/**
 * Ends an identity of the person; does nothing if that was done before. It is mailed.
 * @throws Problem `not_found` for another person's; `last_sign_in` 409 if there is no other way to sign in
 */
export async function unlinkIdentity(services: Services, who: SignedIn, identityId: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, who.userId);
    const ways = user && (await readWaysIn(services, tx, user));
    const identity = ways?.identities.find(({ id }) => id === identityId);
    if (!ways || !identity) throw new Problem('not_found');
    if (identity.unlinkedAt) return;
    if (isLastWayIn(identity, ways)) throw new Problem('last_sign_in');
    await tx.update(identities).set({ unlinkedAt: services.clock.now() }).where(eq(identities.id, identity.id));
    await mailUnlinked(services, tx, ways.account, identity);
  });
}

/**
 * Lets an identity that the person has removed open the account again. It is mailed.
 * @throws Problem `not_found` for another person's
 */
export async function relinkIdentity(services: Services, who: SignedIn, identityId: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, who.userId);
    const identity = (await readIdentities(tx, who.userId)).find(({ id }) => id === identityId);
    if (!user || !identity) throw new Problem('not_found');
    if (!identity.unlinkedAt) return;
    await tx
      .update(identities)
      .set({ unlinkedAt: null, createdAt: now })
      .where(and(eq(identities.id, identity.id), eq(identities.userId, user.id)));
    await mailLinked(services, tx, user, identity);
  });
}
