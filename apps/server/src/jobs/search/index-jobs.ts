import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { addedWords, headOf, wordsOf } from '../../platform/text-index/index.ts';
import { jobSearch, jobs, jobTerms } from '../jobs.tables.ts';
import { jobIndex } from './job-index.ts';
import { type Indexable, type SearchRow, searchRowOf } from './search-row.ts';

/**
 * Makes searches agree with ads that were just written. Call it last in the transaction that changes an ad: it holds the number of
 * changes until the commit, which other writers wait for.
 */
export async function indexJobs(tx: Transaction, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await readIndexable(tx, jobIds);
  await writeSearchRows(
    tx,
    rows.map((row) => searchRowOf(row)),
  );
}

async function readIndexable(tx: Transaction, jobIds: readonly number[]): Promise<Indexable[]> {
  const rows = await tx
    .select({
      job: jobs,
      companyName: companies.name,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...jobIds]));
  return rows.map(({ job, companyName, deactivatedAt, removedAt }) => ({
    job,
    companyName,
    isAwake: deactivatedAt === null && removedAt === null,
  }));
}

/** Writes search rows under the next number and counts the words of their titles. */
export async function writeSearchRows(tx: Transaction, rows: readonly SearchRow[]): Promise<void> {
  const change = await jobIndex.nextChange(tx);
  const ids = rows.map((row) => row.jobId);
  const unused = await jobIndex.forgetWords(tx, ids);
  const texts = (pick: (row: SearchRow) => string) => sql`${sql.param(rows.map(pick))}::text[]`;
  await tx.execute(sql`
    with given as (
      select job_id, live_until, facts, body, coalesce(string_to_array(nullif(title_words, ''), ' '), '{}') as title_words,
        ${headOf} as head
      from unnest(
        ${sql.param(ids)}::int[],
        ${sql.param(rows.map((row) => row.liveUntil?.toISOString() ?? null))}::timestamptz[],
        ${sql.param(rows.map((row) => row.facts))}::bytea[],
        ${texts((row) => row.terms.title)}, ${texts((row) => row.terms.parts)}, ${texts((row) => row.terms.related)},
        ${texts((row) => row.terms.body)}, ${texts((row) => row.terms.words.join(' '))}
      ) as ad (job_id, live_until, facts, title, parts, related, body, title_words)
    ), terms as (
      insert into ${jobTerms} (job_id, words) select job_id, ${wordsOf} from given
      on conflict (job_id) do update set words = excluded.words
    )
    insert into ${jobSearch} (job_id, change, live_until, facts, head, title_words)
    select job_id, ${change}, live_until, facts, head, title_words from given
    on conflict (job_id) do update set change = excluded.change, live_until = excluded.live_until, facts = excluded.facts,
      head = excluded.head, title_words = excluded.title_words`);
  await jobIndex.countWords(
    tx,
    rows.flatMap(({ written, terms }) => addedWords(written, terms)),
  );
  await jobIndex.dropUnused(tx, unused);
}
