import { pathTo } from '@jobblik/contract/paths';
import { and, asc, desc, eq, gt, lte, max, ne, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { numberedParts, type SitemapSource } from '../platform/http/sitemap.ts';
import { isShownCompany } from './companies.queries.ts';
import { companies } from './companies.tables.ts';

/** Companies by their ids, in parts like ads. */
const perPart = 20_000;

const isShown = () => and(isShownCompany(), ne(companies.aboutHtml, ''));

/** The directory, and the page of every company that has an active account and a text about itself. */
export const companyAddresses: SitemapSource = {
  name: 'companies',
  async parts({ readDb }) {
    const part = sql<number>`(${companies.id} - 1) / ${sql.raw(String(perPart))} + 1`;
    const [last] = await readDb.select({ id: companies.id }).from(companies).orderBy(desc(companies.id)).limit(1);
    const changes = await readDb
      .select({ number: part, changed: max(companies.updatedAt) })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(isShown())
      .groupBy(part)
      .orderBy(part);
    return numberedParts(Math.max(1, last?.id ?? 0), perPart, changes);
  },
  async read({ readDb }, part) {
    const rows = await readDb
      .select({ id: companies.id, changed: companies.updatedAt })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(and(gt(companies.id, (part - 1) * perPart), lte(companies.id, part * perPart), isShown()))
      .orderBy(asc(companies.id));
    const pages = rows.map(({ id, changed }) => ({ path: pathTo('company', { company_id: id }), changed }));
    if (part > 1) return pages;
    const [newest] = await readDb
      .select({ changed: max(companies.updatedAt) })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(isShown());
    return [{ path: pathTo('companies'), changed: newest?.changed }, ...pages];
  },
};
