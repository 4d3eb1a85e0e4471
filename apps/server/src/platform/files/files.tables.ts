import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';

/** One row per stored file; its bytes lie in the storage under the row's id. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['image', 'document', 'video'] }).notNull(),
    realName: text().notNull(),
    extension: text().notNull(),
    contentType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of the stored bytes, hexadecimal. */
    sha256: text().notNull(),
    /** Who uploaded it; no foreign key, for the platform knows no people. */
    userId: integer(),
    /** Whom a file that the product made for somebody else is about. */
    aboutId: integer(),
    /** How many rows own the file: one CV may hang on the profile and on an application. */
    claims: integer().notNull().default(0),
    claimedAt: instant(),
    /** Set when the last owner released it; after that no link opens it. */
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_user').on(table.userId),
    index('files_about').on(table.aboutId).where(sql`${table.aboutId} is not null`),
    index('files_unclaimed').on(table.createdAt).where(sql`${table.claims} = 0`),
  ],
);

/** Resumable uploads, from the first byte until a while after they became a file. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: integer().notNull(),
    kind: text({ enum: ['image', 'document', 'video'] }).notNull(),
    realName: text().notNull(),
    /** Bytes announced by the browser. */
    size: bigint({ mode: 'number' }).notNull(),
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    /** Code of the problem for which the finished upload was refused. */
    refusal: text(),
    /** Last sign of life; an upload expires 24 hours after it. */
    touchedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.touchedAt), index().on(table.fileId)],
);
