import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { jobSearch, jobSearchState, jobs, jobTerms, jobWords } from '../jobs.tables.ts';
import { type Indexable, type SearchRow, searchRowOf, titleWordsOf } from './search-row.ts';

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
  const change = await nextChange(tx);
  const ids = rows.map((row) => row.jobId);
  await forgetWords(tx, ids);
  const texts = (pick: (row: SearchRow) => string) => sql`${sql.param(rows.map(pick))}::text[]`;
  const vector = (column: string, weight: string) =>
    sql.raw(`setweight(to_tsvector('simple', ${column}), '${weight}')`);
  const head = sql`${vector('title', 'A')} || ${vector('parts', 'B')} || ${vector('related', 'C')}`;
  await tx.execute(sql`
    with given as (
      select job_id, live_until, facts, body, coalesce(string_to_array(nullif(title_words, ''), ' '), '{}') as title_words,
        ${head} as head
      from unnest(
        ${sql.param(ids)}::int[],
        ${sql.param(rows.map((row) => row.liveUntil?.toISOString() ?? null))}::timestamptz[],
        ${sql.param(rows.map((row) => row.facts))}::bytea[],
        ${texts((row) => row.terms.title)}, ${texts((row) => row.terms.parts)}, ${texts((row) => row.terms.related)},
        ${texts((row) => row.terms.body)}, ${texts((row) => row.terms.words.join(' '))}
      ) as ad (job_id, live_until, facts, title, parts, related, body, title_words)
    ), terms as (
      insert into ${jobTerms} (job_id, words) select job_id, head || setweight(to_tsvector('simple', body), 'D') from given
      on conflict (job_id) do update set words = excluded.words
    )
    insert into ${jobSearch} (job_id, change, live_until, facts, head, title_words)
    select job_id, ${change}, live_until, facts, head, title_words from given
    on conflict (job_id) do update set change = excluded.change, live_until = excluded.live_until, facts = excluded.facts,
      head = excluded.head, title_words = excluded.title_words`);
  await countWords(tx, rows.flatMap(titleWordsOf));
}

/** The next number of change; whoever asks next waits until this transaction ends. */
export async function nextChange(tx: Transaction): Promise<number> {
  const [state] = await tx
    .update(jobSearchState)
    .set({ change: sql`${jobSearchState.change} + 1` })
    .returning({ change: jobSearchState.change });
  if (!state) throw new Error('the row of job_search_state is missing');
  return state.change;
}

/** Takes back what search rows had added to the words of titles. */
export async function forgetWords(tx: Transaction, jobIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${jobWords} set uses = greatest(0, ${jobWords.uses} - gone.uses)
    from (
      select word, count(*)::int as uses from ${jobSearch}, unnest(${jobSearch.titleWords}) as word
      where ${inArray(jobSearch.jobId, [...jobIds])} group by word
    ) as gone where ${jobWords.word} = gone.word`);
}

async function countWords(tx: Transaction, words: readonly { word: string; shown: string | null }[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into ${jobWords} (word, shown, uses)
    select word, max(shown), count(*)
    from unnest(${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ shown }) => shown))}::text[])
      as given (word, shown) group by word order by word
    on conflict (word) do update set uses = ${jobWords.uses} + excluded.uses, shown = coalesce(${jobWords.shown}, excluded.shown)`);
}
