import { and, asc, eq, ne } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import type { SitemapSource } from '../platform/http/sitemap.ts';
import { companies } from './companies.tables.ts';

/** The page of every company with an active account that has written about itself. */
export const companyAddresses: SitemapSource = {
  name: 'companies',
  parts: async () => [1],
  async read({ readDb }) {
    const rows = await readDb
      .select({ id: companies.id, changed: companies.updatedAt })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(and(accountIsActive(), ne(companies.aboutHtml, '')))
      .orderBy(asc(companies.id))
      .limit(50_000);
    return rows.map(({ id, changed }) => ({ path: `/company/${id}`, changed }));
  },
};
