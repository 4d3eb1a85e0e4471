import { delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A key-value store for idb-keyval's functions that is safe against crashes: transactions have strict durability, and commit at
 * once, since a page that is closed loses uncommitted ones. idb-keyval's own `createStore` leaves both to the browser. Reads fail
 * with a TimeoutError when the database does not answer.
 */
export function openStore(databaseName: string, storeName: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const opened = promisifyRequest(request);
    const reopen = () => {
      opening = null;
    };
    opened.then((database) => {
      database.onclose = reopen;
      // Somebody deletes the whole database, and waits for this connection to close.
      database.onversionchange = () => {
        database.close();
        reopen();
      };
    }, reopen);
    return opened;
  }

  const transact: UseStore = async (mode, act) => {
    opening ??= open();
    const transaction = (await opening).transaction(storeName, mode, { durability: 'strict' });
    const result = act(transaction.objectStore(storeName));
    if (mode === 'readwrite') transaction.commit();
    return await result;
  };
  return (mode, act) => (mode === 'readonly' ? inTime(transact(mode, act)) : transact(mode, act));
}

/** Milliseconds for a read: more than a busy machine needs, and as long as a person waits for a form. */
const readLimit = 3_000;

/**
 * After a page of WebKit is closed during a write, its database answers no page until the browser is started again (seen in
 * WebKitGTK 2.50); pages must work without it.
 */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The database does not answer.', 'TimeoutError')), readLimit);
  });
  try {
    return await Promise.race([reading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Removes all entries whose keys begin with `start`. */
export async function delFrom(start: string, store: UseStore): Promise<void> {
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.startsWith(start)),
    store,
  );
}
