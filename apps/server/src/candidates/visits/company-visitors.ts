import type { CompanyVisitor } from '@jobblik/contract/candidates/candidates.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, count, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import { users, verifiedAmong } from '../../accounts/index.ts';
import { companyVisits } from '../../companies/index.ts';
import { entitlement } from '../../membership/index.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { displayName } from '../display-name.ts';
import { listCandidates } from '../list-candidates.ts';

const word = words('mail');

/** Days for which visitors are listed, and the maximum number. */
const listDays = 90;
const mostVisitors = 100;

/** The people among these whose CV the employer may open with its name, as a CV search lists them. */
async function openCandidates(services: Services, employerId: number, userIds: readonly number[]) {
  const { db, clock } = services;
  const who = { kind: 'user', userId: employerId, role: 'employer', demo: false, sessionId: '' } as const;
  if (!(await verifiedAmong(db, [employerId])).has(employerId)) return new Map();
  const { paid } = await entitlement(db, employerId, clock.now());
  const listed = await listCandidates(services, { who, paid, sampleOnly: false }, userIds);
  return new Map(
    listed
      .filter(({ candidate }) => !candidate.anonymous)
      .map(({ candidate }) => [candidate.user_id, { name: displayName(candidate), avatar: candidate.avatar }]),
  );
}

/**
 * Names in notifications of job seekers who visited an employer's page, by user id: only those who have shown all their visits there
 * and do now, as a notification does not know its visit, and whose CV the employer may open.
 */
export async function visitorNames(
  services: Services,
  employerId: number,
  visitorIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(visitorIds)];
  const shown = await services.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        users.showsVisits,
        sql`not exists (select from ${companyVisits} as visit
          where visit.user_id = ${employerId} and visit.visitor_id = ${users.id} and not visit.shown)`,
      ),
    );
  const candidates = await openCandidates(
    services,
    employerId,
    shown.map(({ id }) => id),
  );
  return new Map(ids.map((id) => [id, candidates.get(id)?.name ?? word('visits.anonymous')]));
}

/**
 * Job seekers who visited the employer's page, latest first; without removed accounts. A visit has a name and a private picture if the
 * visitor showed visits then and does now, and the employer may open the CV; the visits of one person before and after showing them
 * are two entries.
 */
export async function listCompanyVisitors(services: Services, employerId: number): Promise<CompanyVisitor[]> {
  const from = localDateOf(new Date(services.clock.now().getTime() - listDays * 86_400_000));
  const last = max(companyVisits.day);
  const isShown = sql<boolean>`${companyVisits.shown} and ${users.showsVisits}`;
  const rows = await services.db
    .select({
      userId: users.id,
      isShown,
      last: sql<string>`to_char(${last}, 'YYYY-MM-DD')`,
      days: count(),
    })
    .from(companyVisits)
    .innerJoin(users, and(eq(users.id, companyVisits.visitorId), isNull(users.removedAt)))
    .where(and(eq(companyVisits.userId, employerId), gte(companyVisits.day, from)))
    .groupBy(users.id, isShown)
    .orderBy(desc(last), desc(users.id))
    .limit(mostVisitors);
  const shownIds = rows.filter((row) => row.isShown).map(({ userId }) => userId);
  const candidates = await openCandidates(services, employerId, shownIds);
  return rows.map((row) => {
    const candidate = row.isShown ? candidates.get(row.userId) : undefined;
    return {
      name: candidate?.name ?? null,
      avatar: candidate?.avatar || null,
      url: candidate ? `${row.userId}` : null,
      last_day: row.last,
      days: row.days,
    };
  });
}
