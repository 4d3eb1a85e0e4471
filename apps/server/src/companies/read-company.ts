import type { Company } from '@jobblik/contract/companies/companies.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { cityById } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { presentCompany } from './companies.present.ts';
import { findCompany, findCompanyOf } from './companies.queries.ts';
import type { CompanyRow } from './companies.tables.ts';

/** A company page. @throws Problem `not_found` */
export async function readCompany(services: Services, companyId: number): Promise<Company> {
  const row = await findCompany(services.db, companyId);
  if (!row) throw new Problem('not_found');
  return await companyOf(services, row);
}

/** The employer's own company, null before it is created. */
export async function readOwnCompany(services: Services, who: SignedIn): Promise<Company | null> {
  const row = await findCompanyOf(services.db, who.userId);
  return row ? await companyOf(services, row) : null;
}

/** A company's row with the data of other tables. */
export async function companyOf({ files }: Services, row: CompanyRow): Promise<Company> {
  const stored = await files.describe([row.logoFileId, row.videoFileId].filter((id) => id !== null));
  const shown = (id: string | null) => {
    const file = stored.get(id ?? '');
    return file ? { file, address: files.publicLink(file.id) } : null;
  };
  const city = cityById(row.cityId ?? 0);
  return presentCompany(row, {
    place: city
      ? { id: city.id, name: city.name, zip: city.zip, region: city.region, lat: city.lat, lng: city.lng }
      : null,
    logo: shown(row.logoFileId),
    video: shown(row.videoFileId),
  });
}
