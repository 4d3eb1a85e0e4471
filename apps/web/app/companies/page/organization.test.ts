import { expect, it } from 'vitest';
import { z } from 'zod';
import { nordlys } from '../company.factory';
import { organization } from './organization';

it('describes the company to search engines, with absolute addresses', () =>
  expect(organization(nordlys, 'https://jobblik.dk')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://jobblik.dk/company/7',
    name: 'Nordlys Energi',
    url: 'https://nordlysenergi.dk',
    description: 'Vi leverer strøm.',
    logo: 'https://jobblik.dk/files/logo',
    sameAs: ['https://linkedin.com/company/nordlys', 'https://facebook.com/nordlys'],
    telephone: '98 00 00 00',
    vatID: 'DK25313763',
    foundingDate: '1921',
    numberOfEmployees: { '@type': 'QuantitativeValue', value: 640 },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Energivej 4',
      postalCode: '9000',
      addressLocality: 'Aalborg',
      addressRegion: 'Nordjylland',
      addressCountry: 'DK',
    },
  }));

const address = z.url({ protocol: /^https?$/ });

/** Properties that Google recommends for an Organization (it requires none); unknown ones are refused. */
const googleOrganization = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Organization'),
  '@id': address,
  name: z.string().min(1),
  url: address,
  description: z.string().min(1).optional(),
  logo: address.optional(),
  sameAs: z.array(address).min(1).optional(),
  telephone: z.string().min(5).optional(),
  vatID: z
    .string()
    .regex(/^DK\d{8}$/)
    .optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}(-\d\d-\d\d)?$/)
    .optional(),
  numberOfEmployees: z
    .strictObject({ '@type': z.literal('QuantitativeValue'), value: z.number().int().positive() })
    .optional(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().min(1).optional(),
      postalCode: z.string().regex(/^\d{4}$/),
      addressLocality: z.string().min(1),
      addressRegion: z.string().min(1),
      addressCountry: z.literal('DK'),
    })
    .optional(),
});

it.each([
  ['a company that has said everything', nordlys],
  ['one without an address', { ...nordlys, company_location: null }],
  ['one without a street', { ...nordlys, company_address: null }],
  [
    'one with no site of its own',
    { ...nordlys, company_website: null, company_linkedin: null, company_facebook: null },
  ],
])('is valid for Google: %s', (_what, company) => {
  expect(googleOrganization.safeParse(organization(company, 'https://jobblik.dk')).error?.issues ?? []).toEqual([]);
});

it('leaves out what the company has not filled in', () => {
  const bare = Object.fromEntries(Object.keys(nordlys).map((field) => [field, null]));
  const company = { ...nordlys, ...bare, company_id: 8, company_name: 'Ny', company_teaser: '' };
  expect(organization(company, 'https://jobblik.dk')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://jobblik.dk/company/8',
    name: 'Ny',
    url: 'https://jobblik.dk/company/8',
  });
});
