import { del, entries, set } from 'idb-keyval';
import { deviceStore } from '../state/browser-store';
import { delFrom, openStore } from './draft-database';

const prefix = 'draft:';
const store = openStore('jobblik-cv', 'drafts');

/** A stored record has at least the time it was stored at, in milliseconds, by which the newer of two copies is found. */
export interface Stored {
  at: number;
}

/**
 * Writes synchronously to local storage, which works even if the page is closed right after. Returns false if storage is full or
 * switched off.
 */
export function storeNow(key: string, record: Stored): boolean {
  return deviceStore.set(prefix + key, JSON.stringify(record));
}

/** Writes to the disk: browsers buffer local storage for several seconds, which a crash of the whole machine would lose. */
export async function storeOnDisk(key: string, record: Stored): Promise<void> {
  await set(key, record, store);
}

/** Written to the disk in place of a record that was removed. */
interface Removed extends Stored {
  removed: true;
}

/** Longer than local storage needs to reach the disk, in milliseconds. */
const removedLifetime = 24 * 60 * 60 * 1_000;

/**
 * Removes both copies. A crash may restore the one in local storage, since its removal reaches the disk seconds later: a record on
 * the disk marks copies up to this time as obsolete.
 */
export async function forget(key: string): Promise<void> {
  deviceStore.remove(prefix + key);
  const removed: Removed = { at: Date.now(), removed: true };
  await set(key, removed, store);
}

/** Removes both copies of all records whose keys begin with `start`. */
export async function forgetAll(start: string): Promise<void> {
  for (const key of deviceStore.keys(prefix + start)) deviceStore.remove(key);
  await delFrom(start, store);
}

/** All records whose keys begin with `start`, the newer copy of each, newest first. */
export async function readStored<T extends Stored>(start: string): Promise<[key: string, record: T][]> {
  const found = new Map<string, T | Removed>();
  const offer = (key: string, record: T | Removed | null) => {
    if (record && record.at > (found.get(key)?.at ?? 0)) found.set(key, record);
  };
  for (const key of deviceStore.keys(prefix + start)) offer(key.slice(prefix.length), readLocal<T>(key));
  for (const [key, record] of await readDisk<T | Removed>(start)) {
    offer(key, record);
    if (isRemoved(record) && record.at < Date.now() - removedLifetime) await del(key, store).catch(() => undefined);
  }
  return [...found]
    .filter((entry): entry is [string, T] => !isRemoved(entry[1]))
    .sort(([, one], [, other]) => other.at - one.at);
}

function isRemoved(record: Stored): record is Removed {
  return 'removed' in record;
}

function readLocal<T>(key: string): T | null {
  try {
    return JSON.parse(deviceStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Empty if the browser's database is missing, as in some private windows, or stuck: local storage has a copy. */
async function readDisk<T>(start: string): Promise<[string, T][]> {
  try {
    return (await entries<string, T>(store)).filter(([key]) => key.startsWith(start));
  } catch {
    return [];
  }
}
