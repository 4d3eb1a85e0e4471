import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { lockUser } from './accounts.queries.ts';
import { users } from './accounts.tables.ts';

/**
 * Sets a person's picture to that of another source, such as the CV, when it changes from `before` to `after`: if the account has
 * none, or the previous one. A picture chosen for the account itself is kept.
 */
export async function followPicture(
  { files }: Pick<Services, 'files'>,
  tx: Transaction,
  userId: number,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  const user = await lockUser(tx, userId);
  if (!user || user.avatarFileId === after || (user.avatarFileId !== null && user.avatarFileId !== before)) return;
  if (after) await files.claim(tx, after);
  await files.release(tx, user.avatarFileId);
  await tx.update(users).set({ avatarFileId: after }).where(eq(users.id, userId));
}
