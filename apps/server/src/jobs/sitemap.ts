import { jobSearch } from '@jobblik/contract/jobs/job-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { categoryTree } from '../lookups/index.ts';
import type { SitemapSource } from '../platform/http/sitemap.ts';
import { jobs } from './jobs.tables.ts';
import { searchJobs } from './search/search-jobs.ts';

/** Ads by their numbers: one file holds this many of them, so that a file stays the same file when others end. */
const perPart = 20_000;

/** Every live ad. */
export const jobAddresses: SitemapSource = {
  name: 'jobs',
  async parts({ readDb }) {
    const [last] = await readDb.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1);
    return Array.from({ length: Math.ceil((last?.id ?? 0) / perPart) }, (_, part) => part + 1);
  },
  async read({ readDb, clock }, part) {
    const now = clock.now();
    const rows = await readDb
      .select({ id: jobs.id, seo: jobs.seo, changed: jobs.updatedAt })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .where(
        and(
          gt(jobs.id, (part - 1) * perPart),
          lte(jobs.id, part * perPart),
          eq(jobs.isActive, true),
          isNull(jobs.deletedAt),
          isNotNull(jobs.publishedAt),
          gt(jobs.endsAt, now),
          or(isNull(jobs.jobDeadlineDate), gte(jobs.jobDeadlineDate, localDateOf(now))),
          accountIsActive(),
        ),
      )
      .orderBy(asc(jobs.id));
    return rows.map(({ id, seo, changed }) => ({ path: `/job/${id}/${encodeURIComponent(seo)}`, changed }));
  },
};

/** The search page, and one search for each main category with live ads. */
export const searchAddresses: SitemapSource = {
  name: 'search',
  parts: async () => [1],
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
