import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, isNull } from 'drizzle-orm';
import { jobs } from '../../jobs/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applications } from '../applications.tables.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

/** The subject of a rating: an application, or a person with the ad, or a person with one application to the employer. */
export interface Rated {
  userId?: number | undefined;
  jobId?: number | undefined;
  applicationId?: number | undefined;
}

/**
 * Rates an applicant; 0 removes the rating. Of two simultaneous ratings the last one is stored, and both windows show it.
 * @returns the application that was rated
 * @throws Problem `not_found`; `invalid_input` if the person has applied to several ads and none is given
 */
export async function rateApplicant(
  services: Services,
  who: SignedIn,
  rated: Rated,
  ratingPoint: number,
): Promise<number> {
  return await inTransaction(services.db, async (tx) => {
    const applicationId = rated.applicationId ?? (await onlyApplicationOf(tx, who, rated));
    const [application] = await lockOwnApplications(tx, who, [applicationId], rated.jobId);
    const another = rated.userId !== undefined && application?.userId !== rated.userId;
    if (!application || another) throw new Problem('not_found');
    if (application.ratingPoint === ratingPoint) return applicationId;
    await tx.update(applications).set({ ratingPoint }).where(eq(applications.id, applicationId));
    nudgeChanged(tx, services, [application]);
    return applicationId;
  });
}

async function onlyApplicationOf(tx: Transaction, who: SignedIn, { userId = 0, jobId }: Rated): Promise<number> {
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(jobs.userId, who.userId),
        jobId === undefined ? isNull(applications.withdrawnAt) : eq(applications.jobId, jobId),
      ),
    )
    .limit(2);
  if (found.length > 1) {
    throw new Problem('invalid_input', { fields: [{ path: 'application_id', code: 'required' }] });
  }
  const [only] = found;
  if (!only) throw new Problem('not_found');
  return only.id;
}
