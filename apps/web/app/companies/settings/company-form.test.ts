import { companyForm } from '@jobblik/contract/companies/companies.schema';
import { describe, expect, it } from 'vitest';
import { invoiced, nordlys, unknown } from '../company.factory';
import { fillable, payloadOf, tidy, valuesOf } from './company-form';

describe('the form of a company', () => {
  it('is empty at first, with the name from sign-up', () => {
    expect(valuesOf(unknown)).toMatchObject({ company_name: 'Nordlys', company_cvr: '', company_city: null });
  });

  it('has the saved values', () => {
    expect(valuesOf(nordlys)).toMatchObject({
      company_name: 'Nordlys Energi',
      company_employees: '640',
      company_city: { id: 9000, label: '9000 Aalborg' },
      company_twitter: '',
    });
  });

  it('sent without changes equals what was saved', () => {
    const sent = companyForm.parse(payloadOf(valuesOf(nordlys), nordlys.updated_at));
    expect(sent).toMatchObject({
      updated_at: nordlys.updated_at,
      company_name: nordlys.company_name,
      company_city: 9000,
      company_employees: 640,
      company_founded: 1921,
      company_website: 'https://nordlysenergi.dk',
      company_twitter: null,
      company_about_us: nordlys.company_about_us,
      remove_logo: false,
    });
  });

  it('has no version for a company that does not exist yet', () =>
    expect(payloadOf(valuesOf(unknown))).not.toHaveProperty('updated_at'));
});

it.each([
  ['a company with only a name', unknown, ['company_cvr', 'company_address', 'company_city', 'company_contact_person']],
  [
    'one with an address of its own',
    { ...unknown, company_address: 'Havnegade 12' },
    ['company_cvr', 'company_city', 'company_contact_person'],
  ],
  ['a complete one', nordlys, []],
  ['one that begins with the suggestion', invoiced, []],
])('%s can take what the invoice says where it is empty', (_name, company, fields) =>
  expect(fillable(valuesOf(company), invoiced)).toEqual(fields),
);

describe('typed values are normalised', () => {
  it.each([
    ['company_website', 'nordlysenergi.dk', 'https://nordlysenergi.dk'],
    ['company_website', ' http://nordlysenergi.dk ', 'http://nordlysenergi.dk'],
    ['company_website', '//nordlysenergi.dk', 'https://nordlysenergi.dk'],
    ['company_website', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['company_website', '', ''],
    ['company_linkedin', 'linkedin.com/company/x', 'https://linkedin.com/company/x'],
    ['company_facebook', ' http://www.facebook.com/x ', 'https://www.facebook.com/x'],
    ['company_facebook', 'evil.test/x', 'https://evil.test/x'],
    ['company_employees', '1.200', '1200'],
    ['company_employees', '1 200', '1200'],
    ['company_cvr', 'DK 12 34 56 78', '12345678'],
    ['company_name', '  Nordlys  ', 'Nordlys'],
    ['company_about_us', '<p> Vi </p>', '<p> Vi </p>'],
  ] as const)('%s %j becomes %j', (field, typed, tidied) => expect(tidy(field, typed)).toBe(tidied));
});
