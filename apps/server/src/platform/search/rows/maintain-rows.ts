import { and, asc, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/db.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { mostUpdated, type Revisions } from './revisions.ts';
import type { IndexTables } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Rows per revision: half of {@link mostUpdated}, so that concurrent writes of people fit as well. */
export const batch = Math.floor(mostUpdated / 2);

/**
 * Rewrites rows in batches until none remains; stops between batches when the signal aborts.
 * @param options `which`: condition of the rows to rewrite; `write`: writes the rows of some ids
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

/** Condition of rows of removed documents, which are packed without attributes, see `packing.ts`. */
export function isGone({ rows }: IndexTables): SQL {
  return sql`get_byte(${rows.attributes}, 0) = 0`;
}

/** Rewrites the rows of older versions. Rows of a newer version, written by another running release, are not changed. */
export async function rewriteOutdated(
  db: Database,
  tables: IndexTables,
  options: { version: number; write: (tx: Transaction, ids: readonly number[]) => Promise<void>; signal: AbortSignal },
): Promise<void> {
  await rewriteRows(db, tables, { ...options, which: lt(tables.rows.version, options.version) });
}

/** Marks the documents of a condition as removed; every server reads it like any other change. */
export async function retireRows(
  db: Database,
  tables: IndexTables,
  options: { expired: SQL; writeGone: (tx: Transaction, ids: readonly number[]) => Promise<void>; signal: AbortSignal },
): Promise<void> {
  const which = and(options.expired, sql`not ${isGone(tables)}`);
  await rewriteRows(db, tables, { which, write: options.writeGone, signal: options.signal });
}

/**
 * Deletes the rows of documents that were removed before the last compaction. A server that has searched since then has read the
 * removal and does nothing; another one reads the ids of the remaining rows. No server reads an unchanged row again.
 */
export async function compactRows(
  db: Database,
  tables: IndexTables,
  { vocabulary, signal }: { vocabulary: Vocabulary; signal: AbortSignal },
): Promise<void> {
  const { rows, state } = tables;
  for (let removed = batch; removed === batch && !signal.aborted; ) {
    removed = await inTransaction(db, async (tx) => {
      // Writers wait for the same row, so no document can return meanwhile.
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
