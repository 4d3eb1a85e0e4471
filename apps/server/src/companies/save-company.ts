import { companyChanged } from '@jobblik/contract/companies/companies.events';
import type { CompanyForm } from '@jobblik/contract/companies/companies.schema';
import { isPlainName } from '@jobblik/contract/kernel/plain-name.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { eq } from 'drizzle-orm';
import { cityById, cityByZip } from '../lookups/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { nextVersion } from '../platform/db/next-version.ts';
import { exchangeFile } from '../platform/files/exchange-file.ts';
import type { StoredFile } from '../platform/files/files.ts';
import { sanitizeRichText } from '../platform/html/sanitize.ts';
import type { Services } from '../platform/services.ts';
import { type CompanyRow, companies } from './companies.tables.ts';
import { indexCompanies } from './directory/index-companies.ts';

/** Files sent with the form. */
export interface CompanyFiles {
  logo: StoredFile | undefined;
  video: StoredFile | undefined;
}

/**
 * Creates the employer's company or changes it.
 * @throws Problem `invalid_input` for an unknown postcode and a name with an address; `company_changed` (409) if it was saved elsewhere after `form.updated_at`
 */
export async function saveCompany(
  services: Services,
  who: SignedIn,
  form: CompanyForm,
  uploads: CompanyFiles,
): Promise<CompanyRow> {
  const { files } = services;
  const now = services.clock.now();
  const values = { ...companyValues(form), updatedAt: now };
  return await inTransaction(services.db, async (tx) => {
    const before = await lockCompany(tx, who.userId, values);
    if (form.updated_at && new Date(form.updated_at).getTime() !== before.updatedAt.getTime()) {
      throw new Problem('company_changed');
    }
    const [company] = await tx
      .update(companies)
      .set({
        ...values,
        logoFileId: await exchangeFile(files, tx, before.logoFileId, { file: uploads.logo, remove: form.remove_logo }),
        videoFileId: await exchangeFile(files, tx, before.videoFileId, {
          file: uploads.video,
          remove: form.remove_video,
        }),
        updatedAt: nextVersion(before, now),
      })
      .where(eq(companies.id, before.id))
      .returning();
    if (!company) throw new Problem('not_found');
    await indexCompanies(tx, [company.id]);
    await services.tasks.publish(tx, companyChanged, { company_id: company.id, user_id: company.userId });
    return company;
  });
}

/** The company's row, created if there is none, locked until the end of the transaction. */
async function lockCompany(
  tx: Transaction,
  userId: number,
  values: ReturnType<typeof companyValues>,
): Promise<CompanyRow> {
  const [stored] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.userId, userId));
  // A name from before this rule stays until it is changed.
  if (stored?.name !== values.name && !isPlainName(values.name))
    throw new Problem('invalid_input', { fields: [{ path: 'company.company_name', code: 'not_a_plain_name' }] });
  await tx
    .insert(companies)
    .values({ ...values, userId })
    .onConflictDoNothing({ target: companies.userId });
  const [company] = await tx.select().from(companies).where(eq(companies.userId, userId)).for('update');
  if (!company) throw new Error(`no company for user ${userId} after making it`);
  return company;
}

function companyValues(form: CompanyForm) {
  const aboutHtml = sanitizeRichText(form.company_about_us);
  return {
    name: form.company_name,
    cvr: form.company_cvr,
    address: form.company_address,
    cityId: cityOf(form),
    phone: form.company_phone,
    website: form.company_website,
    contactPerson: form.company_contact_person,
    contactTitle: form.company_contact_title,
    contactEmail: form.company_contact_email,
    contactPhone: form.company_contact_phone,
    employees: form.company_employees,
    branch: form.company_branch,
    founded: form.company_founded,
    facebook: form.company_facebook,
    linkedin: form.company_linkedin,
    instagram: form.company_instagram,
    youtube: form.company_youtube,
    twitter: form.company_twitter,
    aboutHtml,
    aboutText: plainText(aboutHtml),
  };
}

/** @throws Problem `invalid_input` */
function cityOf({ company_city: cityId, company_zip_code: zip }: CompanyForm): number | null {
  if (cityId === null && zip === null) return null;
  const city = cityId === null ? cityByZip(zip ?? '') : cityById(cityId);
  if (city) return city.id;
  const field = cityId === null ? 'company_zip_code' : 'company_city';
  throw new Problem('invalid_input', { fields: [{ path: `company.${field}`, code: 'unknown_postcode' }] });
}
