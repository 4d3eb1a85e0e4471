import type { CompanyVisitor } from '@jobblik/contract/cv/candidates.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, count, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companyVisits } from '../companies/index.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { cvs } from './cv.tables.ts';

const word = words('mail');

/** Days for which visitors are listed, and the maximum number. */
const listDays = 90;
const mostVisitors = 100;

/** Condition: the account shows its CV with its name; only then an employer whose page it visited sees the name. */
const showsName = and(eq(cvs.visibility, 'named'), sql`${cvs.publishedAt} is not null`, accountIsActive());

/** Names in notifications of job seekers who visited an employer's page, by user id. */
export async function visitorNames(
  { db }: Pick<Services, 'db'>,
  visitorIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name, isNamed: sql<boolean>`coalesce(${showsName}, false)` })
    .from(users)
    .leftJoin(cvs, eq(cvs.userId, users.id))
    .where(inArray(users.id, [...new Set(visitorIds)]));
  return new Map(rows.map(({ id, name, isNamed }) => [id, isNamed ? name : word('visits.anonymous')]));
}

/** Job seekers who visited the employer's page, latest first; without removed accounts. */
export async function listCompanyVisitors(services: Services, employerId: number): Promise<CompanyVisitor[]> {
  const from = localDateOf(new Date(services.clock.now().getTime() - listDays * 86_400_000));
  const last = max(companyVisits.day);
  const rows = await services.db
    .select({
      userId: users.id,
      name: users.name,
      avatarFileId: users.avatarFileId,
      isNamed: sql<boolean>`coalesce(bool_or(${showsName}), false)`,
      last: sql<string>`to_char(${last}, 'YYYY-MM-DD')`,
      days: count(),
    })
    .from(companyVisits)
    .innerJoin(users, and(eq(users.id, companyVisits.visitorId), isNull(users.removedAt)))
    .leftJoin(cvs, eq(cvs.userId, users.id))
    .where(and(eq(companyVisits.userId, employerId), gte(companyVisits.day, from)))
    .groupBy(users.id)
    .orderBy(desc(last), desc(users.id))
    .limit(mostVisitors);
  return rows.map(({ userId, name, avatarFileId, isNamed, ...visit }) => ({
    name: isNamed ? name : null,
    avatar: isNamed && avatarFileId ? services.files.publicLink(avatarFileId) : null,
    url: isNamed ? `${userId}` : null,
    last_day: visit.last,
    days: visit.days,
  }));
}
