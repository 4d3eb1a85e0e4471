import type { Company } from '@jobblik/contract/companies/companies.schema';
import type { JobFormValues } from './job-form-values';

type Contact = Pick<JobFormValues, 'contact_person' | 'contact_phone' | 'contact_email'>;
type CompanyContact = Pick<Company, 'company_contact_person' | 'company_contact_phone' | 'company_contact_email'>;

/** The contact person of a company in the ad form's format; empty fields without one. */
export function contactOf(company: CompanyContact | null | undefined): Contact {
  return {
    contact_person: company?.company_contact_person ?? '',
    contact_phone: company?.company_contact_phone ?? '',
    contact_email: company?.company_contact_email ?? '',
  };
}

/** Compares an ad's contact with that of the company: the same, another one, or the company has none. */
export function contactState(ad: Contact, company: Contact): 'same' | 'other' | 'none' {
  const fields = Object.keys(company) as (keyof Contact)[];
  if (fields.every((field) => company[field] === '')) return 'none';
  return fields.every((field) => ad[field].trim() === company[field]) ? 'same' : 'other';
}
