import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../storage/disk-errors.ts';

const bytes = 32;

/**
 * The installation's secret: the file `secret` in the data folder, created at the first start and readable only by its owner.
 * Anybody who has it can sign links. Keep it with the backups: without it, links already sent stop working.
 * @throws Error when the file exists but is not a secret
 */
export async function loadSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const stored = await read(path);
  if (stored !== undefined) return stored;
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `secret-${randomBytes(8).toString('hex')}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(bytes).toString('hex')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A hard link is created completely or not at all, and fails when another process was first.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await read(path);
  if (made === undefined) throw new Error(`${path} vanished while it was made`);
  return made;
}

/** A key for one purpose, so that a signature for one purpose is invalid for others (RFC 5869). */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
}

async function read(path: string): Promise<Buffer | undefined> {
  let text: string;
  try {
    text = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} is damaged: 64 hexadecimal digits expected`);
  return Buffer.from(text, 'hex');
}
