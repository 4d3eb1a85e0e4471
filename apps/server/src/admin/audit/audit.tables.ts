import { auditObjects } from '@jobblik/contract/admin/audit.schema';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/**
 * Everything that operators looked at and did. Rows are only added: triggers of the database refuse UPDATE, DELETE and TRUNCATE. It has
 * no foreign keys, so that nothing that is erased changes it, and names nobody but by number.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Account of the operator. */
    operatorId: integer().notNull(),
    kind: text({ enum: ['look', 'act'] }).notNull(),
    /** What was done, by the key of its words: `job_taken_down`. */
    what: text().notNull(),
    object: text({ enum: auditObjects }).notNull(),
    /** '' for a list. */
    objectId: text().notNull(),
    /** The reason, without data of people. */
    why: text().notNull(),
    /** Method and path of the call. */
    call: text().notNull(),
  },
  (table) => [index().on(table.object, table.objectId, table.id), index().on(table.operatorId, table.id)],
);

export type AuditRow = typeof auditLog.$inferSelect;
