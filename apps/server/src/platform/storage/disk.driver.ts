import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMissing, isOtherDisk } from './disk-errors.ts';
import { checkedKey, MissingObject, type Storage, type StorageSource } from './storage.ts';

const unfinished = 'unfinished';

/**
 * Stores each object as a file in `root`, spread over two levels of folders. An object appears by renaming a file that is already
 * on the disk, so a crash never leaves half an object under its key.
 */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key).slice(0, 2), key.slice(2, 4), key);

  async function write(source: Readable): Promise<string> {
    const path = join(root, unfinished, randomUUID());
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return path;
  }

  async function publish(path: string, key: string): Promise<number> {
    const target = pathOf(key);
    // Measured first: another call may remove the object as soon as it has its key.
    const { size } = await stat(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await flush(dirname(target));
    return size;
  }

  async function put(key: string, source: StorageSource): Promise<number> {
    checkedKey(key);
    if (source instanceof Readable) return publish(await write(source), key);
    const handle = await open(source.path);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    try {
      return await publish(source.path, key);
    } catch (error) {
      if (!isOtherDisk(error)) throw error;
      const size = await publish(await write((await open(source.path)).createReadStream()), key);
      await rm(source.path, { force: true });
      return size;
    }
  }

  return {
    put,
    async open(key, range) {
      try {
        const handle = await open(pathOf(key));
        return handle.createReadStream(range ?? {});
      } catch (error) {
        throw isMissing(error) ? new MissingObject(key, { cause: error }) : error;
      }
    },
    async stat(key) {
      try {
        return { size: (await stat(pathOf(key))).size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    sweep: (before) => removeOlderThan(join(root, unfinished), before),
  };
}

/**
 * Removes the files of a folder that nobody wrote to since `before` and returns the number. A folder that is not there
 * is an empty one.
 */
export async function removeOlderThan(folder: string, before: Date): Promise<number> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (found?.isFile() && found.mtime < before) {
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
