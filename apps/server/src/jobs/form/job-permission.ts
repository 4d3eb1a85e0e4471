import type { CompanyRow } from '../../companies/index.ts';
import { findCompanyOf } from '../../companies/index.ts';
import { entitlement } from '../../membership/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';

/** `failed`: no paid membership; `error`: no company profile (spec 2§4). */
export type JobPermission =
  | { result: 'success'; company: CompanyRow }
  | { result: 'failed' | 'error'; company: CompanyRow | undefined };

/** Whether an employer may create and change ads at a moment. */
export async function jobPermission(db: Database | Transaction, userId: number, now: Date): Promise<JobPermission> {
  const company = await findCompanyOf(db, userId);
  const { paid } = await entitlement(db, userId, now);
  if (!paid) return { result: 'failed', company };
  return company ? { result: 'success', company } : { result: 'error', company };
}
