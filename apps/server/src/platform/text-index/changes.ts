import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { ChangedWords } from './postings.ts';
import type { TextIndexTables } from './text-index.ts';

/** Facts of one row after another; `last` is the largest id among them, null when there were none. */
export interface FactsPage {
  facts: Buffer;
  last: number | null;
}

/**
 * Every change of the rows takes the next number and holds it until it commits, so numbers become visible in order: who has seen number n
 * has seen all before it.
 */
export interface Changes {
  /** Where the changes have got to, and up to which rows were removed: who knows less reads everything anew. */
  readState(db: Database): Promise<{ change: number; cleared: number }>;
  /** Facts of rows changed after a number (below 0: of all), `limit` of them at most, in the order of their ids. */
  readFactsAfter(db: Database, after: { change: number; id: number; limit: number }): Promise<FactsPage>;
  /** All words of texts changed after a number, `limit` of them at most. */
  readWordsAfter(db: Database, after: { change: number; limit: number }): Promise<ChangedWords[]>;
  /** The next number of change; whoever asks next waits until this transaction ends. */
  nextChange(tx: Transaction): Promise<number>;
}

/** The changes of one index. */
export function changesOf({ name, rows, terms, state }: TextIndexTables): Changes {
  const reading = prepared((db) =>
    db
      .select({
        change: sql`${state.change}`.mapWith(Number).as('change'),
        cleared: sql`${state.cleared}`.mapWith(Number).as('cleared'),
      })
      .from(state.table)
      .limit(1)
      .prepare(`${name}_state`),
  );
  return {
    async readState(db) {
      const [read] = await reading(db).execute();
      return read ?? { change: 0, cleared: 0 };
    },
    async readFactsAfter(db, { change, id, limit }) {
      const isNew = change < 0 ? sql`` : sql`and ${rows.change} > ${change}`;
      const read = await db.execute<{ facts: Buffer | null; last: number | null }>(sql`
        select string_agg(facts, ''::bytea) as facts, max(id) as last
        from (
          select ${rows.id} as id, ${rows.facts} as facts from ${rows.table}
          where ${rows.id} > ${id} ${isNew} order by ${rows.id} limit ${limit}
        ) as page`);
      const [page] = read.rows;
      return { facts: page?.facts ?? Buffer.alloc(0), last: page?.last ?? null };
    },
    async readWordsAfter(db, { change, limit }) {
      const read = await db.execute<ChangedWords & Record<string, unknown>>(sql`
        select ${rows.id} as id, tsvector_to_array(${terms.words}) as words
        from ${rows.table} join ${terms.table} on ${terms.id} = ${rows.id} where ${rows.change} > ${change} limit ${limit}`);
      return read.rows;
    },
    async nextChange(tx) {
      const taken = await tx.execute<{ change: string }>(
        sql`update ${state.table} set change = ${state.change} + 1 returning ${state.change} as change`,
      );
      const [next] = taken.rows;
      if (!next) throw new Error(`the row of changes of ${name} is missing`);
      return Number(next.change);
    },
  };
}
