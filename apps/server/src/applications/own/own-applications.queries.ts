import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { companies } from '../../companies/index.ts';
import { jobs } from '../../jobs/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { openers } from '../applications.queries.ts';
import { applicationFiles, applicationSteps, applications } from '../applications.tables.ts';

/** Most applications in one response, the newest. */
const mostListed = 500;

/** A person's own applications with the ad and the company, newest first. Data for the employer only is not read. */
export async function listOwnApplications(db: Database, seekerId: number) {
  return await db
    .select({
      application: {
        id: applications.id,
        employerId: applications.employerId,
        message: applications.message,
        reject: applications.seekerReject,
        vStatus: applications.vStatus,
        seenAt: applications.seenAt,
        readingSince: applications.readingSince,
        lookedAt: applications.lookedAt,
        withdrawnAt: applications.withdrawnAt,
        createdAt: applications.createdAt,
      },
      job: {
        id: jobs.id,
        title: jobs.title,
        seo: jobs.seo,
        companyName: jobs.companyName,
        logoFileId: jobs.logoFileId,
        isActive: jobs.isActive,
        deletedAt: jobs.deletedAt,
        closedAt: jobs.closedAt,
        filled: jobs.filled,
        takenDownAt: jobs.takenDownAt,
        hiddenAt: jobs.hiddenAt,
        companyTakenDown: jobs.companyTakenDown,
        publishedAt: jobs.publishedAt,
        endsAt: jobs.endsAt,
        jobDeadlineDate: jobs.jobDeadlineDate,
      },
      opener: openers.name,
      company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.userId, applications.employerId))
    .leftJoin(openers, eq(openers.id, applications.seenBy))
    .where(eq(applications.userId, seekerId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(mostListed);
}
export type ListedOwnApplication = Awaited<ReturnType<typeof listOwnApplications>>[number];

/** Steps of applications, oldest first. */
export async function stepsOfApplications(db: Database, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return await db
    .select({
      applicationId: applicationSteps.applicationId,
      kind: applicationSteps.kind,
      at: applicationSteps.at,
      message: applicationSteps.message,
    })
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, [...applicationIds]))
    .orderBy(asc(applicationSteps.id));
}

/** File ids of applications by role. */
export async function filesSentWith(db: Database, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return await db
    .select()
    .from(applicationFiles)
    .where(inArray(applicationFiles.applicationId, [...applicationIds]))
    .orderBy(asc(applicationFiles.role));
}

/** Ads with an application of this person that is not withdrawn. */
export async function readAppliedJobs(db: Database, seekerId: number): Promise<number[]> {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.userId, seekerId), isNull(applications.withdrawnAt)));
  return rows.map(({ jobId }) => jobId);
}
