import { del, get, set } from 'idb-keyval';
import { delFrom, openStore } from './draft-database';

/** Files of a draft by field. They survive a reload in IndexedDB; local storage is too small for them. */
export type DraftFiles = Record<string, File>;

const store = openStore('jobblik-drafts', 'files');

export async function readDraftFiles(key: string): Promise<DraftFiles> {
  return (await get<DraftFiles>(key, store)) ?? {};
}

export async function storeDraftFiles(key: string, files: DraftFiles): Promise<void> {
  await (Object.keys(files).length > 0 ? set(key, files, store) : del(key, store));
}

/** Removes the files of all drafts whose keys begin with `start`. */
export async function forgetDraftFiles(start: string): Promise<void> {
  await delFrom(start, store);
}
