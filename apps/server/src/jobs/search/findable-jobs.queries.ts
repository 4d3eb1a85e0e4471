import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobNumbers, jobSearch, jobSearchState } from '../jobs.tables.ts';

export interface SearchState {
  change: number;
  cleared: number;
}

const searchState = prepared((db) =>
  db
    .select({ change: jobSearchState.change, cleared: jobSearchState.cleared })
    .from(jobSearchState)
    .limit(1)
    .prepare('job_search_state'),
);

/** Where the changes have got to. */
export async function readSearchState(db: Database): Promise<SearchState> {
  const [state] = await searchState(db).execute();
  return state ?? { change: 0, cleared: 0 };
}

/** Facts of one row after another, see `readFacts`; `last` is the largest job id among them, null when there were none. */
export interface FactsPage {
  facts: Buffer;
  last: number | null;
}

/** Facts of ads changed after a number, `limit` of them at most, in the order of their ids. */
export async function readFactsAfter(
  db: Database,
  { change, jobId, limit }: { change: number; jobId: number; limit: number },
): Promise<FactsPage> {
  const page = db
    .select({ jobId: jobSearch.jobId, facts: jobSearch.facts })
    .from(jobSearch)
    .where(and(gt(jobSearch.jobId, jobId), change < 0 ? undefined : gt(jobSearch.change, change)))
    .orderBy(asc(jobSearch.jobId))
    .limit(limit)
    .as('page');
  const [read] = await db
    .select({
      facts: sql<Buffer | null>`string_agg(${page.facts}, ''::bytea)`,
      last: sql<number | null>`max(${page.jobId})`,
    })
    .from(page);
  return { facts: read?.facts ?? Buffer.alloc(0), last: read?.last ?? null };
}

/** Visits of ads whose number changed since an instant. */
export async function readVisitsSince(
  db: Database,
  since: Date,
): Promise<{ jobId: number; visits: number; changedAt: Date }[]> {
  return await db
    .select({ jobId: jobNumbers.jobId, visits: jobNumbers.visits, changedAt: jobNumbers.changedAt })
    .from(jobNumbers)
    .where(gt(jobNumbers.changedAt, since));
}
