import type { Company } from '@jobblik/contract/companies/companies.schema';
import { shownLinks } from '@jobblik/contract/companies/network-links.rules';

/** Parts of a profile, the most useful first. */
export const profileParts = [
  'logo',
  'about',
  'place',
  'branch',
  'employees',
  'website',
  'contact',
  'phone',
  'video',
  'founded',
  'social',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Sections of the settings, by their anchors. */
export const settingsSections = ['virksomheden', 'kontakt', 'om-os', 'sociale-medier', 'video'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** The section of each part. */
export const sectionOfPart: Record<ProfilePart, SettingsSection> = {
  logo: 'virksomheden',
  branch: 'virksomheden',
  employees: 'virksomheden',
  founded: 'virksomheden',
  place: 'kontakt',
  website: 'kontakt',
  contact: 'kontakt',
  phone: 'kontakt',
  about: 'om-os',
  social: 'sociale-medier',
  video: 'video',
};

export interface Completeness {
  /** 0 to 100. The name, which every company has, is one part. */
  percent: number;
  missing: ProfilePart[];
}

/** How much of its profile a company has filled in. A stored link that others do not get, because it leads elsewhere, is not filled in. */
export function completenessOf(company: Company): Completeness {
  const links = shownLinks(company);
  const has: Record<ProfilePart, boolean> = {
    logo: Boolean(company.company_logo),
    about: company.company_teaser !== '',
    place: Boolean(company.company_address && company.company_location),
    branch: Boolean(company.company_branch),
    employees: company.company_employees !== null,
    website: Boolean(links.company_website),
    contact: Boolean(
      company.company_contact_person && (company.company_contact_email || company.company_contact_phone),
    ),
    phone: Boolean(company.company_phone),
    video: Boolean(company.company_video_resume),
    founded: company.company_founded !== null,
    social: [
      links.company_linkedin,
      links.company_facebook,
      links.company_instagram,
      links.company_youtube,
      links.company_twitter,
    ].some(Boolean),
  };
  const missing = profileParts.filter((part) => !has[part]);
  const all = profileParts.length + 1;
  return { percent: Math.round(((all - missing.length) / all) * 100), missing };
}
