import type { JobSearch } from '@jobblik/contract/jobs/job-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { loggableWords } from './loggable-words.ts';
import { emptySearches } from './search-log.tables.ts';

const dayMs = 86_400_000;
/** Days after which entries are deleted. */
const retention = 90;
/** Maximum number of different searches per day; further ones are not logged. */
const mostOfDay = 2_000;

/**
 * Logs a search that found nothing or only some of its words, without the person and without the chosen filter values. A search
 * whose words may name a person is not logged.
 */
export async function logEmptySearch({ db, clock }: Services, search: JobSearch): Promise<void> {
  const words = loggableWords(search.keyword);
  if (words === null) return;
  const day = localDateOf(clock.now());
  const filters = filterKinds(search);
  const isSame = and(eq(emptySearches.day, day), eq(emptySearches.words, words), eq(emptySearches.filters, filters));
  await db.execute(sql`
    insert into ${emptySearches} (day, words, filters, searches)
    select ${day}::date, ${words}::text, ${filters}::text, 1
    where (select count(*) from ${emptySearches} where ${emptySearches.day} = ${day}::date) < ${mostOfDay}
      or exists (select from ${emptySearches} where ${isSame})
    on conflict (day, words, filters) do update set searches = ${emptySearches.searches} + 1`);
}

/** Names of the used filters. */
function filterKinds(search: JobSearch): string {
  const kinds = {
    category: search.category_condition.length > 0 || Boolean(search.category_title),
    company: search.company_id != null,
    location: search.location.length > 0 || Number(search.postcode ?? 0) > 0,
    pay: search.pay_shown,
    posted: search.datePosted.length > 0,
    remote: search.remote.length > 0,
    type: search.job_type.length > 0,
    wishes: search.wishes.length > 0,
  };
  return Object.entries(kinds)
    .flatMap(([kind, isChosen]) => (isChosen ? [kind] : []))
    .join(' ');
}

/** Deletes searches older than the retention. */
export async function forgetEmptySearches({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(emptySearches).where(lt(emptySearches.day, daysBefore(clock.now(), retention)));
}

export interface EmptySearch {
  words: string;
  /** Kinds of filters. */
  filters: string;
  searches: number;
  /** Last local day with the search. */
  lastDay: string;
}

/** Empty searches of the last days, the most frequent first. */
export async function readEmptySearches(
  db: Database,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<EmptySearch[]> {
  const searches = sql<number>`sum(${emptySearches.searches})::int`;
  return await db
    .select({
      words: emptySearches.words,
      filters: emptySearches.filters,
      searches,
      lastDay: sql<string>`max(${emptySearches.day})::text`,
    })
    .from(emptySearches)
    .where(gte(emptySearches.day, daysBefore(now, days)))
    .groupBy(emptySearches.words, emptySearches.filters)
    .orderBy(desc(searches), emptySearches.words, emptySearches.filters)
    .limit(limit);
}

function daysBefore(now: Date, days: number): string {
  return localDateOf(new Date(now.getTime() - days * dayMs));
}
