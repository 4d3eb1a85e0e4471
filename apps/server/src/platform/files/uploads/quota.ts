import { Problem } from '@jobblik/contract/kernel/problem';
import type { UploadQuota } from '@jobblik/contract/kernel/uploads.rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/db.ts';
import { files, uploads } from '../files.tables.ts';

/**
 * Refuses bytes beyond a person's quota.
 * @param more bytes about to be added
 * @throws Problem `quota_unused` or `quota_stored` (413) with the quota as the limit
 */
export async function ensureRoom(
  tx: Transaction | Database,
  quota: UploadQuota,
  { userId, more }: { userId: number; more: number },
): Promise<void> {
  const used = await bytesOf(tx, userId);
  for (const part of ['unused', 'stored'] as const) {
    if (used[part] + more <= quota[part]) continue;
    const code = part === 'unused' ? 'quota_unused' : 'quota_stored';
    throw new Problem(code, { fields: [{ path: '', code, limit: quota[part] }] });
  }
}

/**
 * Size of a person's uploads in bytes, without released files. One statement, so that an upload which becomes a file meanwhile is
 * counted; while its bytes are moved it counts twice.
 */
async function bytesOf(tx: Transaction | Database, userId: number): Promise<UploadQuota> {
  const unfinished = tx
    .select({ bytes: sql`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.fileId), isNull(uploads.refusal)));
  const [stored] = await tx
    .select({
      all: sql`coalesce(sum(${files.size}), 0) + (${unfinished})`.mapWith(Number),
      unused: sql`coalesce(sum(${files.size}) filter (where ${files.claims} = 0), 0) + (${unfinished})`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.releasedAt)));
  return { unused: stored?.unused ?? 0, stored: stored?.all ?? 0 };
}
