import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { ApplicationsPort, OfEmployer } from '../jobs/index.ts';
import { productZone } from '../platform/clock.ts';
import type { Database } from '../platform/db/db.ts';
import { applications } from './applications.tables.ts';

const notWithdrawn = isNull(applications.withdrawnAt);
const localDay = sql<string>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${productZone}'`)}, 'YYYY-MM-DD')`;

/**
 * Condition: an employer's applications that are not withdrawn; demo visitors see no real person who has applied to a sample ad.
 */
function ofEmployer({ userId, demo }: OfEmployer) {
  const sample = sql`exists (select from ${users} where ${users.id} = ${applications.userId} and ${users.sample})`;
  return and(eq(applications.employerId, userId), notWithdrawn, demo ? sample : undefined);
}

const isUnopened = sql`${applications.seenAt} is null and ${applications.reject} = 0`;

/** Data about applications for the screens of ads. */
export const applicationsPort: ApplicationsPort = {
  async counts(db, employer) {
    return await db
      .select({
        jobId: applications.jobId,
        total: count(),
        rejected: sql<number>`count(*) filter (where ${applications.reject} = 1)`.mapWith(Number),
        interviews: sql<number>`count(*) filter (where ${applications.vStatus} > 0)`.mapWith(Number),
        unopened: sql<number>`count(*) filter (where ${isUnopened})`.mapWith(Number),
        unopenedSince: sql<Date | null>`min(${applications.createdAt}) filter (where ${isUnopened})`.mapWith(
          applications.createdAt,
        ),
      })
      .from(applications)
      .where(ofEmployer(employer))
      .groupBy(applications.jobId);
  },
  async ofJobs(db, employer, jobIds, most) {
    if (jobIds.length === 0) return [];
    const age = sql<number>`row_number() over (partition by ${applications.jobId} order by ${applications.id} desc)`;
    const ranked = db
      .select({ id: applications.id, jobId: applications.jobId, reject: applications.reject, age: age.as('age') })
      .from(applications)
      .where(and(inArray(applications.jobId, [...jobIds]), ofEmployer(employer)))
      .as('ranked');
    return await db
      .select({ id: ranked.id, jobId: ranked.jobId, reject: ranked.reject })
      .from(ranked)
      .where(lte(ranked.age, most))
      .orderBy(desc(ranked.id));
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
      .where(ofEmployer(employer))
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(limit);
    return rows.map(({ seenAt, ...row }) => ({ ...row, isSeen: seenAt !== null }));
  },
  async byDay(db, employer, from) {
    return await db
      .select({ day: localDay, count: count() })
      .from(applications)
      .where(and(ofEmployer(employer), gte(localDay, from)))
      .groupBy(localDay);
  },
  async daysOfJobs(db, employer, jobIds, from) {
    if (jobIds.length === 0) return [];
    return await db
      .select({ jobId: applications.jobId, day: localDay, count: count() })
      .from(applications)
      .where(and(inArray(applications.jobId, [...jobIds]), ofEmployer(employer), gte(localDay, from)))
      .groupBy(applications.jobId, localDay)
      .orderBy(asc(localDay));
  },
  async ofJob(db, employer, jobId) {
    const [found] = await db
      .select({
        total: count(),
        rejected: sql<number>`count(*) filter (where ${applications.reject} = 1)`.mapWith(Number),
      })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), ofEmployer(employer)));
    return found ?? { total: 0, rejected: 0 };
  },
  async sentTo(db, userId, jobId) {
    const [row] = await db
      .select({ withdrawnAt: applications.withdrawnAt })
      .from(applications)
      .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
    if (!row) return null;
    return row.withdrawnAt ? 'withdrawn' : 'sent';
  },
};

/** The people among these who have an application to the employer that is not withdrawn: the employer may open their CV. */
export async function haveAppliedTo(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ userId: applications.userId })
    .from(applications)
    .where(and(inArray(applications.userId, [...seekerIds]), eq(applications.employerId, employerId), notWithdrawn));
  return new Set(rows.map(({ userId }) => userId));
}
