import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { CvPart } from '@jobblik/contract/cv/cv-pages.schema';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, instant } from '../platform/db/columns.ts';

const seeker = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ids = () => integer().array().notNull().default(sql`'{}'`);

/** The draft of a CV; only the owner reads it. Written about once a second, so it has no index but its key. */
export const cvDrafts = pgTable('cv_drafts', {
  userId: seeker().primaryKey(),
  /** Number of saves; 0 while only files were added. */
  revision: integer().notNull(),
  content: jsonb().$type<CvContent>().notNull(),
  photoFileId: uuid(),
  documentFileId: uuid(),
  /** Content to publish as soon as the owner's e-mail is confirmed. */
  contentToPublish: jsonb().$type<CvContent>(),
  /** Id of the last save, so that the same save sent twice is recognised. */
  saveId: uuid(),
  savedAt: instant().notNull(),
});

/**
 * The published CV. `content` is the published text; the columns after it are derived from it for searches and agents. Without
 * `publishedAt` nothing is published yet and only the visibility is chosen.
 */
export const cvs = pgTable(
  'cvs',
  {
    userId: seeker().primaryKey(),
    /** `named`, `anonymous` or `hidden`. */
    visibility: text({ enum: ['named', 'anonymous', 'hidden'] })
      .notNull()
      .default('named'),
    /** Operators have taken the CV down: it is hidden, and this is the visibility that comes back with it. */
    heldVisibility: text({ enum: ['named', 'anonymous', 'hidden'] }),
    content: jsonb().$type<CvContent>(),
    /** The content without what identifies the person, made when the CV is stored (`candidates/anonymity/anonymous-form.ts`). */
    anonymousContent: jsonb().$type<CvContent>(),
    /** Version of the rules and name of the account with which `anonymousContent` was made. */
    anonymousKey: text(),
    photoFileId: uuid(),
    documentFileId: uuid(),
    /** Time of the first publication. */
    publishedAt: instant(),
    /** Time of the last change of its content. */
    changedAt: instant(),
    birthday: date({ mode: 'string' }),
    /** Place of the lookups. */
    cityId: integer(),
    jobTypeId: smallint(),
    /** The highest education level, 1 to 7. */
    educationId: smallint(),
    /** Months of work, overlapping jobs counted once, the present job counted to the day of publishing. */
    experienceMonths: integer().notNull().default(0),
    categoryIds: ids(),
    wishIds: ids(),
    skillIds: ids(),
    languageIds: ids(),
  },
  (table) => [
    index().on(table.documentFileId),
    index('cvs_findable')
      .on(table.changedAt)
      .where(sql`${table.publishedAt} is not null and ${table.visibility} <> 'hidden'`),
    check('cvs_visibility', sql`${table.visibility} in ('named', 'anonymous', 'hidden')`),
    check('cvs_content_when_published', sql`(${table.publishedAt} is null) = (${table.content} is null)`),
  ],
);

export type CvRow = typeof cvs.$inferSelect;
export type CvDraftRow = typeof cvDrafts.$inferSelect;

/** An earlier version of a CV, without its files. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: seeker(),
    kind: text({ enum: ['draft', 'published'] }).notNull(),
    content: jsonb().$type<CvContent>().notNull(),
    /** When the person saved this content. */
    savedAt: instant().notNull(),
    /** Parts that differ from the previous version. */
    changes: text().array().$type<CvPart[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.id)],
);
