import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { createdAt, instant } from '../../platform/db/columns.ts';

/** Videos in which people introduce themselves. A row claims all its files. */
export const cvVideos = pgTable(
  'cv_videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: text({ enum: ['processing', 'ready', 'unusable'] })
      .notNull()
      .default('processing'),
    /** Why it is unusable. */
    reason: text({ enum: ['damaged_file', 'no_picture', 'too_short'] }),
    /** The file that is played: the uploaded one until it has been converted. */
    fileId: text().notNull(),
    /** The uploaded file, kept for people who were watching it when the new one was ready. */
    originalFileId: text(),
    /** The same in H.264, if the server could make it. */
    secondFileId: text(),
    posterFileId: text(),
    /** Id of the upload, also after that file is deleted: the same form sent twice is one video. */
    uploadedFileId: text().notNull(),
    durationMs: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebVTT. */
    captions: text(),
    /** Operators have taken it down: nobody but its owner sees it. */
    takenDownAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    check('cv_videos_reason', sql`(${table.reason} is null) = (${table.state} <> 'unusable')`),
  ],
);

export type CvVideoRow = typeof cvVideos.$inferSelect;
