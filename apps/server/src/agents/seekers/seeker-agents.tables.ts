import { mailFrequencies } from '@jobblik/contract/agents/agents.rules';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables.ts';
import { createdAt, instant, updatedAt } from '../../platform/db/columns.ts';

const ids = () => integer().array().notNull().default([]);

/** An employer's saved candidate search. An empty array does not filter; see `SeekerCriteria`. */
export const seekerAgents = pgTable(
  'seeker_agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Created once by the form; the same form sent twice creates one agent. */
    uuid: uuid(),
    title: text().notNull(),
    jobTypeIds: ids(),
    categoryIds: ids(),
    /** Postcodes, towns and regions by the ids of the lookups. */
    placeIds: ids(),
    educationIds: ids(),
    languageIds: ids(),
    video: boolean().notNull().default(false),
    minAge: smallint().notNull(),
    maxAge: smallint().notNull(),
    /** With a CV document; if `video` is set too, one of the two is enough. */
    document: boolean().notNull().default(false),
    /** Experience levels of the CV search. */
    experienceIds: ids(),
    /** As typed. */
    keywords: text().array().notNull().default([]),
    /** The same, each as a `tsquery`. */
    keywordQueries: text().array().notNull().default([]),
    /** Version of the language rules with which the words were analysed. */
    wordVersion: integer().notNull().default(0),
    /** The circle, see `jobAgents`. */
    nearCityId: integer(),
    nearRadius: smallint(),
    nearCityIds: ids(),
    frequency: text({ enum: mailFrequencies }).notNull().default('daily'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('seeker_agents_form_once').on(table.userId, table.uuid)],
);
export type SeekerAgentRow = typeof seekerAgents.$inferSelect;

/**
 * Keys that a CV must match for an agent to be evaluated: one row for each combination of category, place and language, 0 for any.
 * The index `seeker_agent_keys_match`, which drizzle cannot express, also contains all other deciding columns, so that the table
 * itself is not read. An agent of a deactivated account has no rows.
 */
export const seekerAgentKeys = pgTable('seeker_agent_keys', {
  agentId: integer()
    .notNull()
    .references(() => seekerAgents.id, { onDelete: 'cascade' }),
  categoryId: integer().notNull().default(0),
  placeId: integer().notNull().default(0),
  languageId: integer().notNull().default(0),
  /** Bit n represents job type n, bit 0 a CV without one; all six for any. */
  jobTypes: smallint().notNull(),
  /** The same for education levels 1 to 7. */
  educations: smallint().notNull(),
  video: boolean().notNull(),
  minAge: smallint().notNull(),
  maxAge: smallint().notNull(),
  /** The key is sufficient; otherwise the agent's own row has to be evaluated. */
  exact: boolean().notNull(),
});

/**
 * A CV that an agent found. It stays when the CV is hidden or no longer fits, so that it causes one notification only; lists show
 * those that can be seen and have an empty `gone_at`. The reason is, for each kind of criteria, the choice that the CV fits.
 */
export const seekerAgentHits = pgTable(
  'seeker_agent_hits',
  {
    agentId: integer()
      .notNull()
      .references(() => seekerAgents.id, { onDelete: 'cascade' }),
    cvUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: integer(),
    placeId: integer(),
    jobTypeId: smallint(),
    educationId: smallint(),
    languageId: integer(),
    byVideo: boolean().notNull().default(false),
    byDocument: boolean().notNull().default(false),
    /** The CV lies in the circle, and at none of the chosen places. */
    byNear: boolean().notNull().default(false),
    experienceId: smallint(),
    keyword: text(),
    /** Also found by its age, which only named CVs show. */
    byAge: boolean().notNull().default(false),
    foundAt: createdAt(),
    /** When the CV was hidden, or the CV or the agent was changed so that they no longer fit. */
    goneAt: instant(),
    /** The employer wants a mail about it that has not been sent. */
    awaitsMail: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.cvUserId] }),
    index().on(table.cvUserId),
    index('seeker_agent_hits_mail').on(table.agentId).where(sql`${table.awaitsMail}`),
    index('seeker_agent_hits_timed').on(table.cvUserId).where(sql`${table.byVideo} or ${table.byAge}`),
  ],
);
export type CvHitRow = typeof seekerAgentHits.$inferSelect;
