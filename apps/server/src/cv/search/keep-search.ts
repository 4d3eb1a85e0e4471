import { and, asc, count, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import { languageVersion } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { indexedWordsFile } from '../../platform/text-index/index.ts';
import { cvIsFindable } from '../cv.queries.ts';
import { cvs } from '../cv.tables.ts';
import { cvIndex } from './cv-index.ts';
import { cvSearch, cvSearchState, cvTerms } from './cv-search.tables.ts';
import { hasPlayableVideo, indexCvs } from './index-cvs.ts';

const batch = 200;
/** So many rows of CVs that are gone are worth every server's reading the rest anew. */
const manyGone = 1000;

let known: string | undefined;

/** Changes when anything does that decides under which words a CV is found. */
export function indexVersion(): string {
  const own = ['./search-row.ts', './cv-facts.ts', '../desk/anonymity.rules.ts'];
  known ??= languageVersion([indexedWordsFile, ...own.map((file) => new URL(file, import.meta.url))]);
  return known;
}

/** Writes every search row anew when the language rules have changed since they were written; begins again when it was stopped. */
export async function reindexAll(db: Database, signal: AbortSignal): Promise<void> {
  const [state] = await db.select({ wordVersion: cvSearchState.wordVersion }).from(cvSearchState);
  if (state?.wordVersion === indexVersion()) return;
  for (let last = 0; !signal.aborted; ) {
    const rows = await db
      .select({ userId: cvs.userId })
      .from(cvs)
      .where(and(gt(cvs.userId, last), isNotNull(cvs.publishedAt)))
      .orderBy(asc(cvs.userId))
      .limit(batch);
    if (rows.length === 0) return await markIndexed(db);
    const ids = rows.map(({ userId }) => userId);
    await inTransaction(db, (tx) => indexCvs(tx, ids));
    last = ids.at(-1) ?? last;
  }
}

/** Says that every search row was written by the present rules. */
export async function markIndexed(db: Database): Promise<void> {
  await db.update(cvSearchState).set({ wordVersion: indexVersion() });
}

/** Writes the rows anew that fell behind their CV: a video that turned out unusable, an account that woke or slept unheard. */
export async function catchUp(db: Database, signal: AbortSignal): Promise<void> {
  for (let last = 0; !signal.aborted; ) {
    const rows = await db
      .select({ userId: cvs.userId })
      .from(cvs)
      .innerJoin(users, eq(users.id, cvs.userId))
      .leftJoin(cvSearch, eq(cvSearch.userId, cvs.userId))
      .where(and(gt(cvs.userId, last), isBehind()))
      .orderBy(asc(cvs.userId))
      .limit(batch);
    if (rows.length === 0) return;
    const ids = rows.map(({ userId }) => userId);
    await inTransaction(db, (tx) => indexCvs(tx, ids));
    last = ids.at(-1) ?? last;
  }
}

function isBehind() {
  return or(
    and(cvIsFindable(), isNull(cvSearch.visibility)),
    and(
      isNotNull(cvSearch.visibility),
      or(
        sql`not ${accountIsActive()}`,
        sql`${cvSearch.visibility} <> ${cvs.visibility}`,
        sql`${cvSearch.cvChangedAt} is distinct from ${cvs.changedAt}`,
        sql`${cvSearch.hasVideo} <> ${hasPlayableVideo()}`,
      ),
    ),
  );
}

/** Removes the rows of CVs that are gone once there are many; every server then reads the rest anew. */
export async function clearGone(db: Database): Promise<void> {
  const [gone] = await db.select({ count: count() }).from(cvSearch).where(isNull(cvSearch.visibility));
  if ((gone?.count ?? 0) < manyGone) return;
  await inTransaction(db, async (tx) => {
    const cleared = await cvIndex.nextChange(tx);
    const removed = await tx.delete(cvSearch).where(isNull(cvSearch.visibility)).returning({ userId: cvSearch.userId });
    await tx.delete(cvTerms).where(
      inArray(
        cvTerms.userId,
        removed.map(({ userId }) => userId),
      ),
    );
    await tx.update(cvSearchState).set({ cleared });
  });
}
