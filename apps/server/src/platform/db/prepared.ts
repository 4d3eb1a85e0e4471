import type { Database } from './db.ts';

/**
 * Something that is made once for each database. A statement that is then only given its values: what every search asks is worth it, as
 * building the text of a query takes longer than PostgreSQL takes to answer it. Or what a process remembers of a database.
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
