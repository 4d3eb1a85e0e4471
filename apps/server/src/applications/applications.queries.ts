import type { ApplicantSort } from '@jobblik/contract/applications/applicant-review.rules';
import type { ApplicantCounts } from '@jobblik/contract/applications/applicant-search.schema';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { cvs } from '../cv/index.ts';
import { jobDays, jobNumbers } from '../jobs/jobs.tables.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { applicationFiles, applications } from './applications.tables.ts';

/** Selection of an ad's applications: demo visitors see those of sample people, never a real person's. */
export interface ApplicationsOfAd {
  jobId: number;
  sampleOnly: boolean;
  /** A condition on `applications`, `users` and `cvs`. */
  condition?: SQL | undefined;
  /** The condition reads `users` or `cvs`: a count must join them. */
  asksOfPerson?: boolean;
}

export interface ApplicationsPage {
  state?: SQL | undefined;
  sort: ListOrder;
  limit: number;
  offset: number;
}

function ofAd({ jobId, sampleOnly, condition }: ApplicationsOfAd): SQL | undefined {
  return and(eq(applications.jobId, jobId), sampleOnly ? eq(users.sample, true) : undefined, condition);
}

/** The employer's orders have new applications first, among them unopened ones first; `age` is newest first regardless of state. */
type ListOrder = ApplicantSort | 'age';

const newestFirst = [desc(applications.createdAt), desc(applications.id)];
const newBeforeJudged = [desc(applications.isNew), desc(applications.isUnread)];
const orders: Record<ListOrder, SQL[]> = {
  rating: [...newBeforeJudged, desc(applications.ratingPoint), ...newestFirst],
  rating_asc: [...newBeforeJudged, asc(applications.ratingPoint), ...newestFirst],
  newest: [...newBeforeJudged, ...newestFirst],
  age: newestFirst,
};

/**
 * One page of an ad's applications with who sent them and what their published CV says. The page is found first, by an index
 * where nothing is asked of the person, so that an ad with many applications opens as fast as one with few.
 */
export async function listApplications(
  db: Database,
  which: ApplicationsOfAd,
  { state, sort, limit, offset }: ApplicationsPage,
) {
  if (limit === 0) return [];
  const ids = db.select({ id: applications.id }).from(applications).$dynamic();
  const joined =
    which.sampleOnly || which.asksOfPerson
      ? ids.innerJoin(users, eq(users.id, applications.userId)).leftJoin(cvs, publishedCv())
      : ids;
  const page = joined
    .where(and(ofAd(which), state))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
    .as('page');
  return await withPeople(db)
    .innerJoin(page, eq(page.id, applications.id))
    .orderBy(...orders[sort]);
}
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** One application in the form of the list; undefined if it does not exist, in the demo also if it is a real person's. */
export async function findListed(
  db: Database,
  applicationId: number,
  sampleOnly: boolean,
): Promise<ListedApplication | undefined> {
  const [row] = await withPeople(db).where(
    and(eq(applications.id, applicationId), sampleOnly ? eq(users.sample, true) : undefined),
  );
  return row;
}

function publishedCv(): SQL | undefined {
  return and(eq(cvs.userId, applications.userId), isNotNull(cvs.publishedAt));
}

/** The first person to open an application. */
export const openers = alias(users, 'openers');
/** The author of an application's note. */
const noteWriters = alias(users, 'note_writers');

function withPeople(db: Database) {
  return db
    .select({
      application: applications,
      opener: openers.name,
      noteWriter: noteWriters.name,
      user: {
        id: users.id,
        type: users.type,
        name: users.name,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        phone: users.phone,
        zip: users.zip,
        city: users.city,
        avatarFileId: users.avatarFileId,
        deactivatedAt: users.deactivatedAt,
        removedAt: users.removedAt,
      },
      cv: {
        content: cvs.content,
        experienceMonths: cvs.experienceMonths,
        educationId: cvs.educationId,
        documentFileId: cvs.documentFileId,
        cityId: cvs.cityId,
      },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(openers, eq(openers.id, applications.seenBy))
    .leftJoin(noteWriters, eq(noteWriters.id, applications.noteBy))
    .leftJoin(cvs, publishedCv())
    .$dynamic();
}

/** Number of applications that match a filter, by state. */
export async function countByState(db: Database, which: ApplicationsOfAd): Promise<ApplicantCounts> {
  const isActive = isNull(applications.withdrawnAt);
  const inState = (state: number) =>
    sql<number>`count(*) filter (where ${and(eq(applications.reject, state), isActive)})::int`;
  const counting = db
    .select({
      all: count(),
      open: inState(rejectState.open),
      parked: inState(rejectState.parked),
      rejected: inState(rejectState.rejected),
      new: sql<number>`count(*) filter (where ${applications.isNew})::int`,
    })
    .from(applications)
    .$dynamic();
  const joined =
    which.sampleOnly || which.asksOfPerson
      ? counting.innerJoin(users, eq(users.id, applications.userId)).leftJoin(cvs, publishedCv())
      : counting;
  const [counts] = await joined.where(ofAd(which));
  return counts ?? { all: 0, open: 0, parked: 0, rejected: 0, new: 0 };
}

export interface ApplicationNumbers {
  all: number;
  rejected: number;
  interviews: number;
}

/** Numbers of an ad's applications, rejections and interviews; withdrawn applications are not counted. */
export async function countApplications(db: Database, which: ApplicationsOfAd): Promise<ApplicationNumbers> {
  const counting = db
    .select({
      all: count(),
      rejected: sql<number>`count(*) filter (where ${eq(applications.reject, rejectState.rejected)})::int`,
      interviews: sql<number>`count(*) filter (where ${applications.vStatus} > 0)::int`,
    })
    .from(applications)
    .$dynamic();
  const joined = which.sampleOnly ? counting.innerJoin(users, eq(users.id, applications.userId)) : counting;
  const [counts] = await joined.where(and(ofAd(which), isNull(applications.withdrawnAt)));
  return counts ?? { all: 0, rejected: 0, interviews: 0 };
}

/** Visits of an ad in total, and by local day from a given day on. */
export async function visitsOfAd(db: Database, jobId: number, from: string) {
  const [numbers] = await db.select({ visits: jobNumbers.visits }).from(jobNumbers).where(eq(jobNumbers.jobId, jobId));
  const days = await db
    .select({ day: jobDays.day, visits: jobDays.visits })
    .from(jobDays)
    .where(and(eq(jobDays.jobId, jobId), gte(jobDays.day, from)));
  return { visits: numbers?.visits ?? 0, days };
}

/** File ids of applications by role. */
export async function filesOfApplications(db: Database | Transaction, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return await db
    .select()
    .from(applicationFiles)
    .where(inArray(applicationFiles.applicationId, [...applicationIds]));
}

/** An application for changing: the row is locked until the end of the transaction. */
export async function lockApplication(tx: Transaction, applicationId: number) {
  const [row] = await lockApplications(tx, [applicationId]);
  return row;
}

/** Several applications for changing, locked in the order of their ids, which prevents deadlocks. */
export async function lockApplications(tx: Transaction, applicationIds: readonly number[]) {
  return await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, [...applicationIds]))
    .orderBy(asc(applications.id))
    .for('update');
}
