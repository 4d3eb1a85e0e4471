import { jobSearch } from '@jobblik/contract/jobs/job-search.schema';
import { and, asc, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { categoryTree } from '../lookups/index.ts';
import { numberedParts, onePart, type SitemapSource } from '../platform/http/sitemap.ts';
import { isLiveAt } from './jobs.queries.ts';
import { jobs } from './jobs.tables.ts';
import { searchJobs } from './search/search-jobs.ts';

/** Ads by their numbers: one file holds this many of them, so that a file stays the same file when others end. */
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
    return rows.map(({ id, seo, changed }) => ({ path: `/job/${id}/${encodeURIComponent(seo)}`, changed }));
  },
};

/** The search page, and one search for each main category with live ads. */
export const searchAddresses: SitemapSource = {
  name: 'search',
  parts: onePart,
  async read(services) {
    const { facets } = await searchJobs(services, { kind: 'guest' }, jobSearch.parse({}));
    const filled = new Set(facets.categories.filter(({ count }) => count > 0).map(({ id }) => id));
    const mains = categoryTree().filter(({ id }) => filled.has(id));
    return [
      { path: '/find/job' },
      ...mains.map(({ seo }) => ({ path: `/find/job?job_category=${encodeURIComponent(seo)}` })),
    ];
  },
};
