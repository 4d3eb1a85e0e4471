import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { applications } from '../applications/index.ts';
import type { OfEmployer, UnreadAnswers } from '../jobs/index.ts';
import { readUnreadByRef } from '../notices/index.ts';
import type { Database } from '../platform/db/db.ts';
import { answers, asks, questions } from './questions.tables.ts';

/** Applicants with answers that an employer has not read, the newest first; for the demo's visitors sample people only. */
export async function listUnreadAnswers(
  db: Database,
  { userId, demo }: OfEmployer,
  limit: number,
): Promise<UnreadAnswers[]> {
  const unread = await readUnreadByRef(db, userId, 'application_answer');
  if (unread.size === 0) return [];
  const rows = await db
    .select({
      applicationId: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      name: users.name,
      avatarFileId: users.avatarFileId,
      answeredAt: max(answers.createdAt),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(asks, and(eq(asks.jobId, applications.jobId), eq(asks.seekerId, applications.userId)))
    .innerJoin(questions, eq(questions.askId, asks.id))
    .innerJoin(answers, eq(answers.questionId, questions.id))
    .where(
      and(
        inArray(applications.id, [...unread.keys()]),
        eq(applications.employerId, userId),
        isNull(applications.withdrawnAt),
        demo ? eq(users.sample, true) : undefined,
      ),
    )
    .groupBy(applications.id, users.id)
    .orderBy(desc(max(answers.createdAt)), desc(applications.id))
    .limit(limit);
  return rows.flatMap(({ answeredAt, ...row }) =>
    answeredAt === null ? [] : [{ ...row, answeredAt, count: unread.get(row.applicationId) ?? 0 }],
  );
}
