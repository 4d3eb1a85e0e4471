import type { Company } from '@jobblik/contract/companies/companies.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { cityById } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { type CompanyParts, placeOf, presentCompany, presentOwnCompany } from './companies.present.ts';
import { findCompany, findCompanyOf } from './companies.queries.ts';
import type { CompanyRow } from './companies.tables.ts';

/** A company page. @throws Problem `not_found` */
export async function readCompany(services: Services, companyId: number): Promise<Company> {
  const row = await findCompany(services.db, companyId);
  if (!row) throw new Problem('not_found');
  return presentCompany(row, await partsOf(services, row));
}

/** The employer's own company, null before it is created. */
export async function readOwnCompany(services: Services, who: SignedIn): Promise<Company | null> {
  const row = await findCompanyOf(services.db, who.userId);
  return row ? await ownCompanyOf(services, row) : null;
}

/** A company's row as its employer sees it. */
export async function ownCompanyOf(services: Services, row: CompanyRow): Promise<Company> {
  return presentOwnCompany(row, await partsOf(services, row));
}

/** The data of other tables for a company's row. */
async function partsOf({ files }: Services, row: CompanyRow): Promise<CompanyParts> {
  const stored = await files.describe([row.logoFileId, row.videoFileId].filter((id) => id !== null));
  const shown = (id: string | null) => {
    const file = stored.get(id ?? '');
    return file ? { file, address: files.publicLink(file.id) } : null;
  };
  const city = cityById(row.cityId ?? 0);
  return {
    place: city ? placeOf(city) : null,
    logo: shown(row.logoFileId),
    video: shown(row.videoFileId),
  };
}
