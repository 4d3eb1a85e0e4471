import { eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { reportCases, reportNotices } from './moderation.tables.ts';

/** Erases the cases about what a person had, and what the person wrote, signed in or from the account's address. */
export async function eraseNotices(
  tx: Transaction,
  { userId, email }: { userId: number; email: string | null },
): Promise<void> {
  await tx.delete(reportCases).where(eq(reportCases.ownerId, userId));
  const fromAddress = email === null ? undefined : eq(sql`lower(${reportNotices.email})`, email.toLowerCase());
  await tx
    .update(reportNotices)
    .set({ userId: null, name: '', email: null, place: '', text: '' })
    .where(or(eq(reportNotices.userId, userId), fromAddress));
}
