import type { Company } from '@jobblik/contract/companies/companies.schema';
import { socialLinks } from '../settings/social-links';

/**
 * Structured data of a company (schema.org Organization).
 * @param publicUrl address of the product without a slash at the end
 */
export function organization(company: Company, publicUrl: string): object {
  const { company_location: place } = company;
  const absolute = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  const sameAs = socialLinks(company).map(({ href }) => href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/company/${company.company_id}`,
    name: company.company_name,
    url: company.company_website ?? `${publicUrl}/company/${company.company_id}`,
    ...(company.company_teaser && { description: company.company_teaser }),
    ...(company.company_logo && { logo: absolute(company.company_logo) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(company.company_phone && { telephone: company.company_phone }),
    ...(company.company_cvr && { vatID: `DK${company.company_cvr}` }),
    ...(company.company_founded !== null && { foundingDate: String(company.company_founded) }),
    ...(company.company_employees !== null && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: company.company_employees },
    }),
    ...(place && {
      address: {
        '@type': 'PostalAddress',
        ...(company.company_address && { streetAddress: company.company_address }),
        postalCode: place.zip,
        addressLocality: place.name,
        addressRegion: place.region,
        addressCountry: 'DK',
      },
    }),
  };
}
