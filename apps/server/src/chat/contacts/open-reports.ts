import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { chatMessages, chatReports } from '../chat.tables.ts';

/** Open reports of conversations for the operator, the oldest first: both people, the reason, and the message it is about. */
export async function openChatReports(db: Database): Promise<{ id: number; at: Date; text: string }[]> {
  const contacts = alias(users, 'contacts');
  const rows = await db
    .select({ report: chatReports, by: users.email, about: contacts.email, message: chatMessages.text })
    .from(chatReports)
    .innerJoin(users, eq(users.id, chatReports.userId))
    .innerJoin(contacts, eq(contacts.id, chatReports.contactId))
    .leftJoin(chatMessages, eq(chatMessages.uuid, chatReports.messageUuid))
    .where(isNull(chatReports.handledAt))
    .orderBy(asc(chatReports.createdAt));
  const person = (id: number, email: string | null) => `${email ?? 'removed account'} (user ${id})`;
  return rows.map(({ report, by, about, message }) => ({
    id: report.id,
    at: report.createdAt,
    text: [
      `${person(report.userId, by)} reports ${person(report.contactId, about)}:`,
      report.reason,
      ...(message ? [`The message: ${message}`] : []),
    ].join('\n'),
  }));
}

/** Marks a report as handled. @returns false if there is no open one */
export async function handleChatReport(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(chatReports)
    .set({ handledAt: now })
    .where(and(eq(chatReports.id, id), isNull(chatReports.handledAt)))
    .returning({ id: chatReports.id });
  return done.length > 0;
}
