const prefix = 'draft:';
const databaseName = 'jobblik-cv';
const storeName = 'drafts';

/** What is kept has at least the time it was kept at, in milliseconds, so that the newer of two copies is known. */
export interface Kept {
  at: number;
}

/**
 * Writes at once to local storage, which also holds when the page goes away in the next moment. False when there is no room
 * or storage is switched off.
 */
export function keepNow(key: string, record: Kept): boolean {
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
export async function keepOnDisk(key: string, record: Kept): Promise<void> {
  await inStore('readwrite', (store) => store.put(record, key));
}

/** Stands on the disk for a record that was removed. */
interface Removed extends Kept {
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
  await inStore('readwrite', (store) => store.put(removed, key));
}

/** Removes both copies of everything under keys that begin so. */
export async function forgetAll(start: string): Promise<void> {
  for (const key of localKeys(prefix + start)) localStorage.removeItem(key);
  await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`)));
}

/** Everything kept under keys that begin so, the newer copy of each, newest first. */
export async function readKept<T extends Kept>(start: string): Promise<[key: string, record: T][]> {
  const found = new Map<string, T | Removed>();
  const offer = (key: string, record: T | Removed | null) => {
    if (record && record.at > (found.get(key)?.at ?? 0)) found.set(key, record);
  };
  for (const key of localKeys(prefix + start)) offer(key.slice(prefix.length), readLocal<T>(key));
  for (const [key, record] of await readDisk<T | Removed>(start)) {
    offer(key, record);
    if (isRemoved(record) && record.at < Date.now() - removedLifetime) await removeFromDisk(key);
  }
  return [...found]
    .filter((entry): entry is [string, T] => !isRemoved(entry[1]))
    .sort(([, one], [, other]) => other.at - one.at);
}

function isRemoved(record: Kept): record is Removed {
  return 'removed' in record;
}

async function removeFromDisk(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
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
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  try {
    const keys = await inStore('readonly', (store) => store.getAllKeys(range));
    const records = await inStore('readonly', (store) => store.getAll(range));
    return keys.map((key, index) => [String(key), records[index] as T]);
  } catch {
    return [];
  }
}

let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opening = null;
      reject(request.error);
    };
  });
  return opening;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  return await new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
