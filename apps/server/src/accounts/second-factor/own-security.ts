import { relyingParty } from '@jobblik/contract/accounts/second-factor.rules';
import type { SecuritySettings } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { publicUrl } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { hasWayIn } from '../social/identity.rules.ts';
import { readWaysIn } from '../social/ways-in.ts';
import { eraseSecondFactor, readFactors } from './factor-state.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { mailSecurityNotice } from './second-factor.notices.ts';
import { passkeys } from './second-factor.tables.ts';

/** What the person has besides the password, passkeys in the order in which they were added. */
export async function readSecuritySettings({ db, env }: Services, { userId }: SignedIn): Promise<SecuritySettings> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const { authenticatorSince, recoveryCodes } = await readFactors(db, userId);
  return {
    passkeys_offered: relyingParty(publicUrl(env)) !== undefined,
    passkeys: rows.map((row) => ({
      id: row.id,
      name: row.name,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
      synced: row.synced,
    })),
    authenticator_since: authenticatorSince?.toISOString() ?? null,
    recovery_codes_left: recoveryCodes,
  };
}

/** Replaces the recovery codes. @throws Problem `second_factor_missing` without a factor that they stand in for */
export async function replaceRecoveryCodes(services: Services, { userId }: SignedIn): Promise<string[]> {
  return await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.secondFactorSince) throw new Problem('second_factor_missing');
    await mailSecurityNotice(tx, services, user, { kind: 'codes_made' });
    return await createRecoveryCodes(tx, userId);
  });
}

/**
 * Removes every factor; a password or an account at another provider alone signs in then. Without a factor nothing happens.
 * @throws Problem `last_sign_in` 409 if passkeys are the only way to sign in
 */
export async function removeSecondFactor(services: Services, { userId }: SignedIn): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.secondFactorSince) return;
    await eraseSecondFactor(tx, userId);
    if (!hasWayIn(await readWaysIn(services, tx, user))) throw new Problem('last_sign_in');
    await mailSecurityNotice(tx, services, user, { kind: 'turned_off' });
  });
}
