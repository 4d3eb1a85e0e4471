import { accountRenamed } from '@jobblik/contract/accounts/accounts.events';
import { splitName } from '@jobblik/contract/accounts/accounts.rules';
import type { ProfileChange } from '@jobblik/contract/accounts/accounts.schema';
import { isPlainName } from '@jobblik/contract/kernel/plain-name.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { avatarOf } from './accounts.present.ts';
import { lockUser } from './accounts.queries.ts';
import { type User, users } from './accounts.tables.ts';

/**
 * Saves a person's profile and picture.
 * @returns name and address of the picture, as the session shows them
 */
export async function updateProfile(
  services: Services,
  userId: number,
  { change, picture }: { change: ProfileChange; picture: StoredFile | undefined },
): Promise<{ user_name: string; user_avatar: string }> {
  const { db, files, tasks } = services;
  const saved = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem('not_found');
    // A name from before this rule stays until it is changed.
    if (change.name !== user.name && !isPlainName(change.name))
      throw new Problem('invalid_input', { fields: [{ path: 'profile.name', code: 'not_a_plain_name' }] });
    const avatarFileId = picture
      ? picture.id
      : change.avatar === null || change.avatar === ''
        ? null
        : user.avatarFileId;
    if (avatarFileId !== user.avatarFileId) {
      if (avatarFileId) await files.claim(tx, avatarFileId);
      await files.release(tx, user.avatarFileId);
    }
    const [saved] = await tx
      .update(users)
      .set({
        avatarFileId,
        name: change.name,
        ...splitName(change.name),
        ...placeOf(user, change),
        phone: change.phone,
      })
      .where(eq(users.id, userId))
      .returning({ name: users.name, avatarFileId: users.avatarFileId });
    if (!saved) throw new Problem('not_found');
    if (saved.name !== user.name) await tasks.publish(tx, accountRenamed, { user_id: userId, type: user.type });
    return saved;
  });
  return { user_name: saved.name, user_avatar: avatarOf(saved, files) };
}

/** A place chosen from the lookups sets its postcode; another postcode without a place clears the place. */
function placeOf(user: User, { location, zip, city }: ProfileChange): Partial<User> {
  const nextZip = zip ?? location?.zip ?? user.zip;
  const currentLocationId = location === undefined && nextZip === user.zip ? user.locationId : null;
  return { locationId: location?.id ?? currentLocationId, zip: nextZip, ...(city !== undefined && { city }) };
}
