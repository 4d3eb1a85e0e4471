import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { findUser, findUserByEmail } from '../accounts.queries.ts';
import { identities, type User } from '../accounts.tables.ts';
import { opensAccount } from './identity.rules.ts';

/** Claims of another provider about a person. */
export interface IdentityClaims {
  provider: SocialDriver;
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

export interface SocialMatch {
  user: User;
  /** The identity is linked to this account; otherwise only the verified e-mail matches. */
  linked: boolean;
}

/**
 * The account of an identity: the one it opens, else the one with the same e-mail if the provider has verified it. Never the account
 * of an operator.
 * @returns `unlinked` if the account with its e-mail is the one that it was removed from
 */
export async function findSocialAccount(
  db: Database | Transaction,
  claims: IdentityClaims,
): Promise<SocialMatch | 'unlinked' | undefined> {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, claims.provider), eq(identities.subject, claims.subject)));
  const owner = identity && (await findUser(db, identity.userId));
  if (owner && opensAccount(identity, owner)) {
    return owner.type === userType.admin ? undefined : { user: owner, linked: true };
  }
  if (!claims.email || !claims.emailVerified) return undefined;
  const user = await findUserByEmail(db, claims.email);
  if (!user || user.type === userType.admin) return undefined;
  return identity?.unlinkedAt && identity.userId === user.id ? 'unlinked' : { user, linked: false };
}
