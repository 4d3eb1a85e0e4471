import type { LookupHit } from '@jobblik/contract/admin/lookup.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { formatCvr, isCvr, normaliseCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { and, desc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { jobs } from '../../jobs/index.ts';
import { searchPayments } from '../../membership/back-office/index.ts';
import type { AdminContext } from '../serve-admin.ts';

/** Hits of one kind. */
const most = 20;

/** What was typed, read. */
interface Words {
  /** Pattern of LIKE for a part of a name. */
  like: string;
  /** The words as a number, where they are one of at most nine digits. */
  number: number | undefined;
  /** Digits of a telephone or company number. */
  digits: string;
}

/** What operators find by mail, name, CVR, telephone or number, the newest first within each kind; nothing for no words. */
export async function lookUp(admin: AdminContext, typed: string): Promise<LookupHit[]> {
  if (typed === '') return [];
  const words = readWords(typed);
  return [
    ...(await findCompanies(admin, words)),
    ...(await findPeople(admin, words)),
    ...(await findAds(admin, words)),
    ...(await findPayments(admin, words)),
  ];
}

function readWords(typed: string): Words {
  const digits = normaliseCvr(typed).replace(/^\+?45(?=\d{8}$)/, '');
  const isNumber = /^\d{1,9}$/.test(digits);
  return {
    like: `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    number: isNumber ? Number(digits) : undefined,
    digits: /^\d+$/.test(digits) ? digits : '',
  };
}

async function findCompanies({ tx }: AdminContext, { like, number, digits }: Words): Promise<LookupHit[]> {
  const rows = await tx
    .select({ company: companies, email: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      or(
        ilike(companies.name, like),
        digits === '' ? undefined : eq(companies.cvr, digits),
        number === undefined ? undefined : eq(companies.id, number),
      ),
    )
    .orderBy(desc(companies.id))
    .limit(most);
  return rows.map(({ company, email }) => ({
    kind: 'company' as const,
    id: company.id,
    opens: { kind: 'account' as const, id: company.userId },
    title: company.name,
    note: company.cvr && isCvr(company.cvr) ? `CVR ${formatCvr(company.cvr)}` : (email ?? ''),
  }));
}

async function findPeople({ tx }: AdminContext, { like, number, digits }: Words): Promise<LookupHit[]> {
  const phone = sql`regexp_replace(${users.phone}, '[^0-9]', '', 'g')`;
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        ne(users.type, userType.admin),
        isNull(users.removedAt),
        or(
          ilike(users.name, like),
          ilike(sql`${users.email}::text`, like),
          digits.length < 8 ? undefined : or(eq(phone, digits), eq(phone, `45${digits}`)),
          number === undefined ? undefined : eq(users.id, number),
        ),
      ),
    )
    .orderBy(desc(users.id))
    .limit(most);
  return rows.map(({ id, name, email }) => ({
    kind: 'account' as const,
    id,
    opens: { kind: 'account' as const, id },
    title: name,
    note: email ?? '',
  }));
}

async function findAds({ tx }: AdminContext, { like, number }: Words): Promise<LookupHit[]> {
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      company: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(or(ilike(jobs.title, like), number === undefined ? undefined : eq(jobs.id, number)))
    .orderBy(desc(jobs.id))
    .limit(most);
  return rows.map(({ id, title, company }) => ({
    kind: 'job' as const,
    id,
    opens: { kind: 'job' as const, id },
    title,
    note: company,
  }));
}

async function findPayments({ tx }: AdminContext, { like, number }: Words): Promise<LookupHit[]> {
  const found = await searchPayments(tx, { like, number, limit: most });
  return found.map(({ payment, invoice }) => ({
    kind: 'payment' as const,
    id: invoice ?? payment.id,
    opens: { kind: 'payment' as const, id: payment.id },
    title: payment.billing.name,
    note: invoice === null ? '' : String(invoice),
  }));
}
