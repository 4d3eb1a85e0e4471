import { socialDrivers } from '@jobblik/contract/accounts/accounts.schema';
import { languages } from '@jobblik/contract/kernel/language';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, createdAt, instant } from '../platform/db/columns.ts';

/**
 * A person with an account. A removed one keeps its row (id and type, for references) without any data that identifies the person.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** 1 job seeker, 2 employer, 9 operator. */
    type: smallint().notNull(),
    /** Null exactly when the account was removed. */
    email: citext().unique(),
    emailVerifiedAt: instant(),
    /** Replaces `email` when the link mailed to it is opened. */
    newEmail: citext(),
    /** argon2id; null for people who only sign in through another provider. */
    passwordHash: text(),
    name: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** As given at sign-up; the company profile has its own. */
    companyName: text(),
    avatarFileId: uuid(),
    /** Id of a place in the lookups, which have its coordinates; `zip` and `city` are the typed ones. */
    locationId: integer(),
    zip: text().notNull().default(''),
    city: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** Language of screens, mails and notices; null for a person who has not chosen, whose language is Danish. */
    language: text({ enum: languages }),
    /** Since when a sign-in needs a second factor; null without one. Written by `second-factor/factor-state.ts` only. */
    secondFactorSince: instant(),
    /** A job seeker shows companies whose pages they visit who they are. */
    showsVisits: boolean().notNull().default(false),
    /** Path of the page that the person was on the way to at sign-up, by `requested-page.rules.ts`; until it was led to. */
    requestedPage: text(),
    requestedPageAt: instant(),
    createdAt: createdAt(),
    deactivatedAt: instant(),
    /** Since when operators have closed the account; it is deactivated as well. Written by `freeze-account.ts` only. */
    frozenAt: instant(),
    /** Why, as the person reads it at sign-in. */
    frozenWhy: text().notNull().default(''),
    removedAt: instant(),
    /** Part of the sample data, which demo visitors may see. */
    sample: boolean().notNull().default(false),
  },
  (table) => [
    check('users_type', sql`${table.type} in (1, 2, 9)`),
    check('users_language', sql`${table.language} in ('da', 'en')`),
    check('users_frozen_is_deactivated', sql`${table.frozenAt} is null or ${table.deactivatedAt} is not null`),
    check('users_email_until_removed', sql`(${table.email} is null) = (${table.removedAt} is not null)`),
  ],
);

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A signed-in browser. Only the SHA-256 of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytea().notNull().unique(),
    userId: owner(),
    demo: boolean().notNull().default(false),
    /** `User-Agent` of the sign-in, cut to 400 characters. */
    agent: text().notNull().default(''),
    /** Network address of the sign-in without its last part: enough to recognise it, too little to identify a person. */
    address: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    /** When the person was last asked who they are: at sign-in, or before a change of security. */
    confirmedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** A mailed link that confirms an e-mail, the account's own or its new one; only the SHA-256 of its token is stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: bytea().primaryKey(),
    userId: owner(),
    email: citext().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.email, table.createdAt)],
);

/** A mailed link to choose a new password; only the SHA-256 of its token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytea().primaryKey(),
    userId: owner(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);

/** A mailed link that signs in; only the SHA-256 of its token is stored. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    tokenHash: bytea().primaryKey(),
    userId: owner(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);

/** An account at another provider that signs in to this account, as `social/identity.rules.ts` says. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().notNull().unique().defaultRandom(),
    provider: text({ enum: socialDrivers }).notNull(),
    subject: text().notNull(),
    userId: owner(),
    /** E-mail and name at the provider, as of the last sign-in there. */
    address: citext(),
    name: text().notNull().default(''),
    /** When it was linked. */
    createdAt: createdAt(),
    /** When the owner of the account's e-mail proved that the identity is theirs; null before that. */
    provenAt: instant(),
    /** When the owner of the e-mail kept it without that proof, confirming the e-mail in another browser. */
    acceptedAt: instant(),
    lastUsedAt: instant(),
    /** When the person removed it. The row stays, so that the same e-mail at the provider does not link it again. */
    unlinkedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index().on(table.userId)],
);

/**
 * One sign-in at another provider, from the moment the browser leaves until its one-time code is used. `stateHash`
 * finds it when the browser returns, `codeHash` afterwards; `browserHash` ties both to the browser that left.
 */
export const socialFlows = pgTable(
  'social_flows',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text({ enum: socialDrivers }).notNull(),
    stateHash: bytea().notNull().unique(),
    browserHash: bytea().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    next: text(),
    createdAt: instant().notNull(),
    returnedAt: instant(),
    codeHash: bytea().unique(),
    subject: text(),
    email: citext(),
    emailVerified: boolean().notNull().default(false),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    usedAt: instant(),
  },
  (table) => [index().on(table.createdAt)],
);

/** An address from which the right password was used: failed attempts from other addresses do not lock it out. */
export const knownAddresses = pgTable(
  'known_addresses',
  { userId: owner(), address: text().notNull(), seenAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.address] }), index().on(table.seenAt)],
);

/** A failed sign-in, counted for a day. The e-mail need not have an account. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: citext().notNull(),
    address: text().notNull(),
    failedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.email, table.failedAt),
    index().on(table.address, table.failedAt),
    index().on(table.failedAt),
  ],
);

/** Columns of an account that leads nowhere after signing in. */
export const noRequestedPage = { requestedPage: null, requestedPageAt: null } as const;

export type Identity = typeof identities.$inferSelect;
export type User = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
