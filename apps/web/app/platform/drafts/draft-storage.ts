import { del, entries, set } from 'idb-keyval';
import { delFrom, openStore } from './draft-database';

const prefix = 'draft:';
const store = openStore('jobblik-cv', 'drafts');

/** A stored record has at least the time it was stored at, in milliseconds, which identifies the newer of two copies. */
export interface Stored {
  at: number;
}

/**
 * Writes at once to local storage, which also holds when the page goes away in the next moment. False when there is no room
 * or storage is switched off.
 */
export function storeNow(key: string, record: Stored): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes to the disk itself: browsers gather what goes into local storage for several seconds, which a crash of the whole
 * machine would take along.
 */
export async function storeOnDisk(key: string, record: Stored): Promise<void> {
  await set(key, record, store);
}

/** Stands on the disk for a record that was removed. */
interface Removed extends Stored {
  removed: true;
}

/** Long after local storage has reached the disk, in milliseconds. */
const removedLifetime = 24 * 60 * 60 * 1_000;

/**
 * Removes both copies. A crash may bring the one in local storage back, since its removal reaches the disk seconds later: a
 * note on the disk says until when records are obsolete.
 */
export async function forget(key: string): Promise<void> {
  localStorage.removeItem(prefix + key);
  const removed: Removed = { at: Date.now(), removed: true };
  await set(key, removed, store);
}

/** Removes both copies of everything under keys that begin so. */
export async function forgetAll(start: string): Promise<void> {
  for (const key of localKeys(prefix + start)) localStorage.removeItem(key);
  await delFrom(start, store);
}

/** Everything stored under keys that begin so, the newer copy of each, newest first. */
export async function readStored<T extends Stored>(start: string): Promise<[key: string, record: T][]> {
  const found = new Map<string, T | Removed>();
  const offer = (key: string, record: T | Removed | null) => {
    if (record && record.at > (found.get(key)?.at ?? 0)) found.set(key, record);
  };
  for (const key of localKeys(prefix + start)) offer(key.slice(prefix.length), readLocal<T>(key));
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

function localKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function readLocal<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Nothing where the browser keeps no databases, as in some private windows: local storage has its copy. */
async function readDisk<T>(start: string): Promise<[string, T][]> {
  try {
    return (await entries<string, T>(store)).filter(([key]) => key.startsWith(start));
  } catch {
    return [];
  }
}
