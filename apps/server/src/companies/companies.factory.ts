import type { NewTemplate } from '@jobblik/contract/companies/templates.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import type { Database, Transaction } from '../platform/db/db.ts';
import { sanitizeRichText } from '../platform/html/sanitize.ts';
import type { Services } from '../platform/services.ts';
import { type CompanyRow, companies, companyVisits, messageTemplates } from './companies.tables.ts';
import { indexCompanies } from './directory/index-companies.ts';

export type CompanyOptions = Omit<Partial<typeof companies.$inferInsert>, 'id' | 'aboutText'> & { userId: number };

/** Creates companies, each with a new employer; defaults are those of a small company. */
export async function makeCompanies(
  db: Database | Transaction,
  list: readonly CompanyOptions[],
): Promise<CompanyRow[]> {
  if (list.length === 0) return [];
  const made = await db.insert(companies).values(list.map(valuesOf)).returning();
  await indexCompanies(
    db,
    made.map(({ id }) => id),
  );
  return made;
}

export async function makeCompany(db: Database | Transaction, options: CompanyOptions): Promise<CompanyRow> {
  const [company] = await makeCompanies(db, [options]);
  if (!company) throw new Error('no company was made');
  return company;
}

/** Records visits of job seekers to an employer's company page, each on the local day of an instant. */
export async function makeCompanyVisits(
  db: Database | Transaction,
  userId: number,
  visits: readonly { visitorId: number; at: Date; shown?: boolean }[],
): Promise<void> {
  if (visits.length === 0) return;
  await db
    .insert(companyVisits)
    .values(
      visits.map(({ visitorId, at, shown }) => ({ userId, visitorId, day: localDateOf(at), shown: shown ?? false })),
    )
    .onConflictDoNothing();
}

function valuesOf(options: CompanyOptions): typeof companies.$inferInsert {
  const aboutHtml = sanitizeRichText(options.aboutHtml ?? '<p>Vi er et lille hold, der gør sig umage.</p>');
  return {
    name: 'Fjordens Værksted',
    address: 'Havnegade 4',
    cityId: 9000,
    branch: 'Håndværk',
    ...options,
    aboutHtml,
    aboutText: plainText(aboutHtml),
  };
}

/** Creates the templates of an employer without checking their number. */
export async function makeTemplates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  templates: readonly NewTemplate[],
): Promise<void> {
  const createdAt = clock.now();
  await db.insert(messageTemplates).values(templates.map((template) => ({ ...template, userId, createdAt })));
}
