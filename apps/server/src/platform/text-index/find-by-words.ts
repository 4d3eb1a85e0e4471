import { sql } from 'drizzle-orm';
import { type QueryNode, type QueryTerm, toTsquery, type WordQuery } from '../danish/index.ts';
import type { Database } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { TextIndexTables } from './text-index.ts';

/** Weights of body, other names, parts and title: whole word in the title, then in a compound, then a synonym or label. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);

/** So many texts at most are ranked in one search: reading their heads is what a search for a common word would wait for. */
export const mostRanked = 1000;

export interface WordFinder {
  /** Ids of the texts that have a term, for each of the terms. */
  readPostings(db: Database, terms: readonly QueryTerm[]): Promise<Uint32Array[]>;
  /**
   * How well the heads of texts say the words.
   * @param ids {@link mostRanked} at most
   * @returns scores above 0 by id, only to be compared with each other; who has none says the words in its body alone
   */
  rankByWords(
    db: Database,
    query: Pick<WordQuery, 'exact' | 'any'>,
    ids: readonly number[],
  ): Promise<Map<number, number>>;
}

/** The finder of one index. */
export function wordFinderOf({ name, rows, terms }: TextIndexTables): WordFinder {
  const rank = (query: string) => sql`ts_rank(${weights}, ${rows.head}, ${sql.placeholder(query)}::tsquery)`;
  const scores = {
    /** For a single word, of which `any` says nothing that `exact` does not. */
    single: rank('exact'),
    several: sql`(${rank('exact')} + 0.1 * ${rank('any')})`,
  };
  const ranking = prepared((db) => {
    /** Id and score one after another, four bytes and two. */
    const build = (scoring: keyof typeof scores) =>
      db
        .select({
          packed: sql<Buffer | null>`string_agg(
            int4send(${rows.id}) || int2send(least(32767, ceil(10000 * ${scores[scoring]}))::int2), ''::bytea)`,
        })
        .from(rows.table)
        .where(
          sql`${rows.id} = any(${sql.placeholder('ids')}::int[]) and ${rows.head} @@ ${sql.placeholder('any')}::tsquery`,
        )
        .prepare(`${name}_ranked_${scoring}`);
    return { single: build('single'), several: build('several') };
  });

  return {
    async readPostings(db, asked) {
      const read = await db.execute<{ ids: Buffer | null }>(sql`
        select (
          select string_agg(int4send(${terms.id}), ''::bytea) from ${terms.table}
          where ${terms.words} @@ asked.term::tsquery
        ) as ids
        from unnest(${sql.param(asked.map(toTsquery))}::text[]) with ordinality as asked (term, place) order by place`);
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
  };
}

function isTerm(node: QueryNode): boolean {
  return 'word' in node || 'prefix' in node;
}

function readIds(bytes: Buffer): Uint32Array {
  const ids = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < ids.length; at += 1) ids[at] = bytes.readUInt32BE(at * 4);
  return ids;
}

function readRanked(bytes: Buffer): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 6) scores.set(bytes.readUInt32BE(at), bytes.readUInt16BE(at + 4));
  return scores;
}
