import { delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A key-value store for idb-keyval's functions that is safe against crashes: transactions have strict durability, and commit at
 * once, since a page that is closed loses uncommitted ones. idb-keyval's own `createStore` leaves both to the browser.
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

  return async (mode, act) => {
    opening ??= open();
    const transaction = (await opening).transaction(storeName, mode, { durability: 'strict' });
    const result = act(transaction.objectStore(storeName));
    if (mode === 'readwrite') transaction.commit();
    return await result;
  };
}

/** Removes all entries whose keys begin with `start`. */
export async function delFrom(start: string, store: UseStore): Promise<void> {
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.startsWith(start)),
    store,
  );
}
