import { cityById } from '../lookups/index.ts';
import type { SocialCardSource } from '../platform/social-cards/social-cards.routes.ts';
import { findCompany } from './companies.queries.ts';

/** Social card of a company with its name, trade and place, while its account is active. */
export const companySocialCards: SocialCardSource = {
  name: 'company',
  async read({ readDb }, id) {
    const company = /^[1-9]\d{0,8}$/.test(id) ? await findCompany(readDb, Number(id)) : undefined;
    const city = company?.cityId ? cityById(company.cityId) : undefined;
    return company && { title: company.name, lines: [company.branch ?? '', city ? `${city.zip} ${city.name}` : ''] };
  },
};
