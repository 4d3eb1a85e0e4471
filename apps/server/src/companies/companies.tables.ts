import { templateKinds } from '@jobblik/contract/companies/templates.rules';
import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { bytea, createdAt, instant, tsvector, updatedAt } from '../platform/db/columns.ts';

/** The company of an employer; each employer has at most one. */
export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    cvr: text(),
    address: text(),
    /** Place of the lookups. */
    cityId: integer(),
    phone: text(),
    website: text(),
    contactPerson: text(),
    contactTitle: text(),
    contactEmail: text(),
    contactPhone: text(),
    employees: integer(),
    branch: text(),
    /** Year. */
    founded: smallint(),
    facebook: text(),
    linkedin: text(),
    instagram: text(),
    youtube: text(),
    twitter: text(),
    logoFileId: uuid(),
    videoFileId: uuid(),
    /** Sanitised when it was saved. */
    aboutHtml: text().notNull().default(''),
    aboutText: text().notNull().default(''),
    /** What the register of companies had under the number: it counts while the number is the same. */
    registeredCvr: text(),
    registeredName: text(),
    registeredAddress: text(),
    registeredDomain: text(),
    registeredAt: instant(),
    /** Domain of the address whose mailed link was opened, see `verification.rules.ts`. */
    provenDomain: text(),
    provenAt: instant(),
    /** Operators have taken down its page, and with it its ads. */
    takenDownAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.name)],
);

/** A mailed link that proves a company; only the SHA-256 of its token is stored, once it is mailed. */
export const companyLinks = pgTable(
  'company_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: bytea().unique(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.companyId, table.createdAt)],
);

export type CompanyRow = typeof companies.$inferSelect;

/**
 * Words by which the directory finds a company: name, trade and place. Written in the transaction that writes the company, see
 * `directory/index-companies.ts`.
 */
export const companyTerms = pgTable(
  'company_terms',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    /** The same words as typed, folded, separated by blanks: for correcting misspelt ones. */
    vocabulary: text().notNull(),
    /** Initial in the directory. */
    letter: text().notNull(),
    /** Version with which the row was written. */
    wordVersion: integer().notNull(),
  },
  (table) => [
    index('company_terms_words').using('gin', table.words),
    index('company_terms_alike').using('gist', table.vocabulary.op('gist_trgm_ops')),
    index().on(table.wordVersion),
  ],
);

/** Visitors of an employer's company page, a row for each person and local day. */
export const companyVisits = pgTable(
  'company_visits',
  {
    /** The employer. */
    userId: person(),
    day: date({ mode: 'string' }).notNull(),
    visitorId: person(),
    /** The visitor wanted to be shown when the visit was made. */
    shown: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.visitorId] }), index().on(table.visitorId)],
);

/** Texts of an employer for decisions, and questions that are asked often. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    kind: text({ enum: templateKinds }).notNull(),
    name: text().notNull(),
    /** With `{name}` and `{employer}`; empty for `ask`. */
    message: text().notNull(),
    /** Empty except for `ask`. */
    questions: jsonb().$type<NewQuestion[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('message_templates_name').on(table.userId, table.kind, sql`lower(${table.name})`),
    check('message_templates_kind', sql`${table.kind} in ('reject', 'park', 'ask')`),
  ],
);

export type TemplateRow = typeof messageTemplates.$inferSelect;

function person() {
  return integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
