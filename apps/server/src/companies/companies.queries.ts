import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type CompanyRow, companies } from './companies.tables.ts';

/** Condition, joined with `users`: the company has a page. Its account is active, and operators have not taken it down. */
export function isShownCompany(): SQL | undefined {
  return and(accountIsActive(), isNull(companies.takenDownAt));
}

/** The company of an employer, in any state of the account. */
export async function findCompanyOf(db: Database | Transaction, userId: number): Promise<CompanyRow | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.userId, userId)).limit(1);
  return company;
}

/** A company by its own id, while it has a page. */
export async function findCompany(db: Database | Transaction, companyId: number): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select({ company: companies })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(companies.id, companyId), isShownCompany()))
    .limit(1);
  return row?.company;
}

/** Companies by id; deleted ones are missing. */
export async function companiesById(db: Database, ids: readonly number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of all companies that have a page, in Danish order. */
export async function listCompanyNames(db: Database): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(isShownCompany())
    .orderBy(asc(companies.id));
  return rows.sort((a, b) => danish.compare(a.name, b.name));
}

const danish = new Intl.Collator('da');
