import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import {
  isEmptyQuery,
  type QueryNode,
  type SearchableTexts,
  toTsquery,
  type UsedWord,
} from '../../platform/search/index.ts';
import { findKeyword } from '../../search/index.ts';
import { applications, applicationTerms } from '../applications.tables.ts';

/**
 * Condition: an application contains every typed word, in any Danish form; a word that none of the ad's applications contains
 * counts as misspelt. Undefined if the text has no searchable word.
 */
export async function matchWords(db: Database, jobId: number, keyword: string): Promise<SQL | undefined> {
  const { query, isNear } = await findKeyword(keyword, applicationsOf(db, jobId));
  if (isEmptyQuery(query.match)) return undefined;
  // An application with only some of the words is not shown.
  return isNear ? sql`false` : hasWords(query.match);
}

/** The applications to an ad for {@link findKeyword}: whether any contains the words. */
function applicationsOf(db: Database, jobId: number): SearchableTexts<boolean> {
  return {
    stopWords: new Set(),
    none: false,
    find: ({ match }) => anyHas(db, jobId, match),
    count: Number,
    inUse: async () => new Set(),
    near: (word) => nearWords(db, jobId, word),
  };
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

/** Words of the ad's applications that are similar to one. */
async function nearWords(db: Database, jobId: number, word: string): Promise<UsedWord[]> {
  const { rows } = await db.execute<{ word: string; docs: number }>(sql`
    select word, count(*)::int as docs
    from ${applications} join ${applicationTerms} on ${applicationTerms.applicationId} = ${applications.id},
      unnest(${applicationTerms.vocabulary}) as word
    where ${applications.jobId} = ${jobId} and word % ${word}
    group by word order by similarity(word, ${word}) desc limit 40`);
  return rows.map((row) => ({ ...row, shown: row.word }));
}
