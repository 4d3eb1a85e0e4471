import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt } from '../platform/db/columns.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The questions of one employer to one person about one thing: the application to an ad, or without an ad the CV. */
export const asks = pgTable(
  'asks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    employerId: person(),
    seekerId: person(),
    jobId: integer().references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('asks_once').on(table.seekerId, table.employerId, table.jobId).nullsNotDistinct(),
    index().on(table.employerId),
    index().on(table.jobId),
  ],
);

export type AskRow = typeof asks.$inferSelect;

export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    askId: integer()
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Whether text and video are allowed as an answer. */
    text: boolean().notNull(),
    video: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.askId, table.id),
    check('questions_can_be_answered', sql`${table.text} or ${table.video}`),
  ],
);

export type QuestionRow = typeof questions.$inferSelect;

/** At most one answer to a question. */
export const answers = pgTable(
  'answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .unique('answers_once')
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** 1 text, 2 video, 3 both. */
    type: smallint().notNull(),
    text: text().notNull().default(''),
    videoFileId: text(),
    /** The video as it was uploaded, for a while after a prepared one has replaced it. */
    originalFileId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.videoFileId),
    check('answers_type', sql`${table.type} in (1, 2, 3)`),
    check('answers_text', sql`(${table.text} = '') = (${table.type} = 2)`),
    check('answers_video', sql`(${table.videoFileId} is null) = (${table.type} = 1)`),
  ],
);

export type AnswerRow = typeof answers.$inferSelect;
