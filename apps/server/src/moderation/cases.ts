import { and, asc, count, eq, inArray, isNotNull, isNull, min } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { type CaseOfReports, reportCases, reportNotices } from './moderation.tables.ts';

/** Cases with open notices, the oldest first: how many there are, and since when. */
export async function openCases(tx: Transaction, limit: number) {
  return await tx
    .select({
      id: reportCases.id,
      kind: reportCases.kind,
      owner: users.name,
      count: count(),
      since: min(reportNotices.createdAt),
    })
    .from(reportNotices)
    .innerJoin(reportCases, eq(reportCases.id, reportNotices.caseId))
    .innerJoin(users, eq(users.id, reportCases.ownerId))
    .where(isNull(reportNotices.handledAt))
    .groupBy(reportCases.id, users.id)
    .orderBy(asc(min(reportNotices.createdAt)))
    .limit(limit);
}

/** A case with its owner. */
export async function findCase(tx: Transaction, caseId: number) {
  const [found] = await tx
    .select({ row: reportCases, owner: { name: users.name, email: users.email, language: users.language } })
    .from(reportCases)
    .innerJoin(users, eq(users.id, reportCases.ownerId))
    .where(eq(reportCases.id, caseId));
  return found;
}

/** A case, locked until the end of the transaction. */
export async function lockCase(tx: Transaction, caseId: number): Promise<CaseOfReports | undefined> {
  const [found] = await tx.select().from(reportCases).where(eq(reportCases.id, caseId)).for('update');
  return found;
}

/** The open notices of a case, the oldest first, with the writer's name. */
export async function openNotices(tx: Transaction, caseId: number) {
  return await tx
    .select({ notice: reportNotices, by: users.name })
    .from(reportNotices)
    .leftJoin(users, eq(users.id, reportNotices.userId))
    .where(and(eq(reportNotices.caseId, caseId), isNull(reportNotices.handledAt)))
    .orderBy(asc(reportNotices.createdAt))
    .limit(200);
}

/** Marks notices of a case as handled. @returns those that were open */
export async function handleNotices(
  tx: Transaction,
  { caseId, ids, now }: { caseId: number; ids: readonly number[]; now: Date },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const handled = await tx
    .update(reportNotices)
    .set({ handledAt: now })
    .where(and(eq(reportNotices.caseId, caseId), inArray(reportNotices.id, [...ids]), isNull(reportNotices.handledAt)))
    .returning({ id: reportNotices.id });
  return handled.map(({ id }) => id);
}

/** Opens handled notices again. */
export async function reopenNotices(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(reportNotices)
    .set({ handledAt: null })
    .where(inArray(reportNotices.id, [...ids]));
}

/** Where the answers to notices go; who left no address gets none. */
export async function writersOf(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ notice: reportNotices, account: users })
    .from(reportNotices)
    .leftJoin(users, and(eq(users.id, reportNotices.userId), isNotNull(users.emailVerifiedAt)))
    .where(inArray(reportNotices.id, [...ids]));
  return rows.flatMap(({ notice, account }) => {
    const email = account?.email ?? notice.email;
    const language = account?.language ?? notice.language;
    return email === null ? [] : [{ email, language, userId: notice.userId }];
  });
}
