import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { isCvr, normaliseCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import type { Billing } from '@jobblik/contract/membership/membership.schema';
import { eq } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { findCompanyOf } from '../../companies/index.ts';
import { cityById } from '../../lookups/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { billingDetails } from '../payments.tables.ts';

/** Whom a person's invoices are addressed to; null before it is given. */
export async function findBilling(db: Database | Transaction, userId: number): Promise<Billing | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  return row?.details ?? null;
}

/** Stores whom a person's invoices are addressed to. @throws Problem `invalid_input` for an invalid company number */
export async function saveBilling({ db }: Services, who: SignedIn, given: Billing): Promise<void> {
  const cvr = normaliseCvr(given.cvr);
  const isMissing = cvr === '' && who.role === 'employer';
  if (isMissing || (cvr !== '' && !isCvr(cvr)))
    throw new Problem('invalid_input', { fields: [{ path: 'cvr', code: isMissing ? 'required' : 'wrong_cvr' }] });
  const details = { ...given, cvr };
  await db
    .insert(billingDetails)
    .values({ userId: who.userId, details })
    .onConflictDoUpdate({ target: billingDetails.userId, set: { details } });
}

/** Billing details from the account and the company profile. */
export async function suggestBilling(db: Database | Transaction, userId: number): Promise<Billing> {
  const user = await findUser(db, userId);
  const company = await findCompanyOf(db, userId);
  const city = company?.cityId ? cityById(company.cityId) : undefined;
  return {
    name: company?.name || user?.companyName || user?.name || '',
    address: company?.address ?? '',
    zip: city?.zip ?? user?.zip ?? '',
    city: city?.name ?? user?.city ?? '',
    cvr: company?.cvr && isCvr(company.cvr) ? company.cvr : '',
    email: user?.email ?? '',
  };
}
