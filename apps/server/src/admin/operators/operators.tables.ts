import { operatorRoles } from '@jobblik/contract/admin/operators.rules';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { createdAt, instant } from '../../platform/db/columns.ts';

/** An account that may work at the back office. The row stays when the operator has left, because the log names people. */
export const operators = pgTable('operators', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text({ enum: operatorRoles }).notNull(),
  /** As the log and colleagues show it. */
  name: text().notNull(),
  /** The operator who made this one; null for one made by the command. */
  madeBy: integer().references(() => users.id),
  createdAt: createdAt(),
  /** When the operator left; no call of the back office works from then on. */
  endedAt: instant(),
});

export type OperatorRow = typeof operators.$inferSelect;
