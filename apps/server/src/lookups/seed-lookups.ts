import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { categoryTree } from './categories.ts';
import { geography } from './cities.ts';
import { categories, cities, jobTitles, languages, lookupState, skills } from './lookups.tables.ts';
import { readReference, referenceVersion } from './reference.ts';

const chunk = 1000;

/**
 * Updates the reference tables to the shipped data: does nothing when they have it already, else rewrites every row under its id.
 * Rows that the data no longer has stay, because other rows may refer to them. Servers that start at the same time take turns.
 */
export async function seedLookups(db: Database): Promise<void> {
  const version = referenceVersion();
  const [state] = await db.select().from(lookupState);
  if (state?.version === version) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727411)`);
    const tree = categoryTree().flatMap((main) => [main, ...main.children]);
    await upsert(tx, cities, [...geography().cities]);
    await upsert(tx, categories, tree);
    await upsert(
      tx,
      jobTitles,
      readReference('job-titles').map(([id, name, isco, esco]) => ({ id, name, isco, esco })),
    );
    await upsert(
      tx,
      skills,
      readReference('skills').map(([id, name, groupName]) => ({ id, name, groupName })),
    );
    await upsert(
      tx,
      languages,
      readReference('languages').map(([id, code, name]) => ({ id, code, name })),
    );
    await upsert(tx, lookupState, [{ one: true, version }], 'one');
  });
}

async function upsert<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
  key: 'id' | 'one' = 'id',
): Promise<void> {
  const columns = getTableColumns(table);
  const target = columns[key];
  if (!target) throw new Error(`the table has no column ${key}`);
  const set: Record<string, SQL> = {};
  for (const name of Object.keys(columns)) {
    if (name !== key) set[name] = sql.raw(`excluded.${snakeCase(name)}`);
  }
  for (let start = 0; start < rows.length; start += chunk) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + chunk))
      .onConflictDoUpdate({ target, set: set as T['$inferInsert'] });
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
