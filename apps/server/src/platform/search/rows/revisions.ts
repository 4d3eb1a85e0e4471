import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/db.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import { readIds } from './read-ids.ts';
import type { IndexTables } from './tables.ts';

/**
 * Maximum number of changed documents for which a server updates its posting lists; after more it reads the lists again. Therefore
 * background tasks do not write more at once.
 */
export const mostUpdated = 300;

/** Concatenated packed attributes of rows; `last` is the largest id among them, null when there are none. */
export interface AttributesPage {
  attributes: Buffer;
  last: number | null;
}

/** All words of a written document. */
export interface DocumentWords {
  id: number;
  words: readonly string[];
}

/**
 * Every transaction that writes rows takes the next revision and locks it until it commits, so revisions become visible in order: a
 * server that has read revision n has read all before it.
 */
export interface Revisions {
  /**
   * The last revision, and the largest one of a deleted row: a server with an older revision reads the ids of the remaining rows.
   */
  readState(db: Database): Promise<{ revision: number; compactedThrough: number }>;
  /** Attributes of the rows written after a revision (all rows if it is below 0), at most `limit`, ordered by id. */
  readAttributesAfter(db: Database, after: { revision: number; id: number; limit: number }): Promise<AttributesPage>;
  /** All words of the documents written after a revision, at most `limit` documents. */
  readWordsAfter(db: Database, after: { revision: number; limit: number }): Promise<DocumentWords[]>;
  /** Ids of all rows. */
  readRowIds(db: Database): Promise<Uint32Array>;
  /** The next revision; other writers wait until this transaction ends. */
  nextRevision(tx: Transaction): Promise<number>;
}

export function revisionsOf(name: string, { rows, terms, state }: IndexTables): Revisions {
  const reading = memoizePerDatabase((db) =>
    db
      .select({
        revision: sql`${state.revision}`.mapWith(Number).as('revision'),
        compactedThrough: sql`${state.compactedThrough}`.mapWith(Number).as('compacted_through'),
      })
      .from(state.table)
      .limit(1)
      .prepare(`${name}_state`),
  );
  return {
    async readState(db) {
      const [read] = await reading(db).execute();
      return read ?? { revision: 0, compactedThrough: 0 };
    },
    async readAttributesAfter(db, { revision, id, limit }) {
      const isNew = revision < 0 ? sql`` : sql`and ${rows.revision} > ${revision}`;
      const read = await db.execute<{ attributes: Buffer | null; last: number | null }>(sql`
        select string_agg(attributes, ''::bytea) as attributes, max(id) as last
        from (
          select ${rows.id} as id, ${rows.attributes} as attributes from ${rows.table}
          where ${rows.id} > ${id} ${isNew} order by ${rows.id} limit ${limit}
        ) as page`);
      const [page] = read.rows;
      return { attributes: page?.attributes ?? Buffer.alloc(0), last: page?.last ?? null };
    },
    async readWordsAfter(db, { revision, limit }) {
      const read = await db.execute<DocumentWords & Record<string, unknown>>(sql`
        select ${rows.id} as id, tsvector_to_array(${terms.words}) as words
        from ${rows.table} join ${terms.table} on ${terms.id} = ${rows.id} where ${rows.revision} > ${revision} limit ${limit}`);
      return read.rows;
    },
    async readRowIds(db) {
      const read = await db.execute<{ ids: Buffer | null }>(
        sql`select string_agg(int4send(${rows.id}), ''::bytea) as ids from ${rows.table}`,
      );
      return readIds(read.rows[0]?.ids ?? Buffer.alloc(0));
    },
    async nextRevision(tx) {
      const taken = await tx.execute<{ revision: string }>(
        sql`update ${state.table} set revision = ${state.revision} + 1 returning ${state.revision} as revision`,
      );
      const [next] = taken.rows;
      if (!next) throw new Error(`the row of revisions of ${name} is missing`);
      return Number(next.revision);
    },
  };
}
