import { verificationOf } from '@jobblik/contract/companies/verification.rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isVerified } from '../../accounts/index.ts';
import type { CompanyRow } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';

/**
 * An ad that its employer activates waits until the employer's e-mail is confirmed; and where `FIRST_ADS_WAIT` is on and the company is not
 * verified, until an operator has approved one of its ads.
 */
export async function heldBack<V extends { isActive: boolean }>(
  { env }: Pick<Services, 'env'>,
  tx: Transaction,
  company: CompanyRow,
  values: V,
): Promise<V & { waitsForEmail: boolean; waitsForReview: boolean }> {
  const waitsForEmail = values.isActive && !(await isVerified(tx, company.userId));
  const waitsForReview =
    values.isActive && env.FIRST_ADS_WAIT && !verificationOf(company) && !(await hasShownOne(tx, company.userId));
  return { ...values, isActive: values.isActive && !waitsForEmail && !waitsForReview, waitsForEmail, waitsForReview };
}

async function hasShownOne(tx: Transaction, userId: number): Promise<boolean> {
  return (await tx.$count(jobs, and(eq(jobs.userId, userId), isNotNull(jobs.publishedAt)))) > 0;
}
