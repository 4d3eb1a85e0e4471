import { interviewKinds } from '@jobblik/contract/interviews/interviews.rules';
import { interviewStates } from '@jobblik/contract/interviews/phase.rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';
import { bytea, createdAt, instant, tstzrange } from '../platform/db/columns.ts';

const person = () => integer().references(() => users.id, { onDelete: 'cascade' });

/**
 * Interviews and meetings. Two constraints of the migration exclude overlaps: of one employer's that are reserved (`held`),
 * requested or accepted, and of one seeker's that are accepted.
 */
export const interviews = pgTable(
  'interviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Id of the interview in calls, of its room, and of the event in calendar programs. */
    uuid: uuid().notNull().unique().defaultRandom(),
    kind: text({ enum: interviewKinds }).notNull(),
    employerId: person().notNull(),
    /** For a candidate. */
    seekerId: person(),
    /** For a person outside Jobblik. */
    email: text(),
    /** For a person outside Jobblik: id of the room. */
    meetingLink: text(),
    applicationId: integer().references(() => applications.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    /** `held` while the confirmation mail is being sent: the time is reserved, and the interview is not visible. */
    state: text({ enum: [...interviewStates, 'held'] }).notNull(),
    startsAt: instant(),
    endsAt: instant(),
    during: tstzrange().generatedAlwaysAs(sql`case when starts_at is not null then tstzrange(starts_at, ends_at) end`),
    /** Increases with every change for calendar programs (RFC 5545 SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** The message of the conversation that requests it. */
    messageUuid: uuid(),
    /** Why the seeker has postponed it; empty otherwise. */
    reason: text().notNull().default(''),
    /** When a decline of the seeker becomes final; null while none waits. The employer sees nothing of it until then. */
    declinesAt: instant(),
    /** When the employer opened the room, and when the call ended. */
    startedAt: instant(),
    endedAt: instant(),
    /** Since when both parties are in the room; null while they are not. */
    togetherSince: instant(),
    /** For how long both were in it before that. */
    seconds: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('interviews_one_of_application')
      .on(table.applicationId)
      .where(sql`${table.state} in ('held', 'offered', 'requested', 'accepted', 'postponed')`),
    index().on(table.employerId, table.startsAt),
    index().on(table.seekerId, table.startsAt),
    index().on(table.applicationId, table.id),
    index().on(table.messageUuid),
    check(
      'interviews_times',
      sql`${table.state} in ('offered', 'declined', 'cancelled') or coalesce(${table.startsAt} < ${table.endsAt}, false)`,
    ),
    check(
      'interviews_declines',
      sql`${table.declinesAt} is null or ${table.state} in ('offered', 'requested', 'accepted', 'postponed')`,
    ),
    check('interviews_party', sql`(${table.kind} = 'candidate') = (${table.email} is null)`),
  ],
);
export type InterviewRow = typeof interviews.$inferSelect;

/** Free slots that an employer has published; a picked one is deleted. Those of one employer do not overlap. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    employerId: person().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    during: tstzrange().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at)`),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.employerId, table.startsAt),
    check('interview_slots_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
export type SlotRow = typeof interviewSlots.$inferSelect;

/** Private addresses of calendars for calendar programs; one per person. */
export const interviewCalendarLinks = pgTable('interview_calendar_links', {
  userId: person().primaryKey(),
  /** SHA-256 of the secret in the address. */
  secretHash: bytea().notNull().unique(),
  createdAt: createdAt(),
});
