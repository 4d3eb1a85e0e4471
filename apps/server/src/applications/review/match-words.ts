import { eq, type SQL, sql } from 'drizzle-orm';
import { correct, isEmptyQuery, parseQuery, type QueryNode, toTsquery } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { applications, applicationTerms } from '../applications.tables.ts';

/**
 * The condition under which an application has every word that was typed, in any Danish form; a word that none of the ad's
 * applications has is taken for a misspelt one. Undefined when the text holds no word to search for.
 */
export async function matchWords(db: Database, jobId: number, keyword: string): Promise<SQL | undefined> {
  const query = parseQuery(keyword);
  if (isEmptyQuery(query.match)) return undefined;
  if (query.fuzzy.length === 0 || (await anyHas(db, jobId, query.match))) return hasWords(query.match);
  const corrections = new Map<string, string[]>();
  for (const word of query.fuzzy.slice(0, 4)) {
    const near = await nearWords(db, jobId, word);
    const meant = correct(word, near).map((correction) => correction.word);
    if (meant.length > 0) corrections.set(word, meant);
  }
  return hasWords(parseQuery(keyword, { corrections }).match);
}

function hasWords(query: QueryNode): SQL {
  return sql`exists (select 1 from ${applicationTerms} where ${applicationTerms.applicationId} = ${applications.id}
    and ${applicationTerms.words} @@ ${toTsquery(query)}::tsquery)`;
}

async function anyHas(db: Database, jobId: number, query: QueryNode): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicationTerms, eq(applicationTerms.applicationId, applications.id))
    .where(sql`${applications.jobId} = ${jobId} and ${applicationTerms.words} @@ ${toTsquery(query)}::tsquery`)
    .limit(1);
  return row !== undefined;
}

/** Words of the ad's applications that resemble one. */
async function nearWords(db: Database, jobId: number, word: string): Promise<{ word: string; docs: number }[]> {
  const rows = await db.execute(sql`
    select word, count(*)::int as docs
    from ${applications} join ${applicationTerms} on ${applicationTerms.applicationId} = ${applications.id},
      unnest(${applicationTerms.vocabulary}) as word
    where ${applications.jobId} = ${jobId} and word % ${word}
    group by word order by similarity(word, ${word}) desc limit 40`);
  return rows.rows as { word: string; docs: number }[];
}
