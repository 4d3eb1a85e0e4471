import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { type Identity, identities, type User } from '../accounts.tables.ts';
import { countUsablePasskeys } from '../second-factor/factor-state.ts';
import type { WaysIn } from './identity.rules.ts';

/** What opens an account besides a mailed link. Passkeys count only where they sign in. */
export async function readWaysIn(services: Services, db: Database | Transaction, account: User) {
  const identities = await readIdentities(db, account.id);
  const passkeys = await countUsablePasskeys(services, db, account.id);
  return { account, identities, passkeys } satisfies WaysIn;
}

/** Accounts of a person at other providers, also removed ones, the oldest first. */
export function readIdentities(db: Database | Transaction, userId: number): Promise<Identity[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
}
