import { companyForm } from '@jobblik/contract/companies/companies.schema';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { schemaProblems } from '../../platform/forms/field-problems';
import { useWords } from '../../platform/words/i18n';
import { type CompanyValues, payloadOf, socialFields, type TextFieldName } from './company-form';
import { networkName } from './social-links';

/** A field on the screen. */
export type FormField = TextFieldName | 'company_city' | 'logo' | 'video';

/** Why a field is refused: a key of `companies.json` under `wrong`. */
export type WrongWord =
  | 'required'
  | 'too_long'
  | 'nul_byte'
  | 'cvr'
  | 'wrong_cvr'
  | 'place'
  | 'link'
  | 'url_with_user'
  | 'url_with_hidden_characters'
  | 'not_the_network'
  | 'email'
  | 'phone'
  | 'employees'
  | 'founded'
  | 'file'
  | 'too_large'
  | 'unsupported_type'
  | 'empty_file'
  | 'damaged_file'
  | 'other';

/** Reasons with the same text for every field. */
const general: readonly WrongWord[] = [
  'required',
  'too_long',
  'nul_byte',
  'wrong_cvr',
  'url_with_user',
  'url_with_hidden_characters',
  'not_the_network',
];
const ofFiles: readonly WrongWord[] = ['too_large', 'unsupported_type', 'empty_file', 'damaged_file'];

const special: Partial<Record<FormField, WrongWord>> = {
  company_cvr: 'cvr',
  company_city: 'place',
  company_website: 'link',
  company_phone: 'phone',
  company_contact_email: 'email',
  company_contact_phone: 'phone',
  company_employees: 'employees',
  company_founded: 'founded',
  ...Object.fromEntries(socialFields.map((field) => [field, 'link' as const])),
};

/** The form's fields, where the call names them otherwise. */
export const companyPaths = {
  upload_company_logo_file: 'logo',
  upload_company_video_file: 'video',
  company_zip_code: 'company_city',
} as const satisfies Readonly<Record<string, FormField>>;

/** Errors that the server would find, checked with its schema before anything is sent. */
export function wrongIn(values: CompanyValues): FieldProblem[] {
  return schemaProblems(companyForm.safeParse(payloadOf(values)).error);
}

/** Errors of links alone: a company saved before a rule may have a link that is not shown on its page. */
export function wrongLinksIn(values: CompanyValues): FieldProblem[] {
  const links: readonly string[] = ['company_website', ...socialFields];
  return wrongIn(values).filter(({ path }) => links.includes(path));
}

/** The word for why a field is refused. */
export function wrongWord(field: FormField, code: string): WrongWord {
  const knownCode = (field === 'logo' || field === 'video' ? ofFiles : general).find((word) => word === code);
  if (knownCode) return knownCode;
  return field === 'logo' || field === 'video' ? 'file' : (special[field] ?? 'other');
}

/** Sentences for wrong fields. */
export function useWrongWords(): (field: string, reason: { code: string }) => string {
  const t = useWords('companies');
  return (field, { code }) => t(`wrong.${wrongWord(field as FormField, code)}`, { network: networkName(field) });
}
