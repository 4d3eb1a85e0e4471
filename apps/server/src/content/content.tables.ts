import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../platform/db/columns.ts';

/** A blog post. Its body is sanitised when it is written. */
export const blogs = pgTable(
  'blogs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Key by which included posts are recognised, so that a second start does not add them again. */
    key: text().unique(),
    seo: text().notNull(),
    name: text().notNull(),
    teaser: text().notNull(),
    minutes: smallint().notNull(),
    cover: text().notNull(),
    seoTitle: text().notNull(),
    seoDescription: text().notNull(),
    seoKeywords: text().notNull(),
    bodyHtml: text().notNull(),
    publishedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.publishedAt)],
);

/** A message from the contact form, stored until an operator has answered it. */
export const contactMessages = pgTable('contact_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The person who was signed in when it was written; no foreign key, since this slice does not import accounts. */
  userId: integer(),
  fullName: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  /** The writer's ad that it is about; no foreign key for the same reason. */
  jobId: integer(),
  createdAt: createdAt(),
  answeredAt: instant(),
  /** The answer that was mailed; '' while there is none, and for a message that needs none. */
  answer: text().notNull().default(''),
});
