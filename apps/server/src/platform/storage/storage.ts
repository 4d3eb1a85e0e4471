import type { Readable } from 'node:stream';

/** First and last byte, both included, counted from 0. */
export interface StorageRange {
  start: number;
  end: number;
}

/** A stream, or a finished local file that the driver may move: afterwards the path may not exist. */
export type StorageSource = Readable | { path: string };

/** There is no object under the key. */
export class MissingObject extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`nothing stored under ${key}`, options);
    this.name = 'MissingObject';
  }
}

/**
 * The storage of bytes. The product creates the keys (`[a-z0-9-]`, 8 to 64 characters), never people. A put is all or nothing: a
 * key either has all its bytes or does not exist.
 */
export interface Storage {
  /** Stores bytes and returns the number. A repeated put of a key replaces its object. */
  put(key: string, source: StorageSource, contentType: string): Promise<number>;
  /** @throws MissingObject before the first byte when there is no object under the key */
  open(key: string, range?: StorageRange): Promise<Readable>;
  stat(key: string): Promise<{ size: number } | undefined>;
  /** Removes the object; does nothing without one. */
  remove(key: string): Promise<void>;
  /** Removes the remains of puts that were interrupted before `before`. Returns their number. */
  sweep(before: Date): Promise<number>;
}

/** Protects against a key that points outside its folder. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]{8,64}$/.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
