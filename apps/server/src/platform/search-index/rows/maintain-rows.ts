import { and, asc, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/db.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { mostUpdated, type Revisions } from './revisions.ts';
import type { IndexTables } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Rows of one revision: half of what lists of words are updated with, so that what people write meanwhile fits beside it. */
export const batch = Math.floor(mostUpdated / 2);

/**
 * Writes rows again in batches until none is left; stops between batches when the signal aborts.
 * @param options `which`: rows that need it, before they are written; `write`: writes the rows of some ids
 */
async function rewriteRows(
  db: Database,
  { rows }: IndexTables,
  options: {
    which: SQL | undefined;
    write: (tx: Transaction, ids: readonly number[]) => Promise<void>;
    signal: AbortSignal;
  },
): Promise<void> {
  for (let last = 0; !options.signal.aborted; ) {
    const found = await db
      .select({ id: sql<number>`${rows.id}`.mapWith(Number) })
      .from(rows.table)
      .where(and(gt(rows.id, last), options.which))
      .orderBy(asc(rows.id))
      .limit(batch);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return;
    await inTransaction(db, (tx) => options.write(tx, ids));
    last = ids.at(-1) ?? last;
  }
}

/** Rows of documents that are gone: packed without attributes, see `packing.ts`. */
export function isGone({ rows }: IndexTables): SQL {
  return sql`get_byte(${rows.attributes}, 0) = 0`;
}

/** Writes the rows again that an older version wrote. Rows of a newer version, of a release beside this one, are left alone. */
export async function rewriteOutdated(
  db: Database,
  tables: IndexTables,
  options: { version: number; write: (tx: Transaction, ids: readonly number[]) => Promise<void>; signal: AbortSignal },
): Promise<void> {
  await rewriteRows(db, tables, { ...options, which: lt(tables.rows.version, options.version) });
}

/** Turns documents that a condition names into gone ones; every server reads it as any other change. */
export async function retireRows(
  db: Database,
  tables: IndexTables,
  options: { expired: SQL; writeGone: (tx: Transaction, ids: readonly number[]) => Promise<void>; signal: AbortSignal },
): Promise<void> {
  const which = and(options.expired, sql`not ${isGone(tables)}`);
  await rewriteRows(db, tables, { which, write: options.writeGone, signal: options.signal });
}

/**
 * Removes rows of documents that were gone before the last compaction. Servers that have searched since then have seen them go
 * and do nothing; one that has not asks which rows are left. No server reads a row again that did not change.
 */
export async function compactRows(
  db: Database,
  tables: IndexTables,
  { vocabulary, signal }: { vocabulary: Vocabulary; signal: AbortSignal },
): Promise<void> {
  const { rows, state } = tables;
  for (let removed = batch; removed === batch && !signal.aborted; ) {
    removed = await inTransaction(db, async (tx) => {
      // Writers wait for the same row, so nothing comes back meanwhile.
      const [known] = await tx
        .select({ before: sql`${state.compactedAt}`.mapWith(Number) })
        .from(state.table)
        .for('update');
      const gone = await tx
        .select({ id: sql`${rows.id}`.mapWith(Number), revision: sql`${rows.revision}`.mapWith(Number) })
        .from(rows.table)
        .where(and(isGone(tables), lte(rows.revision, known?.before ?? 0)))
        .orderBy(rows.id)
        .limit(batch);
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) {
        const through = Math.max(...gone.map(({ revision }) => revision));
        await deleteRows(tx, vocabulary, { tables, ids, through });
      }
      if (ids.length < batch) await tx.execute(sql`update ${state.table} set compacted_at = revision`);
      return ids.length;
    });
  }
}

/** Deletes rows at once. */
export async function eraseRows(
  tx: Transaction,
  index: Revisions & Vocabulary,
  { tables, ids }: { tables: IndexTables; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const revision = await index.nextRevision(tx);
  await deleteRows(tx, index, { tables, ids, through: revision });
}

/** @param options `through`: the largest revision of the rows */
async function deleteRows(
  tx: Transaction,
  vocabulary: Vocabulary,
  { tables, ids, through }: { tables: IndexTables; ids: readonly number[]; through: number },
): Promise<void> {
  const { rows, terms, state } = tables;
  await vocabulary.dropUnused(tx, await vocabulary.forgetWords(tx, ids));
  await tx.delete(rows.table).where(inArray(rows.id, [...ids]));
  await tx.delete(terms.table).where(inArray(terms.id, [...ids]));
  await tx.execute(sql`update ${state.table} set compacted_through = greatest(compacted_through, ${through})`);
}

/** Ids of documents that have a row, among some. */
export async function idsWithRow(tx: Transaction, { rows }: IndexTables, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: sql`${rows.id}`.mapWith(Number) })
    .from(rows.table)
    .where(inArray(rows.id, [...ids]));
  return found.map(({ id }) => id);
}
