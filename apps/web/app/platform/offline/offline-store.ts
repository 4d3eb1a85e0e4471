import { del, entries, get, set } from 'idb-keyval';
import { openStore } from '../drafts/draft-database';
import { ownDraftKey, ownDrafts } from '../drafts/own-draft-key';
import { sessionNow } from '../session/session';
import { forgetOnThisDevice, offlineDatabase } from './forget-on-this-device';

const store = openStore(offlineDatabase, 'things');

/** Something that a person can read without a network, as the server answered it at that instant (milliseconds). */
export interface OfflineCopy<T> {
  at: number;
  value: T;
}

/**
 * Stores a value for the person who is signed in. Nothing is stored after sign-out.
 * @param name one for each thing, such as `job/42`
 */
export async function storeOffline(userId: number, name: string, value: unknown): Promise<void> {
  const isHere = () => sessionNow()?.user_id === userId;
  if (!isHere()) return;
  await set(ownDraftKey(userId, name), { at: Date.now(), value }, store);
  // Signing out may have removed everything while this was written.
  if (!isHere()) forgetOnThisDevice();
}

/** What was stored for this person, or undefined. */
export async function readOffline<T>(userId: number, name: string): Promise<OfflineCopy<T> | undefined> {
  return await get<OfflineCopy<T>>(ownDraftKey(userId, name), store);
}

/** Removes copies of other people, and this person's copies that `keep` does not name. */
export async function removeStaleCopies(userId: number, keep: ReadonlySet<string>): Promise<void> {
  const start = ownDrafts(userId);
  for (const [key] of await entries<string, unknown>(store)) {
    if (!key.startsWith(start) || !keep.has(key.slice(start.length))) await del(key, store);
  }
}
