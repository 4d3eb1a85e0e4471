import { pathTo } from '@jobblik/contract/paths';
import { and, asc, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { categoriesUnder, categoryTree } from '../lookups/index.ts';
import type { Database } from '../platform/db/db.ts';
import { numberedParts, type SitemapSource } from '../platform/http/sitemap.ts';
import { isLiveAt } from './jobs.queries.ts';
import { jobs } from './jobs.tables.ts';

/** Number of ad numbers per file: a file has a fixed range, so that it does not change when other ads end. */
const perPart = 20_000;

/** Every live ad. */
export const jobAddresses: SitemapSource = {
  name: 'jobs',
  async parts({ readDb, clock }) {
    const part = sql<number>`(${jobs.id} - 1) / ${sql.raw(String(perPart))} + 1`;
    const [last] = await readDb.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1);
    const changes = await readDb
      .select({ number: part, changed: max(jobs.updatedAt) })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .where(and(isLiveAt(clock.now()), accountIsActive()))
      .groupBy(part)
      .orderBy(part);
    return numberedParts(last?.id ?? 0, perPart, changes);
  },
  async read({ readDb, clock }, part) {
    const rows = await readDb
      .select({ id: jobs.id, seo: jobs.seo, changed: jobs.updatedAt })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .where(
        and(gt(jobs.id, (part - 1) * perPart), lte(jobs.id, part * perPart), isLiveAt(clock.now()), accountIsActive()),
      )
      .orderBy(asc(jobs.id));
    return rows.map(({ id, seo, changed }) => ({ path: pathTo('job', { job_id: id, job_seo: seo }), changed }));
  },
};

/** Home, the search page, and one search per main category with live ads; the date of each is that of its newest ad. */
export const searchAddresses: SitemapSource = {
  name: 'search',
  async parts({ readDb, clock }) {
    const newest = await newestOfCategories(readDb, clock.now());
    return [{ number: 1, changed: latest([...newest.values()]) }];
  },
  async read({ readDb, clock }) {
    const newest = await newestOfCategories(readDb, clock.now());
    const changed = latest([...newest.values()]);
    const mains = categoryTree().map(({ id, seo }) => ({
      path: `${pathTo('findJob')}?job_category=${encodeURIComponent(seo)}`,
      changed: latest(categoriesUnder(id).map((one) => newest.get(one))),
    }));
    return [
      { path: pathTo('home'), changed },
      { path: pathTo('findJob'), changed },
      ...mains.filter((main) => main.changed),
    ];
  },
};

/** Time of the newest change of a live ad by category; key 0 for ads without a category. */
async function newestOfCategories(db: Database, now: Date): Promise<Map<number, Date>> {
  const category = sql<number>`unnest(case when ${jobs.categoryIds} = '{}' then array[0] else ${jobs.categoryIds} end)`;
  const rows = await db
    .select({ category: category.as('category'), changed: max(jobs.updatedAt) })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(isLiveAt(now), accountIsActive()))
    .groupBy(sql`category`);
  return new Map(rows.flatMap(({ category: id, changed }) => (changed ? [[id, changed] as const] : [])));
}

function latest(instants: readonly (Date | undefined)[]): Date | undefined {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : undefined;
}
