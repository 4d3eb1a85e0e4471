import { decisionKinds } from '@jobblik/contract/admin/decisions.rules';
import type { CaseDecision } from '@jobblik/contract/admin/decisions.schema';
import type { JobHold } from '@jobblik/contract/jobs/jobs.rules';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { operators } from '../operators/operators.tables.ts';

/** A letter of a decision, as the operator has seen it. It is erased with the person whom it is to. */
export interface StoredLetter {
  to: 'employer' | 'reporters' | 'writer' | 'owner';
  text: string;
}

/** What a decision changed, for taking it back. */
export interface Undoing {
  reportIds?: number[];
  /** Notices of a case. */
  noticeIds?: number[];
  hold?: JobHold | null;
  /** The account was not frozen before. */
  froze?: boolean;
  /** The end and the deadline of an ad before it was extended. */
  end?: { endsAt: string; deadline: string | null };
  refundId?: number;
  /** The ad waited for an operator before it was approved. */
  waited?: { hidden: boolean };
}

/** The fields of a decision about a case that its letters are made from (DSA, article 17); `ground` and `why` hold the rest. */
export interface Statement {
  basis: CaseDecision['basis'];
  territory: CaseDecision['territory'];
  duration: string;
}

/** A decision of an operator. Its letters leave ten seconds later, unless it is taken back. */
export const adminDecisions = pgTable(
  'admin_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    object: text({ enum: ['job', 'company', 'contact_message', 'payment', 'report'] }).notNull(),
    objectId: integer().notNull(),
    kind: text({ enum: decisionKinds }).notNull(),
    ground: text().notNull().default(''),
    why: text().notNull().default(''),
    letters: jsonb().$type<StoredLetter[]>().notNull().default([]),
    /** Of a decision about a case. */
    statement: jsonb().$type<Statement>(),
    undoing: jsonb().$type<Undoing>().notNull().default({}),
    operatorId: integer()
      .notNull()
      .references(() => operators.userId, { onDelete: 'cascade' }),
    decidedAt: instant().notNull(),
    undoneAt: instant(),
    finishedAt: instant(),
  },
  (table) => [index().on(table.object, table.objectId)],
);

export type DecisionRow = typeof adminDecisions.$inferSelect;
