import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@jobblik/contract/kernel/problem';
import { isDiskFull } from '../storage/disk-errors.ts';

/** An upload over its limit; the browser shows `limit`, in bytes. */
export function tooLarge(limit: number): Problem {
  return new Problem('too_large', { fields: [{ path: '', code: 'too_large', limit }] });
}

/**
 * Writes a stream to a new file in `folder`, with at most one chunk in memory. On failure the file is removed.
 * @throws Problem `too_large` at the first byte over the limit, `empty_file`, `unavailable` when the disk is full;
 *   the source's own error when it breaks off
 */
export async function spool(
  source: Readable,
  folder: string,
  maxBytes: number,
): Promise<{ path: string; size: number }> {
  const path = join(folder, randomUUID());
  let size = 0;
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(source, limiter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (size === 0) throw new Problem('empty_file');
  } catch (error) {
    await rm(path, { force: true });
    throw isDiskFull(error) ? new Problem('unavailable', { detail: 'no room for the upload', cause: error }) : error;
  }
  return { path, size };
}

/** SHA-256 of a file, hexadecimal. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
