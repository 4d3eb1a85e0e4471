import { userType } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { findUser, findUserByEmail } from '../accounts.queries.ts';
import { identities, type User } from '../accounts.tables.ts';

/** Claims of another provider about a person. */
export interface IdentityClaims {
  provider: string;
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
 * The account of an identity: the one it is linked to, else the one with the same e-mail if the provider has verified it. Never the
 * account of an operator.
 */
export async function findSocialAccount(
  db: Database | Transaction,
  claims: IdentityClaims,
): Promise<SocialMatch | undefined> {
  const [identity] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, claims.provider), eq(identities.subject, claims.subject)));
  const linked = identity && (await findUser(db, identity.userId));
  if (linked) return linked.type === userType.admin ? undefined : { user: linked, linked: true };
  if (!claims.email || !claims.emailVerified) return undefined;
  const user = await findUserByEmail(db, claims.email);
  return user && user.type !== userType.admin ? { user, linked: false } : undefined;
}
