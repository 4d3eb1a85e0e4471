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

/** The ways to sign in to an account. */
export interface WaysIn {
  account: Pick<User, 'emailVerifiedAt' | 'passwordHash'>;
  identities: readonly Pick<Identity, 'id' | 'provenAt' | 'acceptedAt' | 'unlinkedAt'>[];
  /** Number of passkeys that sign in at this installation. */
  passkeys: number;
}

/** Whether an account opens without a mailed link: by a password, a passkey or an account at another provider. */
export function hasWayIn({ account, identities, passkeys }: WaysIn): boolean {
  return account.passwordHash !== null || passkeys > 0 || identities.some((one) => opensAccount(one, account));
}

/** Whether an identity is the only way to sign in to an account. */
export function isLastWayIn(identity: Pick<Identity, 'id'>, ways: WaysIn): boolean {
  return !hasWayIn({ ...ways, identities: ways.identities.filter(({ id }) => id !== identity.id) });
}

/** An address as somebody who may not know it reads it: `m…@example.dk`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${[...address][0]}…${address.slice(at)}`;
}
