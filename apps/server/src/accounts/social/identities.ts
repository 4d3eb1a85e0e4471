import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inLanguage } from '../../platform/language.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { identityLinkedMail, identityUnlinkedMail } from '../accounts.notices.ts';
import { findUser } from '../accounts.queries.ts';
import { type Identity, identities, type User } from '../accounts.tables.ts';
import { opensAccount } from './identity.rules.ts';

/** A person at another provider. */
export interface ProviderPerson {
  provider: SocialDriver;
  subject: string;
  /** Their e-mail there; '' without one. */
  address: string;
  name: string;
}

type Owner = Pick<User, 'id' | 'type' | 'email' | 'language'>;

/**
 * Links a person at another provider to a locked account. A link to another account that it no longer opens is moved.
 * @param provenAt when the owner of the account's e-mail proved it; null for a link that ends when the e-mail is confirmed
 * @returns false if it opens another account
 */
export async function linkIdentity(
  tx: Transaction,
  userId: number,
  { provider, subject, address, name }: ProviderPerson,
  { now, provenAt }: { now: Date; provenAt: Date | null },
): Promise<boolean> {
  const same = and(eq(identities.provider, provider), eq(identities.subject, subject));
  const [linked] = await tx.select().from(identities).where(same).for('update');
  if (linked && linked.userId !== userId) {
    const owner = await findUser(tx, linked.userId);
    if (owner && opensAccount(linked, owner)) return false;
  }
  const link = {
    userId,
    address: address || null,
    name,
    createdAt: now,
    provenAt,
    acceptedAt: null,
    lastUsedAt: now,
    unlinkedAt: null,
  };
  if (linked) await tx.update(identities).set(link).where(same);
  else await tx.insert(identities).values({ provider, subject, ...link });
  return true;
}

/** Stores when an identity was used, and its e-mail and name at the provider. */
export async function touchIdentity(tx: Transaction, person: ProviderPerson, now: Date): Promise<void> {
  await tx
    .update(identities)
    .set({ address: person.address || null, name: person.name, lastUsedAt: now })
    .where(and(eq(identities.provider, person.provider), eq(identities.subject, person.subject)));
}

const unprovenOf = (userId: number) =>
  and(eq(identities.userId, userId), isNull(identities.provenAt), isNull(identities.unlinkedAt));

/**
 * The owner of the account's e-mail keeps every linked identity. Each that was not proven is mailed.
 * @param by `proof`: the browser that linked them confirms the e-mail; `choice`: another one does, and the person has chosen so
 */
export async function keepIdentities(
  services: Services,
  tx: Transaction,
  user: Owner,
  by: 'proof' | 'choice',
): Promise<void> {
  const now = services.clock.now();
  const set = by === 'proof' ? { provenAt: now } : { acceptedAt: now };
  const accepted = await tx.update(identities).set(set).where(unprovenOf(user.id)).returning();
  for (const identity of accepted) await mailLinked(services, tx, user, identity);
}

/**
 * Ends every identity that the owner of the account's e-mail has not proved.
 * @returns their providers
 */
export async function endUnprovenIdentities(tx: Transaction, userId: number): Promise<string[]> {
  const ended = await tx.delete(identities).where(unprovenOf(userId)).returning({ provider: identities.provider });
  return [...new Set(ended.map(({ provider }) => provider))];
}

/** Mails the person that an account at a provider now opens theirs. */
export async function mailLinked(
  services: Services,
  tx: Transaction,
  user: Owner,
  identity: Pick<Identity, 'provider' | 'address'> & { passwordDropped?: boolean },
): Promise<void> {
  const { email } = user;
  if (!email) return;
  const mail = inLanguage(user.language, () => identityLinkedMail(services.env, { ...user, email }, identity));
  await queueMail(tx, services, { ...mail, people: [user.id] });
}

/** Mails the person that an account at a provider no longer opens theirs. */
export async function mailUnlinked(
  services: Services,
  tx: Transaction,
  user: Owner,
  identity: Pick<Identity, 'provider' | 'address'>,
): Promise<void> {
  const { email } = user;
  if (!email) return;
  const mail = inLanguage(user.language, () => identityUnlinkedMail(services.env, { ...user, email }, identity));
  await queueMail(tx, services, { ...mail, people: [user.id] });
}
