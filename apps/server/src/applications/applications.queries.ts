import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { applicationFiles, applications } from './applications.tables.ts';

/** Most applications that one answer carries; the employer's filters narrow the rest down. */
const mostListed = 2_000;

/** Which of an ad's applications: the demo's visitors see those of sample people, never a real person's. */
export interface ApplicationsOfAd {
  jobId: number;
  sampleOnly: boolean;
}

function ofAd({ jobId, sampleOnly }: ApplicationsOfAd): SQL | undefined {
  return and(eq(applications.jobId, jobId), sampleOnly ? eq(users.sample, true) : undefined);
}

/** Applications of an ad with who sent them, newest first. */
export async function listApplications(db: Database, which: ApplicationsOfAd) {
  return await db
    .select({
      application: applications,
      user: {
        id: users.id,
        type: users.type,
        name: users.name,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        zip: users.zip,
        city: users.city,
        avatarFileId: users.avatarFileId,
      },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(ofAd(which))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(mostListed);
}
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** How many applications an ad has and how many of them were turned down; withdrawn ones count no more. */
export async function countApplications(
  db: Database,
  which: ApplicationsOfAd,
): Promise<{ all: number; rejected: number }> {
  const [counts] = await db
    .select({
      all: count(),
      rejected: sql<number>`count(*) filter (where ${eq(applications.reject, rejectState.rejected)})::int`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(ofAd(which), isNull(applications.withdrawnAt)));
  return counts ?? { all: 0, rejected: 0 };
}

/** File ids of applications by role. */
export async function filesOfApplications(db: Database | Transaction, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return await db
    .select()
    .from(applicationFiles)
    .where(inArray(applicationFiles.applicationId, [...applicationIds]));
}

/** An application for changing: the row is locked until the transaction ends. */
export async function lockApplication(tx: Transaction, applicationId: number) {
  const [row] = await tx.select().from(applications).where(eq(applications.id, applicationId)).for('update');
  return row;
}
