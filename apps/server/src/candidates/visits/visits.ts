import { cvVisited } from '@jobblik/contract/candidates/candidates.events';
import type { CvVisitor } from '@jobblik/contract/candidates/candidates.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, desc, eq, gte, isNull, max, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { productZone } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { countsAsVisit } from '../candidates.policy.ts';
import { cvVisits } from '../candidates.tables.ts';

/** Days of the dashboard's chart. */
const chartDays = 30;
/** Days for which visitors are listed, and the maximum number. */
const listDays = 90;
const mostVisitors = 100;

/**
 * Counts an employer's visit of a CV, once for each employer and local day; the seeker is then notified. The calling code must
 * check the right to see it (`cvViewOf`).
 */
export async function recordCvVisit(services: Services, who: SignedIn, userId: number): Promise<void> {
  if (!countsAsVisit(who, userId)) return;
  const day = localDateOf(services.clock.now());
  await inTransaction(services.db, async (tx) => {
    const fresh = await tx
      .insert(cvVisits)
      .values({ userId, day, visitorId: who.userId })
      .onConflictDoNothing()
      .returning({ day: cvVisits.day });
    if (fresh.length > 0) await services.tasks.publish(tx, cvVisited, { user_id: userId, visitor_id: who.userId, day });
  });
}

/** Visits of the last 30 local days, oldest first, and the total. */
export async function readVisits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<{ days: { day: string; count: number }[]; total: number }> {
  const { rows } = await db.execute<{ day: string; count: number; total: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, count(${cvVisits.visitorId})::int as count,
      (select count(*)::int from ${cvVisits} where user_id = ${userId}) as total
    from generate_series(
      (${clock.now().toISOString()}::timestamptz at time zone ${productZone})::date - ${chartDays - 1}::int,
      (${clock.now().toISOString()}::timestamptz at time zone ${productZone})::date, interval '1 day') as days(day)
    left join ${cvVisits} on ${cvVisits.userId} = ${userId} and ${cvVisits.day} = days.day::date
    group by days.day order by days.day`);
  return { days: rows.map(({ day, count }) => ({ day, count })), total: rows[0]?.total ?? 0 };
}

/** Total number of visits of a CV. */
export async function countCvVisits(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cvVisits).where(eq(cvVisits.userId, userId));
  return row?.count ?? 0;
}

/** Employers who visited the CV, latest first; without removed accounts. */
export async function listVisitors(services: Services, userId: number): Promise<CvVisitor[]> {
  const from = localDateOf(new Date(services.clock.now().getTime() - listDays * 86_400_000));
  const last = max(cvVisits.day);
  const rows = await services.db
    .select({
      userId: users.id,
      name: users.name,
      signedUpAs: users.companyName,
      companyId: companies.id,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      last: sql<string>`to_char(${last}, 'YYYY-MM-DD')`,
      days: count(),
    })
    .from(cvVisits)
    .innerJoin(users, and(eq(users.id, cvVisits.visitorId), isNull(users.removedAt)))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(cvVisits.userId, userId), gte(cvVisits.day, from)))
    .groupBy(users.id, companies.id)
    .orderBy(desc(last), desc(users.id))
    .limit(mostVisitors);
  return rows.map((row) => ({
    user_id: row.userId,
    company_id: row.companyId,
    company_name: row.companyName ?? (row.signedUpAs || row.name),
    company_logo: row.logoFileId ? services.files.publicLink(row.logoFileId) : null,
    last_day: row.last,
    days: row.days,
  }));
}
