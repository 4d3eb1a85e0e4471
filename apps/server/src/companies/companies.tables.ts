import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { createdAt, updatedAt } from '../platform/db/columns.ts';

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.name)],
);

export type CompanyRow = typeof companies.$inferSelect;

/** Who has looked at an employer's company page, a row for each person and local day. */
export const companyVisits = pgTable(
  'company_visits',
  {
    /** The employer. */
    userId: person(),
    day: date({ mode: 'string' }).notNull(),
    visitorId: person(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.visitorId] }), index().on(table.visitorId)],
);

function person() {
  return integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}
