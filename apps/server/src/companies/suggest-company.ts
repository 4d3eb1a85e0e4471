import type { CompanySuggestion } from '@jobblik/contract/companies/companies.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { isCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { findUser } from '../accounts/index.ts';
import { cityByZip } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { placeOf } from './companies.present.ts';

/**
 * What an employer has already written elsewhere: the name of the company and of the contact person at sign-up, the rest for the
 * invoice. It is only proposed: the form shows it before it is public.
 */
export async function suggestCompany({ db, ports }: Services, who: SignedIn): Promise<CompanySuggestion> {
  const user = await findUser(db, who.userId);
  const recipient = await ports.companies.invoiceRecipient(db, who.userId);
  const city = cityByZip(recipient?.zip ?? '');
  return {
    company_name: user?.companyName || recipient?.name || '',
    company_cvr: recipient && isCvr(recipient.cvr) ? recipient.cvr : null,
    company_address: recipient?.address || null,
    company_city: city ? placeOf(city) : null,
    company_phone: user?.phone || null,
    company_contact_person: user?.name || null,
  };
}
