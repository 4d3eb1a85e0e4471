import type { CompanyRow } from '../../companies/index.ts';
import { findCompanyOf } from '../../companies/index.ts';
import { entitlement } from '../../membership/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';

/** What an employer needs to create and change ads (spec 2§4). */
export interface JobPermission {
  /** Has a paid membership. */
  paid: boolean;
  company: CompanyRow | undefined;
}

/** Whether an employer may create and change ads at a moment: with a paid membership and a company profile. */
export async function jobPermission(db: Database | Transaction, userId: number, now: Date): Promise<JobPermission> {
  const company = await findCompanyOf(db, userId);
  const { paid } = await entitlement(db, userId, now);
  return { paid, company };
}
