import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cvSearch, cvSearchState } from './cv-search.tables.ts';

const searchState = prepared((db) =>
  db
    .select({ change: cvSearchState.change, cleared: cvSearchState.cleared })
    .from(cvSearchState)
    .limit(1)
    .prepare('cv_search_state'),
);

/** Where the changes have got to, and up to which rows were removed. */
export async function readSearchState(db: Database): Promise<{ change: number; cleared: number }> {
  const [state] = await searchState(db).execute();
  return state ?? { change: 0, cleared: 0 };
}

/**
 * Facts of CVs changed after a number, `limit` of them at most in the order of their ids, one after another; `last` is the largest
 * user id among them, null when there were none.
 */
export async function readFactsAfter(
  db: Database,
  { change, userId, limit }: { change: number; userId: number; limit: number },
): Promise<{ facts: Buffer; last: number | null }> {
  const page = db
    .select({ userId: cvSearch.userId, facts: cvSearch.facts })
    .from(cvSearch)
    .where(and(gt(cvSearch.userId, userId), change < 0 ? undefined : gt(cvSearch.change, change)))
    .orderBy(asc(cvSearch.userId))
    .limit(limit)
    .as('page');
  const [read] = await db
    .select({
      facts: sql<Buffer | null>`string_agg(${page.facts}, ''::bytea)`,
      last: sql<number | null>`max(${page.userId})`,
    })
    .from(page);
  return { facts: read?.facts ?? Buffer.alloc(0), last: read?.last ?? null };
}
