import { companyForm } from '@jobblik/contract/companies/companies.schema';
import { type FieldProblem, Problem } from '@jobblik/contract/kernel/problem';
import { useCallback } from 'react';
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

export type WrongFields = Partial<Record<FormField, WrongWord>>;

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

const wireNames: Record<string, FormField> = {
  upload_company_logo_file: 'logo',
  upload_company_video_file: 'video',
  company_zip_code: 'company_city',
};

/** Errors that the server would find, checked with its schema before anything is sent. */
export function wrongIn(values: CompanyValues): WrongFields {
  const { error } = companyForm.safeParse(payloadOf(values));
  return wrongFields((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), code: message })));
}

/** Errors of links alone: a company saved before a rule may have a link that is not shown on its page. */
export function wrongLinksIn(values: CompanyValues): WrongFields {
  const wrong = wrongIn(values);
  const links = ['company_website', ...socialFields] as const;
  return Object.fromEntries(links.flatMap((field) => (wrong[field] ? [[field, wrong[field]]] : [])));
}

/** Wrong fields under the form's names; only the first reason of each counts. */
export function wrongFields(problems: readonly Pick<FieldProblem, 'path' | 'code'>[]): WrongFields {
  const wrong: WrongFields = {};
  for (const { path, code } of problems) {
    const name = path.replace(/^company\./, '').split('.')[0] ?? '';
    const field = wireNames[name] ?? (name as FormField);
    wrong[field] ??= wordOf(field, code);
  }
  return wrong;
}

function wordOf(field: FormField, code: string): WrongWord {
  const knownCode = (field === 'logo' || field === 'video' ? ofFiles : general).find((word) => word === code);
  if (knownCode) return knownCode;
  return field === 'logo' || field === 'video' ? 'file' : (special[field] ?? 'other');
}

/** The same from a refused call. Empty for a refusal without fields. */
export function refusedFields(error: unknown): WrongFields {
  return error instanceof Problem ? wrongFields(error.fields ?? []) : {};
}

/** Texts for wrong fields, ready for `form.setErrors`. */
export function useWrongTexts(): (wrong: WrongFields) => Record<string, string> {
  const t = useWords('companies');
  return useCallback(
    (wrong) =>
      Object.fromEntries(
        Object.entries(wrong).map(([field, word]) => [field, t(`wrong.${word}`, { network: networkName(field) })]),
      ),
    [t],
  );
}
