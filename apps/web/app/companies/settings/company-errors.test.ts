import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { describe, expect, it } from 'vitest';
import { fieldOfPath } from '../../platform/forms/field-problems';
import { nordlys, unknown } from '../company.factory';
import { companyPaths, type FormField, wrongIn, wrongWord } from './company-errors';
import { type CompanyValues, valuesOf } from './company-form';

const saved = valuesOf(nordlys);
const fields = [...Object.keys(saved), 'logo', 'video'] as FormField[];

/** The word at each wrong field, as the form shows it. */
function words(problems: readonly FieldProblem[]): Partial<Record<FormField, string>> {
  const shown: Partial<Record<FormField, string>> = {};
  for (const { path, code } of problems) {
    const field = fieldOfPath(path, fields, companyPaths);
    if (field) shown[field] ??= wrongWord(field, code);
  }
  return shown;
}

it('finds no error in a company as it was saved', () => expect(wrongIn(saved)).toEqual([]));

it('a name is enough', () => expect(wrongIn(valuesOf(unknown))).toEqual([]));

describe('bad input is reported at its field, with the reason', () => {
  const long = 'x'.repeat(3000);
  it.each([
    { field: 'company_name', typed: '   ', word: 'required' },
    { field: 'company_name', typed: 'x'.repeat(161), word: 'too_long' },
    { field: 'company_name', typed: 'Nord\u0000lys', word: 'nul_byte' },
    { field: 'company_cvr', typed: '1234567', word: 'cvr' },
    { field: 'company_phone', typed: 'telefon', word: 'phone' },
    { field: 'company_contact_phone', typed: '12 3', word: 'phone' },
    { field: 'company_cvr', typed: 'otte tal', word: 'cvr' },
    { field: 'company_cvr', typed: '25313764', word: 'wrong_cvr' },
    { field: 'company_address', typed: 'x'.repeat(201), word: 'too_long' },
    { field: 'company_phone', typed: '1'.repeat(41), word: 'too_long' },
    { field: 'company_website', typed: 'nordlys', word: 'link' },
    { field: 'company_website', typed: 'javascript:alert(1)', word: 'link' },
    { field: 'company_website', typed: `https://a.dk/${long}`, word: 'too_long' },
    { field: 'company_instagram', typed: '@nordlys', word: 'link' },
    { field: 'company_website', typed: 'https://a.dk@evil.test', word: 'url_with_user' },
    { field: 'company_website', typed: 'https://a.dk/\u200b', word: 'url_with_hidden_characters' },
    { field: 'company_facebook', typed: 'https://evil.test/nordlys', word: 'not_the_network' },
    { field: 'company_twitter', typed: 't.co/nordlys', word: 'not_the_network' },
    { field: 'company_contact_email', typed: 'lene@', word: 'email' },
    { field: 'company_employees', typed: 'mange', word: 'employees' },
    { field: 'company_employees', typed: '-1', word: 'employees' },
    { field: 'company_employees', typed: '1,5', word: 'employees' },
    { field: 'company_founded', typed: '21', word: 'founded' },
    { field: 'company_founded', typed: '1921.5', word: 'founded' },
    { field: 'company_about_us', typed: `<p>${'x'.repeat(60_000)}</p>`, word: 'too_long' },
  ] as const)('$field: $word', ({ field, typed, word }) => {
    const values: CompanyValues = { ...saved, [field]: typed };
    expect(words(wrongIn(values))).toEqual({ [field]: word });
  });
});

describe('refusals of the server are shown at the same fields', () => {
  it.each([
    ['company.company_name', 'too_long', { company_name: 'too_long' }],
    ['company.company_city', 'unknown_postcode', { company_city: 'place' }],
    ['company.company_zip_code', 'unknown_postcode', { company_city: 'place' }],
    ['company.company_website', 'invalid', { company_website: 'link' }],
    ['upload_company_logo_file', 'damaged_file', { logo: 'damaged_file' }],
    ['upload_company_video_file', 'only_one_file', { video: 'file' }],
  ] as const)('%s %s', (path, code, wrong) => {
    expect(words([{ path, code }])).toEqual(wrong);
  });
});

it('an unknown place is refused at its field', () =>
  expect(words(wrongIn({ ...valuesOf(unknown), company_city: { id: 0, label: 'Atlantis' } }))).toEqual({
    company_city: 'place',
  }));
