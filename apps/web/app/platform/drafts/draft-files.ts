const databaseName = 'jobblik-drafts';
const storeName = 'files';

/** Files of a draft by field. They outlive a reload in IndexedDB, where local storage could not hold them. */
export type DraftFiles = Record<string, File>;

export async function readDraftFiles(key: string): Promise<DraftFiles> {
  const found: unknown = await inStore('readonly', (store) => store.get(key));
  return (found ?? {}) as DraftFiles;
}

export async function keepDraftFiles(key: string, files: DraftFiles): Promise<void> {
  await inStore<unknown>('readwrite', (store) =>
    Object.keys(files).length > 0 ? store.put(files, key) : store.delete(key),
  );
}

/** Removes the files of all drafts whose keys begin so. */
export async function forgetDraftFiles(start: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`)));
}

function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      // A page that goes away in the next moment takes along what it has not committed.
      transaction.commit();
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}
