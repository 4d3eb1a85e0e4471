import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { ApplicationFacts } from '../jobs/index.ts';
import { productZone } from '../platform/clock.ts';
import type { Database } from '../platform/db/db.ts';
import { applications } from './applications.tables.ts';

const notWithdrawn = isNull(applications.withdrawnAt);
const localDay = sql<string>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${productZone}'`)}, 'YYYY-MM-DD')`;

/** What the screens of ads show about applications; handed to the jobs slice at the start. */
export const applicationFacts: ApplicationFacts = {
  async ofJobs(db, jobIds) {
    if (jobIds.length === 0) return [];
    const rows = await db
      .select({
        id: applications.id,
        jobId: applications.jobId,
        reject: applications.reject,
        vStatus: applications.vStatus,
      })
      .from(applications)
      .where(and(inArray(applications.jobId, [...jobIds]), notWithdrawn));
    return rows.map(({ vStatus, ...row }) => ({ ...row, interview: vStatus > 0 }));
  },
  async recent(db, employer, limit) {
    const rows = await db
      .select({
        id: applications.id,
        jobId: applications.jobId,
        userId: applications.userId,
        name: users.name,
        avatarFileId: users.avatarFileId,
        reject: applications.reject,
        seenAt: applications.seenAt,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(
        and(
          eq(applications.employerId, employer.userId),
          notWithdrawn,
          // The demo's visitors see no real person who has applied to a sample ad.
          employer.demo ? eq(users.sample, true) : undefined,
        ),
      )
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(limit);
    return rows.map(({ seenAt, ...row }) => ({ ...row, isSeen: seenAt !== null }));
  },
  async byDay(db, employerId, from) {
    return await db
      .select({ day: localDay, count: count() })
      .from(applications)
      .where(and(eq(applications.employerId, employerId), notWithdrawn, gte(localDay, from)))
      .groupBy(localDay);
  },
  async hasApplied(db, userId, jobId) {
    const [row] = await db
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
    return row !== undefined;
  },
};

/** Whether an employer has a standing application of a person: its CV is then theirs to open (design §3). */
export async function hasAppliedTo(db: Database, employerId: number, seekerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, seekerId), eq(applications.employerId, employerId), notWithdrawn))
    .limit(1);
  return row !== undefined;
}
