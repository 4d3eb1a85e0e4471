import { sql } from 'drizzle-orm';
import type { Database } from '../../db/db.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import { isEmptyQuery, type QueryNode, type QueryTerm, toTsquery } from '../query-tree.ts';
import type { WordQuery } from '../searchable-texts.ts';
import { readIds } from './read-ids.ts';
import type { IndexTables } from './tables.ts';

/** Weights of body, related words, parts and title. The order is title, compound of the title, synonym or label, body. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);

/** Maximum number of documents that one search ranks, because reading their weighted fields is slow. */
export const mostRanked = 1000;

/**
 * With up to so many documents PostgreSQL uses no index and scans all for each term, so documents with any term are selected
 * first.
 */
const mostScanned = 2000;

export interface WordQueries {
  /**
   * The posting list of each term: ids of the documents with the term.
   * @param total approximate number of documents
   */
  readPostings(db: Database, terms: readonly QueryTerm[], total: number): Promise<Uint32Array[]>;
  /**
   * Scores of documents for a query over the weighted fields.
   * @param ids at most {@link mostRanked}
   * @returns relative scores above 0 by id; a document without a score has the words only in its body
   */
  rankByWords(
    db: Database,
    query: Pick<WordQuery, 'exact' | 'any'>,
    ids: readonly number[],
  ): Promise<Map<number, number>>;
  /** Scores of documents for one query over the weighted fields, from 0 to 1, by id. */
  scoreByWords(db: Database, query: QueryNode, ids: readonly number[]): Promise<Map<number, number>>;
  /** Tags of the titles of documents with a prefix, in the order of the ids. */
  readTitleTags(db: Database, prefix: string, ids: readonly number[]): Promise<string[]>;
}

export function wordQueriesOf(name: string, { rows, terms }: IndexTables): WordQueries {
  const rank = (query: string) => sql`ts_rank(${weights}, ${rows.weightedFields}, ${sql.placeholder(query)}::tsquery)`;
  const scores = {
    /** For a single word, where `any` adds nothing to `exact`. */
    single: rank('exact'),
    several: sql`(${rank('exact')} + 0.1 * ${rank('any')})`,
  };
  const ranking = memoizePerDatabase((db) => {
    /** Concatenated ids and scores, 4 and 2 bytes. */
    const build = (scoring: keyof typeof scores) =>
      db
        .select({
          packed: sql<Buffer | null>`string_agg(
            int4send(${rows.id}) || int2send(least(32767, ceil(10000 * ${scores[scoring]}))::int2), ''::bytea)`,
        })
        .from(rows.table)
        .where(
          sql`${rows.id} = any(${sql.placeholder('ids')}::int[]) and ${rows.weightedFields} @@ ${sql.placeholder('any')}::tsquery`,
        )
        .prepare(`${name}_ranked_${scoring}`);
    return { single: build('single'), several: build('several') };
  });

  return {
    async readPostings(db, wordQueries, total) {
      const isSmall = total <= mostScanned;
      const candidates = sql`select ${terms.id} as id, ${terms.words} as words from ${terms.table}`;
      const having = sql`where ${terms.words} @@ ${toTsquery({ any: wordQueries })}::tsquery`;
      const read = await db.execute<{ ids: Buffer | null }>(sql`
        with candidate as ${isSmall ? sql`materialized (${candidates} ${having})` : sql`not materialized (${candidates})`}
        select (
          select string_agg(int4send(id), ''::bytea) from candidate where words @@ query.term::tsquery
        ) as ids
        from unnest(${sql.param(wordQueries.map(toTsquery))}::text[]) with ordinality as query (term, place) order by place`);
      return read.rows.map(({ ids }) => readIds(ids ?? Buffer.alloc(0)));
    },
    async rankByWords(db, { exact, any }, ids) {
      if (ids.length === 0) return new Map();
      const scoring = isTerm(any) ? 'single' : 'several';
      const [ranked] = await ranking(db)[scoring].execute({
        ids: `{${ids.join()}}`,
        exact: toTsquery(exact),
        any: toTsquery(any),
      });
      return readRanked(ranked?.packed ?? Buffer.alloc(0));
    },
    async scoreByWords(db, query, ids) {
      if (ids.length === 0 || isEmptyQuery(query)) return new Map();
      const text = toTsquery(query);
      const read = await db.execute<{ id: number; score: number }>(sql`
        select ${rows.id} as id, ts_rank(${weights}, ${rows.weightedFields}, ${text}::tsquery) as score from ${rows.table}
        where ${rows.id} = any(${sql.param([...ids])}::int[]) and ${rows.weightedFields} @@ ${text}::tsquery`);
      return new Map(read.rows.map(({ id, score }) => [id, score]));
    },
    async readTitleTags(db, prefix, ids) {
      if (ids.length === 0) return [];
      const read = await db.execute<{ lexeme: string }>(sql`
        select lexeme from unnest(${sql.param([...ids])}::int[]) with ordinality as asked (id, place)
        join ${rows.table} on ${rows.id} = asked.id, unnest(${rows.weightedFields})
        where starts_with(lexeme, ${prefix}) and 'A' = any(weights) order by place`);
      return read.rows.map(({ lexeme }) => lexeme);
    },
  };
}

function isTerm(node: QueryNode): boolean {
  return 'word' in node || 'prefix' in node;
}

function readRanked(bytes: Buffer): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 6) scores.set(bytes.readUInt32BE(at), bytes.readUInt16BE(at + 4));
  return scores;
}
