import { accountVerified } from '@jobblik/contract/accounts/accounts.events';
import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { type User, users } from '../accounts.tables.ts';

/**
 * Marks the e-mail of a locked account as confirmed and runs the actions that waited for it; does nothing if it is confirmed
 * already.
 * @param set other columns to set in the same statement
 * @returns what was published
 */
export async function markVerified(
  services: Services,
  tx: Transaction,
  user: Pick<User, 'id' | 'type' | 'emailVerifiedAt'>,
  set: Partial<User> = {},
): Promise<PublishedItem[]> {
  const emailVerifiedAt = user.emailVerifiedAt ?? services.clock.now();
  await tx
    .update(users)
    .set({ ...set, emailVerifiedAt })
    .where(eq(users.id, user.id));
  if (user.emailVerifiedAt) return [];
  await services.tasks.publish(tx, accountVerified, { user_id: user.id, type: user.type });
  const published: PublishedItem[] = [];
  for (const publishWaiting of services.ports.accounts.whenVerified) {
    const item = await publishWaiting(services, tx, user.id);
    if (item) published.push(item);
  }
  return published;
}
