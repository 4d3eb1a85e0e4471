import { mailFrequencies } from '@jobblik/contract/agents/agents.rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createdAt, instant, updatedAt } from '../platform/db/columns.ts';

/** Text compared byte by byte, independent of the language of the database. */
const lexeme = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A seeker's saved job search. An empty array does not filter; see `AgentCriteria`. */
export const jobAgents = pgTable(
  'job_agents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Created once by the form; the same form sent twice creates one agent. */
    uuid: uuid(),
    title: text().notNull(),
    companyIds: integer().array().notNull().default([]),
    jobTypeIds: integer().array().notNull().default([]),
    categoryIds: integer().array().notNull().default([]),
    /** Postcodes, towns and regions by the ids of the lookups. */
    placeIds: integer().array().notNull().default([]),
    /** As typed. */
    keywords: text().array().notNull().default([]),
    /** The same, each as a `tsquery`. */
    keywordQueries: text().array().notNull().default([]),
    /** The centre of a circle, a postcode of the lookups; null: no circle. */
    nearCityId: integer(),
    /** Kilometres. */
    nearRadius: smallint(),
    /** The postcodes in the circle. */
    nearCityIds: integer().array().notNull().default([]),
    /** Work from home, as ids of the job search. */
    remoteIds: integer().array().notNull().default([]),
    /** Only ads that state the pay. */
    payShown: boolean().notNull().default(false),
    /** Wishes, as ids of the job search. */
    wishIds: integer().array().notNull().default([]),
    /** The same as a `tsquery`; '' for none. */
    wishQuery: text().notNull().default(''),
    /** `keywordVersion` with which the keywords and wishes were analysed. */
    wordVersion: integer().notNull().default(0),
    frequency: text({ enum: mailFrequencies }).notNull().default('daily'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('job_agents_form_once').on(table.userId, table.uuid)],
);
export type JobAgentRow = typeof jobAgents.$inferSelect;

const agentKeyColumns = {
  companyId: integer().notNull().default(0),
  word: lexeme().notNull().default(''),
  placeId: integer().notNull().default(0),
  categoryId: integer().notNull().default(0),
  /** A `tsquery` that the ad must also match; '' if the word is enough. */
  wordsQuery: lexeme().notNull().default(''),
  /** Bit n represents job type n; all five for any. */
  jobTypes: smallint().notNull(),
  /** Key, words and job type are sufficient; otherwise the agent's own row has to be evaluated. */
  exact: boolean().notNull(),
};

/**
 * Keys that an ad must match for an agent to be evaluated. An agent has one row for each combination of its choices:
 *
 * | an agent with | company | word | place, category |
 * | --- | --- | --- | --- |
 * | companies | each company | '' | 0 |
 * | words, no company | 0 | each form of its rarest word | each place, each category; 0 for any |
 * | neither | 0 | '' | each place, each category; 0 for any |
 *
 * An agent of a deactivated account has no rows.
 */
export const jobAgentKeys = pgTable(
  'job_agent_keys',
  {
    agentId: integer()
      .notNull()
      .references(() => jobAgents.id, { onDelete: 'cascade' }),
    ...agentKeyColumns,
  },
  (table) => [index('job_agent_keys_agent').on(table.agentId)],
);

/**
 * The keys inverted: the agents of each key, so that the thousands of agents of an ad are read from a few rows, see
 * `match-agents.ts`. Maintained by triggers on `job_agent_keys`; nothing else writes here.
 */
export const jobAgentLists = pgTable(
  'job_agent_lists',
  { ...agentKeyColumns, agentIds: integer().array().notNull() },
  (table) => [
    // A query can be too long for an index.
    uniqueIndex('job_agent_lists_key').on(
      table.companyId,
      table.word,
      table.placeId,
      table.categoryId,
      table.jobTypes,
      table.exact,
      sql`md5(${table.wordsQuery})`,
    ),
  ],
);

/**
 * An ad that an agent found. It stays when the ad closes or no longer fits, so that it causes one notification only; lists show the
 * live ones with an empty `gone_at`. The reason is, for each kind of criteria, the choice that the ad fits.
 */
export const jobAgentHits = pgTable(
  'job_agent_hits',
  {
    agentId: integer()
      .notNull()
      .references(() => jobAgents.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: integer(),
    jobTypeId: smallint(),
    categoryId: integer(),
    placeId: integer(),
    keyword: text(),
    /** The ad lies in the circle, and at none of the chosen places. */
    byNear: boolean().notNull().default(false),
    remoteId: smallint(),
    byPay: boolean().notNull().default(false),
    wishIds: integer().array().notNull().default([]),
    foundAt: createdAt(),
    /** When the ad or the agent was changed so that they no longer fit. */
    goneAt: instant(),
    /** The person wants a mail about it that has not been sent. */
    awaitsMail: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.jobId] }),
    index().on(table.jobId),
    index('job_agent_hits_mail').on(table.agentId).where(sql`${table.awaitsMail}`),
  ],
);
