import type { Readable } from 'node:stream';

/** First and last byte, both included, counted from 0. */
export interface StorageRange {
  start: number;
  end: number;
}

/** A stream, or a finished local file that the driver may move away: afterwards its path may be gone. */
export type StorageSource = Readable | { path: string };

/** Nothing lies under the key. */
export class MissingObject extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`nothing stored under ${key}`, options);
    this.name = 'MissingObject';
  }
}

/**
 * Where bytes lie. Keys are made by us (`[a-z0-9-]`, 8 to 64 characters), never by people.
 * A put is all or nothing: a key either has all its bytes or does not exist.
 */
export interface Storage {
  /** Stores bytes and returns the number. Putting the same key again replaces what lies there. */
  put(key: string, source: StorageSource, contentType: string): Promise<number>;
  /** @throws MissingObject before the first byte when there is nothing under the key */
  open(key: string, range?: StorageRange): Promise<Readable>;
  stat(key: string): Promise<{ size: number } | undefined>;
  /** Removes the bytes; nothing under the key is fine. */
  remove(key: string): Promise<void>;
  /** Removes what puts left behind that were cut off before `before`. Returns their number. */
  sweep(before: Date): Promise<number>;
}

/** Guards against a key that could leave its folder. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]{8,64}$/.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
