import type { CvState } from '@jobblik/contract/cv/cv.schema';
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type CvDraftRow, type CvRow, cvDrafts, cvs } from './cv.tables.ts';
import { cvVideos } from './videos/cv-videos.tables.ts';

type Reader = Database | Transaction;

/** The draft of a CV; undefined before the first save. */
export async function findDraft(db: Reader, userId: number): Promise<CvDraftRow | undefined> {
  const [draft] = await db.select().from(cvDrafts).where(eq(cvDrafts.userId, userId));
  return draft;
}

/** The row of the published CV; undefined until a CV was published or a visibility chosen. */
export async function findCv(db: Reader, userId: number): Promise<CvRow | undefined> {
  const [row] = await db.select().from(cvs).where(eq(cvs.userId, userId));
  return row;
}

/** State of a CV, compared inside the database so that its content is not transferred. */
export async function readState(db: Reader, userId: number): Promise<CvState> {
  const [row] = await db
    .select({
      revision: cvDrafts.revision,
      savedAt: cvDrafts.savedAt,
      publishedAt: cvs.publishedAt,
      visibility: cvs.visibility,
      waits: sql<boolean>`${cvDrafts.contentToPublish} is not null`,
      same: sql<boolean>`coalesce(${cvDrafts.userId} is null or (${cvDrafts.content} = ${cvs.content}
        and ${cvDrafts.photoFileId} is not distinct from ${cvs.photoFileId}
        and ${cvDrafts.documentFileId} is not distinct from ${cvs.documentFileId}), false)`,
    })
    .from(users)
    .leftJoin(cvDrafts, eq(cvDrafts.userId, users.id))
    .leftJoin(cvs, eq(cvs.userId, users.id))
    .where(eq(users.id, userId));
  const saved = row !== undefined && row.revision !== null && row.revision > 0;
  return {
    revision: row?.revision ?? 0,
    saved_at: saved ? (row.savedAt?.toISOString() ?? null) : null,
    published: row?.publishedAt != null,
    published_at: row?.publishedAt?.toISOString() ?? null,
    unpublished_changes: row?.publishedAt == null || !row.same,
    visibility: row?.visibility ?? 'named',
    waits_for_email: row?.waits ?? false,
  };
}

/** True if the person has a CV or a draft: signing in then leads to the dashboard (spec 1§4). */
export async function hasPreparedCv(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(cvDrafts, eq(cvDrafts.userId, users.id))
    .leftJoin(cvs, eq(cvs.userId, users.id))
    .where(and(eq(users.id, userId), or(gt(cvDrafts.revision, 0), isNotNull(cvs.publishedAt))));
  return row !== undefined;
}

/** Condition for joins of `cvs` with `users`: employers can find it. */
export function cvIsSearchable() {
  return and(isNotNull(cvs.publishedAt), ne(cvs.visibility, 'hidden'), accountIsActive());
}

/**
 * One page of the people whose published CV shows their name, by name.
 * @param options `sampleOnly` for demo visitors, who see no real person
 */
export async function listCvUsers(
  db: Database,
  { sampleOnly, pageNumber, pagePerSize }: { sampleOnly: boolean; pageNumber: number; pagePerSize: number },
): Promise<{ id: number; name: string }[]> {
  const inCv = sql`trim(concat(${cvs.content} ->> 'first_name', ' ', ${cvs.content} ->> 'last_name'))`;
  const name = sql<string>`coalesce(nullif(${inCv}, ''), ${users.name})`;
  return await db
    .select({ id: users.id, name })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(cvIsSearchable(), eq(cvs.visibility, 'named'), sampleOnly ? eq(users.sample, true) : undefined))
    .orderBy(sql`${name} collate "da-x-icu"`, users.id)
    .limit(pagePerSize)
    .offset((pageNumber - 1) * pagePerSize);
}

/** Files that people's CVs own, including drafts and videos; one entry for each owner. */
export async function filesOfCvs(db: Reader, userIds: readonly number[]): Promise<string[]> {
  const owners = [];
  for (const table of [cvDrafts, cvs]) {
    const { photoFileId, documentFileId } = table;
    owners.push(
      ...(await db
        .select({ photoFileId, documentFileId })
        .from(table)
        .where(inArray(table.userId, [...userIds]))),
    );
  }
  const { fileId, originalFileId, secondFileId, posterFileId } = cvVideos;
  const films = await db
    .select({ fileId, originalFileId, secondFileId, posterFileId })
    .from(cvVideos)
    .where(inArray(cvVideos.userId, [...userIds]));
  return [...owners, ...films].flatMap((row) => Object.values(row)).filter((id) => id !== null);
}

/** Condition on `cvs`: there is a video that others can play. */
export function hasPlayableVideo() {
  return sql<boolean>`exists (select from ${cvVideos} where ${and(eq(cvVideos.userId, cvs.userId), ne(cvVideos.state, 'unusable'), isNull(cvVideos.takenDownAt))})`;
}
