import { problemCodes } from '@jobblik/contract/kernel/problem';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';

/** One row per stored file; its bytes are in the storage under the row's id. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['image', 'document', 'video', 'data'] }).notNull(),
    realName: text().notNull(),
    extension: text().notNull(),
    contentType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: text().notNull(),
    /** Who uploaded it; no foreign key, because the platform has no users. */
    userId: integer(),
    /** The person whom a generated file is about. */
    aboutId: integer(),
    /** Number of rows that own the file: a CV can belong to the profile and to an application. */
    claims: integer().notNull().default(0),
    claimedAt: instant(),
    /** Set when the last owner released it; after that links to it do not work. */
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_user').on(table.userId),
    index('files_about').on(table.aboutId).where(sql`${table.aboutId} is not null`),
    index('files_unclaimed').on(table.createdAt).where(sql`${table.claims} = 0`),
  ],
);

/** Resumable uploads, from the first byte until some time after they became a file. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: integer().notNull(),
    kind: text({ enum: ['image', 'document', 'video'] }).notNull(),
    realName: text().notNull(),
    /** Size in bytes that the browser announced. */
    size: bigint({ mode: 'number' }).notNull(),
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    /** Code of the problem for which the finished upload was refused. */
    refusal: text({ enum: problemCodes }),
    /** Last activity; an upload expires 24 hours after it. */
    touchedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.touchedAt), index().on(table.fileId)],
);
