import { del, entries, get, set } from 'idb-keyval';
import { openStore } from '../drafts/draft-database';
import { ownDraftKey, ownDrafts } from '../drafts/own-draft-key';
import { sessionNow } from '../session/session';
import { forgetOnThisDevice, offlineDatabase } from './forget-on-this-device';

const store = openStore(offlineDatabase, 'things');

/** A stored response that a person can read offline, with its instant (milliseconds). */
export interface OfflineCopy<T> {
  at: number;
  value: T;
}

/**
 * Stores a value for the person who is signed in. Nothing is stored after sign-out.
 * @param name name of the entry, such as `job/42`
 */
export async function storeOffline(userId: number, name: string, value: unknown): Promise<void> {
  const isHere = () => sessionNow()?.user_id === userId;
  if (!isHere()) return;
  await set(ownDraftKey(userId, name), { at: Date.now(), value }, store);
  // The person may have signed out while this was written.
  if (!isHere()) forgetOnThisDevice();
}

/** The value stored for this person, or undefined. */
export async function readOffline<T>(userId: number, name: string): Promise<OfflineCopy<T> | undefined> {
  return await get<OfflineCopy<T>>(ownDraftKey(userId, name), store);
}

/** Removes copies of other people, and this person's copies that are not in `keep`. */
export async function removeStaleCopies(userId: number, keep: ReadonlySet<string>): Promise<void> {
  const start = ownDrafts(userId);
  for (const [key] of await entries<string, unknown>(store)) {
    if (!key.startsWith(start) || !keep.has(key.slice(start.length))) await del(key, store);
  }
}
