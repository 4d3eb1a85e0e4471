import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/db.ts';
import { SettingError, type Settings } from '../env.ts';
import { isMissing } from '../storage/disk-errors.ts';
import { installation } from './installation.tables.ts';

const bytes = 32;

/** The settings of an installation whose secret is known. */
export interface Installation extends Settings {
  INSTALLATION_SECRET: string;
}

/**
 * Adds the installation's secret to the settings: the setting, or one that is made once and stored in the database. All servers of a
 * database have the same. A setting equal to the stored secret removes it from the database.
 *
 * Anybody who has it can sign links and read encrypted values. Without it, links already sent stop working.
 * @throws SettingError for a setting that is not the secret this database was begun with, or one that is missing
 */
export async function withSecret(db: Database, env: Settings): Promise<Installation> {
  const given = env.INSTALLATION_SECRET?.toLowerCase();
  const first = given ?? (await readOldFile(env.DATA_DIR)) ?? randomBytes(bytes).toString('hex');
  await db
    .insert(installation)
    .values({ secret: given === undefined ? first : null, secretFingerprint: fingerprintOf(first) })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation);
  if (!row) throw new Error('the installation has no row');
  const secret = given ?? row.secret;
  if (secret === null)
    throw new SettingError('INSTALLATION_SECRET: this database was begun with one; set the same on every server');
  if (fingerprintOf(secret) !== row.secretFingerprint)
    throw new SettingError('INSTALLATION_SECRET: this database was begun with another one; set that, or none');
  if (given !== undefined && row.secret !== null) await db.update(installation).set({ secret: null });
  return { ...env, INSTALLATION_SECRET: secret };
}

/** A key for one purpose, so that a signature for one purpose is invalid for others (RFC 5869). */
export function keyFor({ INSTALLATION_SECRET: secret }: Installation, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', purpose, bytes));
}

/** The secret is random and long, so nothing is learned from its hash. */
function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`jobblik ${secret}`).digest('hex');
}

/** Installations from before the database had it keep theirs in the data folder; undefined without one. */
async function readOldFile(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, 'secret');
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (/^[0-9a-f]{64}$/.test(text)) return text;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  throw new SettingError(`${path} is damaged: 64 hexadecimal digits are expected`);
}
