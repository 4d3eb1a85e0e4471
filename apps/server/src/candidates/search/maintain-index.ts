import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import { cvs } from '../../cv/cv.tables.ts';
import { cvIsSearchable, hasPlayableVideo } from '../../cv/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { refillAnonymousForms } from '../anonymity/refill-anonymous-forms.ts';
import { cvIndex } from './cv-index.ts';
import { cvSearch } from './cv-search.tables.ts';
import { indexCvs } from './index-cvs.ts';

const batch = 200;

/** Keeps the anonymous forms and the index small, complete and up to date; stops between batches when the signal aborts. */
export async function maintainCvIndex(db: Database, signal: AbortSignal): Promise<void> {
  await refillAnonymousForms(db, signal);
  await catchUp(db, signal);
  await cvIndex.maintain(db, { rewrite: indexCvs, signal });
}

/**
 * Rewrites the rows that no longer match their CV: a video that turned out unusable, an account that was deactivated or
 * reactivated.
 */
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
    and(cvIsSearchable(), isNull(cvSearch.visibility)),
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
