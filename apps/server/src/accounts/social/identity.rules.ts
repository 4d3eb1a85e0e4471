import type { Identity, User } from '../accounts.tables.ts';

/**
 * Whether an account at another provider signs in to the account it is linked to. Anybody can sign up with somebody's e-mail and an
 * account of their own at a provider; so a link that the owner of the e-mail has neither proved nor kept ends when the e-mail is confirmed. One that was only kept ends with
 * the next change of the password.
 */
export function opensAccount(
  identity: Pick<Identity, 'provenAt' | 'acceptedAt' | 'unlinkedAt'>,
  account: Pick<User, 'emailVerifiedAt'>,
): boolean {
  if (identity.unlinkedAt) return false;
  return identity.provenAt !== null || identity.acceptedAt !== null || account.emailVerifiedAt === null;
}

/** Whether an identity is the only way to sign in to an account: there is no password, and no other identity opens it. */
export function isLastWayIn(
  identity: Pick<Identity, 'id'>,
  account: Pick<User, 'emailVerifiedAt' | 'passwordHash'>,
  all: readonly Pick<Identity, 'id' | 'provenAt' | 'acceptedAt' | 'unlinkedAt'>[],
): boolean {
  if (account.passwordHash !== null) return false;
  return !all.some((other) => other.id !== identity.id && opensAccount(other, account));
}

/** An address as somebody who may not know it reads it: `m…@example.dk`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${[...address][0]}…${address.slice(at)}`;
}
