import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Instant with zone; JavaScript `Date` on our side. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Half-open range of instants, `[start, end)`. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
