import type { Company, CompanyPlace } from '@jobblik/contract/companies/companies.schema';
import { shownLinks } from '@jobblik/contract/companies/network-links.rules';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import type { StoredFile } from '../platform/files/files.ts';
import type { CompanyRow } from './companies.tables.ts';
import { presentVerified } from './verification/present-verified.ts';

/** Data of other tables for a company's row. */
export interface CompanyParts {
  place: CompanyPlace | null;
  /** Stored logo and video with their addresses. */
  logo: { file: StoredFile; address: string } | null;
  video: { file: StoredFile; address: string } | null;
}

/** A postcode as the answers show it. */
export function placeOf({ id, name, zip, region, lat, lng }: CompanyPlace): CompanyPlace {
  return { id, name, zip, region, lat, lng };
}

/** A company as its own settings show it: with the links as they were saved. */
export function presentOwnCompany(row: CompanyRow, { place, logo, video }: CompanyParts): Company {
  return {
    company_id: row.id,
    user_id: row.userId,
    company_name: row.name,
    company_cvr: row.cvr,
    company_address: row.address,
    company_zip_code: place?.zip ?? null,
    company_city: place,
    company_location: place,
    company_phone: row.phone,
    company_website: row.website,
    company_contact_person: row.contactPerson,
    company_contact_title: row.contactTitle,
    company_contact_email: row.contactEmail,
    company_contact_phone: row.contactPhone,
    company_employees: row.employees,
    company_branch: row.branch,
    company_founded: row.founded,
    company_facebook: row.facebook,
    company_linkedin: row.linkedin,
    company_instagram: row.instagram,
    company_youtube: row.youtube,
    company_twitter: row.twitter,
    company_logo: logo?.address ?? null,
    company_logo_real_name: logo?.file.realName ?? null,
    company_logo_real_size: logo?.file.size ?? null,
    company_video_resume: video?.address ?? null,
    company_video_real_name: video?.file.realName ?? null,
    company_video_real_size: video?.file.size ?? null,
    company_video_real_type: video?.file.extension ?? null,
    company_about_us: row.aboutHtml,
    company_teaser: textStart(row.aboutText, 220),
    verified: presentVerified(row),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A company as its page shows it: without links that would be refused today. */
export function presentCompany(row: CompanyRow, parts: CompanyParts): Company {
  const own = presentOwnCompany(row, parts);
  return { ...own, ...shownLinks(own) };
}
