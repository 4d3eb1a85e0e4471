import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionNow, useSession } from '../session/session';
import { deviceStore } from '../state/browser-store';
import { type DraftFiles, readDraftFiles, storeDraftFiles } from './draft-files';
import { ownDraftKey } from './own-draft-key';

export interface Draft<T> {
  /** The stored values, once found; null without any. Fill the form with them once. */
  restored: T | null;
  /** Files chosen earlier, by field. */
  files: DraftFiles;
  /** True when both have been read, so that the form does not overwrite them with its initial values. */
  ready: boolean;
  save(values: T): void;
  saveFile(field: string, file: File | null): void;
  /** Removes the draft, after success. */
  clear(): void;
}

/**
 * Stores the input of a form so that it survives a failed call, a reload and a sign-in: values in local storage, files in
 * IndexedDB, under `key` (one per form and subject, such as `apply-42`).
 */
export function useDraft<T>(key: string): Draft<T> {
  const [restored, setRestored] = useState<T | null>(null);
  const [files, setFiles] = useState<DraftFiles>({});
  const [ready, setReady] = useState(false);
  const filesRef = useRef<DraftFiles>({});

  useEffect(() => {
    let isMounted = true;
    setRestored(readValues<T>(key));
    void readDraftFiles(key)
      .catch(() => ({}))
      .then((found) => {
        if (!isMounted) return;
        filesRef.current = { ...found, ...filesRef.current };
        setFiles(filesRef.current);
        setReady(true);
      });
    return () => {
      isMounted = false;
    };
  }, [key]);

  const save = useCallback((values: T) => storeValues(key, values), [key]);
  const storeFiles = useCallback(
    (next: DraftFiles) => {
      filesRef.current = next;
      setFiles(next);
      // A private window may have no room for files: the form still has them, only a reload loses them.
      storeDraftFiles(key, next).catch(() => undefined);
    },
    [key],
  );
  const saveFile = useCallback(
    (field: string, file: File | null) => {
      const { [field]: _old, ...others } = filesRef.current;
      storeFiles(file ? { ...others, [field]: file } : others);
    },
    [storeFiles],
  );
  const clear = useCallback(() => {
    forgetValues(key);
    setRestored(null);
    storeFiles({});
  }, [key, storeFiles]);

  return { restored, files, ready, save, saveFile, clear };
}

/** {@link useDraft} for the signed-in person; it stays theirs when the session ends while the form is open. */
export function useOwnDraft<T>(subject: string): Draft<T> {
  const currentUserId = useSession()?.user_id;
  const [userId, setUserId] = useState(currentUserId ?? 0);
  if (currentUserId !== undefined && currentUserId !== userId) setUserId(currentUserId);
  return useDraft<T>(ownDraftKey(userId, subject));
}

/**
 * The state of a dialog that only opens in the browser: the unsent input stored under `subject`, else `start`. It is stored like
 * {@link useOwnDraft} until `clear`, so that nothing is lost if the session ends while the dialog is open.
 */
export function useDraftState<T>(subject: string, start: T): [value: T, change: (next: T) => void, clear: () => void] {
  const [key] = useState(() => ownDraftKey(sessionNow()?.user_id ?? 0, subject));
  const [value, setValue] = useState<T>(() => readValues<T>(key) ?? start);
  const change = (next: T) => {
    setValue(next);
    // Initial values are not stored as a draft: it would hide values saved elsewhere meanwhile.
    if (JSON.stringify(next) === JSON.stringify(start)) forget();
    else storeValues(key, next);
  };
  const forget = () => forgetValues(key);
  return [value, change, forget];
}

/** Keys of the drafts in this browser whose values have this owner. */
export function draftsSaying({ owner }: { owner: number }): string[] {
  return draftsOf('').filter((key) => readValues<{ owner?: unknown }>(key)?.owner === owner);
}

/** Keys of the drafts in this browser that begin with `start`. */
export function draftsOf(start: string): string[] {
  const all = storageKey('');
  return deviceStore.keys(all + start).map((key) => key.slice(all.length));
}

function storageKey(key: string): string {
  return `draft:${key}`;
}

/** The values of a draft; null without one. */
export function readValues<T>(key: string): T | null {
  try {
    const text = deviceStore.get(storageKey(key));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes the values of a draft. */
export function forgetValues(key: string): void {
  deviceStore.remove(storageKey(key));
}

/** Stores the values of a draft. */
export function storeValues(key: string, values: unknown): void {
  deviceStore.set(storageKey(key), JSON.stringify(values));
}
