import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from '../../platform/db/columns.ts';
import { users } from '../accounts.tables.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A passkey of a person: the public half of a key pair whose private half stays on a device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Chosen by the device, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key (RFC 9052). */
    publicKey: bytea().notNull(),
    /** Signature counter of the device; a lower one in an answer means a copied key. 0 for devices without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches the device: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull(),
    /** Kept in an account of the device's maker as well. */
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** The secret that a person's authenticator app shares with this site, encrypted. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  secret: bytea().notNull(),
  createdAt: instant().notNull(),
  /** Null until the first code was typed. */
  confirmedAt: instant(),
  /** Time step of the last accepted code: it and earlier ones are refused (RFC 6238, section 5.2). */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** An unused recovery code; only its SHA-256 is stored. */
export const recoveryCodes = pgTable('recovery_codes', { userId: owner(), codeHash: bytea().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.codeHash] }),
]);

/** Something that a browser is to answer once: the second factor of a sign-in, a passkey. Only the SHA-256 of its token is stored. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    tokenHash: bytea().primaryKey(),
    purpose: text({ enum: ['sign_in', 'passkey_sign_in', 'confirm', 'add_passkey'] }).notNull(),
    /** Null until a passkey says who signs in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked, where there is one: no other may answer. It may end before the row is written. */
    sessionId: uuid(),
    /** The bytes that a passkey signs, base64url; null until a passkey is asked for. */
    passkeyChallenge: text(),
    failures: smallint().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

/** A wrong code of an authenticator app, counted for a day. */
export const codeFailures = pgTable(
  'code_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    failedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.failedAt), index().on(table.failedAt)],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
