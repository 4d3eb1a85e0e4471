import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../services.ts';

/**
 * Copies a stored file into a separate folder for a function; the folder is always removed afterwards.
 * @param name of the folder: a repeated name first removes the remains of a crash; without a name every copy has a new folder
 */
export async function withLocalCopy<T>(
  services: Services,
  { fileId, name = randomUUID() }: { fileId: string; name?: string },
  use: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(folderOf(services), name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, 'source');
    await pipeline(await services.files.open(fileId), createWriteStream(path, { mode: 0o600 }));
    return await use(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const oldHours = 24;

/** Removes copies that remain after a crash. */
export async function clearOldCopies(services: Services): Promise<void> {
  const folder = folderOf(services);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = services.clock.now().getTime() - oldHours * 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

function folderOf({ env }: Services): string {
  return join(env.DATA_DIR, 'media');
}
