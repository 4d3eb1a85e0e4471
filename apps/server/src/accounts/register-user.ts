import { accountRegistered, accountVerified } from '@jobblik/contract/accounts/accounts.events';
import { splitName } from '@jobblik/contract/accounts/accounts.rules';
import { requestedPage } from '@jobblik/contract/accounts/requested-page.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { sqlState, type Transaction, uniqueViolation } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { languageOfVisitor } from '../platform/language.ts';
import type { Services } from '../platform/services.ts';
import { type User, users } from './accounts.tables.ts';
import { mailVerifyLink } from './email/email-links.ts';
import { assertGoodPassword } from './password/assert-good-password.ts';
import { hashPassword } from './password/passwords.ts';
import { linkIdentity, mailLinked, type ProviderPerson } from './social/identities.ts';

export interface RegistrationOptions {
  type: 1 | 2;
  /** The whole name, or first names and last name separately. */
  name: string | { firstName: string; lastName: string };
  email: string;
  /** Absent for people who come from another provider. */
  password?: string | undefined;
  companyName?: string | undefined;
  /** The account at another provider that is to sign in to this one. */
  identity?: ProviderIdentity | undefined;
  /** The page that the person was on the way to, as the browser sent it. */
  requestedPage?: string | undefined;
}

export interface ProviderIdentity extends ProviderPerson {
  emailVerified: boolean;
}

/** The account at the other provider opens another account. */
class IdentityTaken extends Error {}

/**
 * Signs a person up and mails the link that confirms the e-mail, unless the other provider has confirmed it. The welcome mail is
 * sent after the confirmation.
 * @returns false if the e-mail, or the account at the other provider, already belongs to an account
 * @throws Problem `invalid_input` for a password that is easily guessed
 */
export async function registerUser(services: Services, options: RegistrationOptions): Promise<boolean> {
  if (options.password !== undefined) {
    const { firstName, lastName } = namesOf(options);
    const owner = { ...options, name: `${firstName} ${lastName}` };
    await assertGoodPassword(options.password, owner, 'user_pwd');
  }
  const passwordHash = options.password === undefined ? null : await hashPassword(options.password);
  try {
    return await inTransaction(services.db, async (tx) => {
      const user = await insertUser(services, tx, options, passwordHash);
      if (!user) return false;
      const event = { user_id: user.id, type: options.type };
      await services.tasks.publish(tx, accountRegistered, event);
      if (user.emailVerifiedAt) await services.tasks.publish(tx, accountVerified, event);
      else await services.tasks.enqueue(tx, mailVerifyLink, { user_id: user.id });
      return true;
    });
  } catch (error) {
    // A unique violation: two registrations with the same account at the provider at the same time.
    if (error instanceof IdentityTaken || sqlState(error) === uniqueViolation) return false;
    throw error;
  }
}

function namesOf({ name }: Pick<RegistrationOptions, 'name'>): { firstName: string; lastName: string } {
  return typeof name === 'string' ? splitName(name) : name;
}

/** The new account; undefined for a taken address. */
async function insertUser(
  services: Services,
  tx: Transaction,
  options: RegistrationOptions,
  passwordHash: string | null,
): Promise<Pick<User, 'id' | 'emailVerifiedAt'> | undefined> {
  const { identity, email, type } = options;
  const now = services.clock.now();
  const names = namesOf(options);
  const name = `${names.firstName} ${names.lastName}`.trim();
  const page = requestedPage(options.requestedPage, type) ?? null;
  const isConfirmed = identity?.emailVerified && identity.address.toLowerCase() === email.toLowerCase();
  const [user] = await tx
    .insert(users)
    .values({
      type,
      email,
      emailVerifiedAt: isConfirmed ? now : null,
      passwordHash,
      name,
      ...names,
      companyName: type === userType.employer ? options.companyName || null : null,
      language: languageOfVisitor() ?? null,
      requestedPage: page,
      requestedPageAt: page === null ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (user && identity) {
    // With any other address the link is proved, or ends, when that address is confirmed.
    const provenAt = user.emailVerifiedAt;
    if (!(await linkIdentity(tx, user.id, identity, { now, provenAt }))) throw new IdentityTaken();
    if (provenAt) await mailLinked(services, tx, user, identity);
  }
  return user;
}
