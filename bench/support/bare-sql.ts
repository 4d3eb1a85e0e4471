import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { searchJobs } from '../../apps/server/src/jobs/search/search-jobs.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { jobSearch } from '../../packages/contract/src/jobs/job-search.schema.ts';
import type { MixedSearch } from './search-mix.ts';

export interface Statement {
  sql: string;
  params: unknown[];
}

/**
 * The statements that each search makes, written down while it is made once in this process, after the same searches as on the server,
 * so that memory knows the same.
 */
export async function statementsOf(
  pool: pg.Pool,
  { before, searches }: { before: readonly MixedSearch[]; searches: readonly MixedSearch[] },
): Promise<Map<MixedSearch, Statement[]>> {
  let heard: Statement[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void heard.push({ sql, params }) };
  const db = drizzle({ client: pool, casing: 'snake_case', logger });
  const services = {
    db,
    readDb: db,
    clock: { now: () => new Date() },
    files: { publicLink: (id: string) => id, link: (id: string) => id },
  } as Pick<Services, 'db' | 'readDb' | 'clock'> as Services;
  const found = new Map<MixedSearch, Statement[]>();
  for (const search of [...before, ...searches]) {
    heard = [];
    await searchJobs(services, { kind: 'guest' }, jobSearch.parse(search.body));
    found.set(search, heard);
  }
  return found;
}

/** The same question put to the ads themselves without words, index or memory: letters in the title or the text. */
export function ilikeOf({ body }: MixedSearch): Statement {
  const params: unknown[] = [];
  const where = [
    `is_active`,
    `deleted_at is null`,
    `ends_at > now()`,
    `(job_deadline_date is null or job_deadline_date >= current_date)`,
  ];
  for (const word of (body.keyword ?? '').split(/\s+/).filter(Boolean)) {
    params.push(`%${word}%`);
    where.push(`(title ilike $${params.length} or description ilike $${params.length})`);
  }
  const offset = (Number(body.pageNumber ?? 1) - 1) * 10;
  return {
    sql: `select id, title, count(*) over () from jobs where ${where.join(' and ')} order by published_at desc limit 10 offset ${offset}`,
    params,
  };
}
