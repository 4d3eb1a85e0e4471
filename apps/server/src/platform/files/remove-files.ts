import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { removeOlderThan } from '../storage/disk.driver.ts';
import type { Storage } from '../storage/storage.ts';
import { files, uploads } from './files.tables.ts';

export interface RemoveFilesDeps {
  db: Database;
  storage: Storage;
  clock: Clock;
  log: Logger;
  spoolFolder: string;
  uploadsFolder: string;
}

/** Hours after which an unclaimed file is released. */
export const unclaimedHours = 24;
const batch = 200;

/**
 * Removes bytes and row of an unowned file. A concurrent claim waits, and then fails. A repeated run changes nothing.
 * @returns whether a file was removed
 */
export async function removeIfUnowned({ db, storage }: RemoveFilesDeps, fileId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const unowned = and(eq(files.id, fileId), eq(files.claims, 0));
    const [row] = await tx.select({ id: files.id }).from(files).where(unowned).for('update');
    if (row === undefined) return false;
    await storage.remove(row.id);
    await tx.delete(files).where(unowned);
    return true;
  });
}

/**
 * The nightly clean-up: removes files that were not claimed within a day, uploads without a byte for a day, remains of interrupted
 * requests and puts. A file that cannot be removed does not stop the others.
 * @throws Error when some could not be removed; the next run tries again
 */
export async function removeOrphans(deps: RemoveFilesDeps): Promise<void> {
  const { clock, storage, log } = deps;
  const before = new Date(clock.now().getTime() - unclaimedHours * 60 * 60 * 1000);
  const unclaimed = await removeAll(
    deps,
    and(eq(files.claims, 0), lt(files.createdAt, before), isNull(files.releasedAt)),
  );
  const released = await removeAll(deps, and(eq(files.claims, 0), lt(files.releasedAt, before)));
  const expired = await removeUploads(deps, lt(uploads.touchedAt, before));
  const parts = await removeOlderThan(deps.uploadsFolder, before);
  const spooled = await removeOlderThan(deps.spoolFolder, before);
  const swept = await storage.sweep(before);
  const removed = unclaimed.removed + released.removed;
  log.info({ files: removed, uploads: expired, parts, spooled, swept }, 'files without an owner removed');
  const failed = unclaimed.failed + released.failed;
  if (failed > 0) throw new Error(`${failed} files could not be removed`);
}

/**
 * Removes a person's unfinished uploads, their unowned files and those about them.
 * @throws Error when some could not be removed
 */
export async function removeUnownedOf(deps: RemoveFilesDeps, userId: number): Promise<void> {
  await removeUploads(deps, eq(uploads.userId, userId));
  const { failed } = await removeAll(
    deps,
    and(eq(files.claims, 0), or(eq(files.userId, userId), eq(files.aboutId, userId))),
  );
  if (failed > 0) throw new Error(`${failed} files could not be removed`);
}

async function removeUploads({ db, uploadsFolder }: RemoveFilesDeps, which: SQL): Promise<number> {
  const removed = await db.delete(uploads).where(which).returning({ id: uploads.id });
  for (const { id } of removed) await rm(join(uploadsFolder, id), { force: true });
  return removed.length;
}

async function removeAll(deps: RemoveFilesDeps, which: SQL | undefined): Promise<{ removed: number; failed: number }> {
  const count = { removed: 0, failed: 0 };
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await deps.db
      .select({ id: files.id })
      .from(files)
      .where(and(which, gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(batch);
    for (const { id } of rows) {
      try {
        if (await removeIfUnowned(deps, id)) count.removed += 1;
      } catch (error) {
        deps.log.error({ err: error, file: id }, 'file cannot be removed');
        count.failed += 1;
      }
      last = id;
    }
    if (rows.length < batch) return count;
  }
}
