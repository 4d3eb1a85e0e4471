import { accountReactivated } from '@jobblik/contract/accounts/accounts.events';
import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { languageOfVisitor } from '../../platform/language.ts';
import type { Services } from '../../platform/services.ts';
import { presentSession } from '../accounts.present.ts';
import { lockUser } from '../accounts.queries.ts';
import { type User, users } from '../accounts.tables.ts';
import { readSessionAttributes } from './session-attributes.ts';
import { type Device, startSession } from './sessions.ts';

/**
 * Opens a session for a person who has proved who they are: by the password, by an account at another provider, or by a mailed link.
 * Every way to sign in ends here, and nothing else opens a session of a person, so what is asked after the first proof is asked here.
 * A deactivated account becomes active again. `also` runs in the same transaction, with the account locked: it checks that the proof
 * still holds, and marks it as used.
 * @throws Problem `not_found` if the account has been removed in the meantime
 */
export async function openSession(
  services: Services,
  { userId, device }: { userId: number; device: Device },
  also?: (tx: Transaction, user: User) => Promise<void>,
): Promise<Session> {
  const now = services.clock.now();
  const { user, token } = await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem('not_found');
    if (user.deactivatedAt) {
      await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, user.id));
      await services.tasks.publish(tx, accountReactivated, { user_id: user.id, type: user.type });
    }
    // The first choice applies: made here before signing in, or on another device for this account.
    const chosen = languageOfVisitor();
    if (!user.language && chosen) {
      await tx.update(users).set({ language: chosen }).where(eq(users.id, user.id));
      user.language = chosen;
    }
    await also?.(tx, user);
    return { user, token: await startSession(tx, { userId: user.id, now, device }) };
  });
  return presentSession(token, user, await readSessionAttributes(services, user.id), services.files);
}
