import { expect, it } from 'vitest';
import { nordlys } from '../company.factory';
import { organization } from './organization';

it('tells search engines who the company is, with whole addresses', () =>
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

it('says nothing of what the company has not said', () => {
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
