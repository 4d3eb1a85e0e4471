import type { Company, CompanyFormInput, CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import { type Network, shownNetworkLink } from '@jobblik/contract/companies/network-links.rules';
import { normaliseCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { withScheme } from '@jobblik/contract/kernel/typed/web-address.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';

/** Text fields of the form, by their names on the wire, in the order of the screen. */
export const textFields = [
  'company_name',
  'company_cvr',
  'company_branch',
  'company_employees',
  'company_founded',
  'company_address',
  'company_phone',
  'company_website',
  'company_contact_person',
  'company_contact_title',
  'company_contact_email',
  'company_contact_phone',
  'company_about_us',
  'company_linkedin',
  'company_facebook',
  'company_instagram',
  'company_youtube',
  'company_twitter',
] as const;
export type TextFieldName = (typeof textFields)[number];

export const socialFields = [
  'company_linkedin',
  'company_facebook',
  'company_instagram',
  'company_youtube',
  'company_twitter',
] as const satisfies readonly TextFieldName[];

export type SocialField = (typeof socialFields)[number];

/** The network of a field. */
export function networkOfField(field: SocialField): Network {
  return field.slice('company_'.length) as Network;
}

/** A postcode in the form: "9000 Aalborg". Id 0 is a typed text that matches no place; it is refused. */
export interface ChosenPlace {
  id: number;
  label: string;
}

/** Values of the company form. New files are in the draft. */
export interface CompanyValues extends Record<TextFieldName, string> {
  company_city: ChosenPlace | null;
  remove_logo: boolean;
  remove_video: boolean;
}

/** Initial values of the form; for a company that does not exist yet, what account and invoice say of it. */
export function valuesOf(company: Company | CompanySuggestion): CompanyValues {
  const texts = textFields.map((field) => [field, String((company as Partial<Company>)[field] ?? '')] as const);
  const city = company.company_city;
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    company_city: city ? { id: city.id, label: placeLabel(city) } : null,
    remove_logo: false,
    remove_video: false,
  };
}

/** The fields of a suggestion that are empty in the form. */
export function fillable(values: CompanyValues, suggested: CompanySuggestion): (keyof CompanySuggestion)[] {
  const proposed = valuesOf(suggested);
  const fields = Object.keys(suggested) as (keyof CompanySuggestion)[];
  return fields.filter((field) => isEmpty(values[field]) && !isEmpty(proposed[field]));
}

function isEmpty(value: string | ChosenPlace | null): boolean {
  return value === null || value === '';
}

/**
 * The form as input of the call: trimmed, with complete addresses, numbers as digits.
 * @param updatedAt version that was edited; absent for a company that does not exist yet
 */
export function payloadOf(values: CompanyValues, updatedAt?: string): CompanyFormInput {
  const texts = textFields.map((field) => [field, tidy(field, values[field])] as const);
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    company_city: values.company_city?.id ?? null,
    // The city has the postcode; without a city there is none.
    company_zip_code: null,
    remove_logo: values.remove_logo,
    remove_video: values.remove_video,
    ...(updatedAt && { updated_at: updatedAt }),
  };
}

/** Normalises the typed value of a field. */
export function tidy(field: TextFieldName, typed: string): string {
  switch (field) {
    case 'company_about_us':
      return typed;
    case 'company_cvr':
      return normaliseCvr(typed);
    case 'company_employees':
      return typed.replaceAll(/[\s.]/g, '');
    case 'company_website':
      return withScheme(typed);
    case 'company_linkedin':
    case 'company_facebook':
    case 'company_instagram':
    case 'company_youtube':
    case 'company_twitter':
      return shownNetworkLink(networkOfField(field), typed) ?? withScheme(typed);
    default:
      return typed.trim();
  }
}
