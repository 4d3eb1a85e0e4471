import { and, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { cvs } from '../cv/cv.tables.ts';
import { hasPlayableVideo } from '../cv/index.ts';
import { memoizePerDatabase } from '../platform/db/memoize-per-database.ts';
import { anonymousIfShown } from './anonymity/anonymous-form.ts';
import { cvSaved } from './candidates.tables.ts';
import { cvSearch } from './search/cv-search.tables.ts';

/** Columns for rows of candidates, for an employer (`viewer`, 0 for guests). */
export const candidateRows = memoizePerDatabase((db) =>
  db
    .select({
      userId: cvs.userId,
      visibility: cvs.visibility,
      heldVisibility: cvs.heldVisibility,
      /** Visibility in the search; null if it is not indexed. */
      indexedAs: cvSearch.visibility,
      content: cvs.content,
      anonymousContent: anonymousIfShown,
      anonymousKey: cvs.anonymousKey,
      photoFileId: cvs.photoFileId,
      documentFileId: cvs.documentFileId,
      publishedAt: cvs.publishedAt,
      changedAt: cvs.changedAt,
      cityId: cvs.cityId,
      educationId: cvs.educationId,
      experienceMonths: cvs.experienceMonths,
      name: users.name,
      avatarFileId: users.avatarFileId,
      sample: users.sample,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
      hasVideo: hasPlayableVideo(),
      savedAt: cvSaved.savedAt,
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .leftJoin(cvSearch, eq(cvSearch.userId, cvs.userId))
    .leftJoin(cvSaved, and(eq(cvSaved.seekerId, cvs.userId), eq(cvSaved.employerId, sql.placeholder('viewer'))))
    .where(sql`${cvs.userId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('cv_candidate_rows'),
);

export type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidateRows>['execute']>>[number];
