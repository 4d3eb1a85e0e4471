import { asc, desc, eq, inArray } from 'drizzle-orm';
import { applicationFiles, applicationSteps, applications } from '../applications/index.ts';
import { companies } from '../companies/index.ts';
import { jobs } from '../jobs/index.ts';
import type { Database } from '../platform/db/db.ts';

/** Most applications that one answer carries, the newest. */
const mostListed = 500;

/** A person's own applications with the ad and the company, newest first. What only the employer knows is not read. */
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
        publishedAt: jobs.publishedAt,
        endsAt: jobs.endsAt,
        jobDeadlineDate: jobs.jobDeadlineDate,
      },
      company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.userId, applications.employerId))
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

/** Companies of employers as their profile shows them. */
export async function companiesOfEmployers(db: Database, employerIds: readonly number[]) {
  if (employerIds.length === 0) return [];
  return await db
    .select({
      userId: companies.userId,
      id: companies.id,
      name: companies.name,
      logoFileId: companies.logoFileId,
    })
    .from(companies)
    .where(inArray(companies.userId, [...employerIds]));
}
