import type { Database } from './db.ts';

/**
 * A statement that is built once for each database and then only given its values. What every search asks is worth it: building
 * the text of a query takes longer than PostgreSQL takes to answer it.
 */
export function prepared<P>(build: (db: Database) => P): (db: Database) => P {
  const built = new WeakMap<Database, P>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const fresh = build(db);
    built.set(db, fresh);
    return fresh;
  };
}
