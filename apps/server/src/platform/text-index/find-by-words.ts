import { type SQL, sql } from 'drizzle-orm';
import type { WordQuery } from '../danish/index.ts';
import type { Database } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { TextIndexTables } from './text-index.ts';

/** Weights of body, other names, parts and title: whole word in the title, then in a compound, then a synonym or label. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);

/** Texts that have the words, in no order. */
export interface KeywordHits {
  ids: Uint32Array;
  /** There are more than the most that are counted; these are some of them. */
  isPartial: boolean;
}

export const noHits: KeywordHits = { ids: new Uint32Array(), isPartial: false };

/** So many texts at most are ranked in one search: reading their heads is what a search for a common word would wait for. */
export const mostRanked = 3000;

export interface WordFinder {
  /** Finds texts by the index of their words. @param match valid as `tsquery` */
  findByWords(db: Database, match: string): Promise<KeywordHits>;
  /**
   * How well the heads of texts say the words.
   * @param ids {@link mostRanked} at most
   * @returns scores above 0 by id, only to be compared with each other; who has none says the words in its body alone
   */
  rankByWords(db: Database, query: Pick<WordQuery, 'exact' | 'any'>, ids: Uint32Array): Promise<Map<number, number>>;
}

/** The words of a head out of lexemes, for `insert … select` from columns `title`, `parts` and `related`. */
export const headOf: SQL = sql.raw(
  ['title', 'parts', 'related']
    .map((column, at) => `setweight(to_tsvector('simple', ${column}), '${'ABC'[at]}')`)
    .join(' || '),
);

/**
 * The finder of one index.
 * @param mostCounted the most hits that are read; beyond it they are partial
 */
export function wordFinderOf({ name, rows, terms }: TextIndexTables, mostCounted: number): WordFinder {
  const matching = prepared((db) => {
    const found = db
      .select({ id: sql<number>`${terms.id}`.as('id') })
      .from(terms.table)
      .where(sql`${terms.words} @@ ${sql.placeholder('match')}::tsquery`)
      .limit(mostCounted + 1)
      .as('found');
    return db
      .select({ ids: sql<Buffer | null>`string_agg(int4send(${found.id}), ''::bytea)` })
      .from(found)
      .prepare(`${name}_matching`);
  });

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
    async findByWords(db, match) {
      const [found] = await matching(db).execute({ match });
      const read = found?.ids ?? Buffer.alloc(0);
      const ids = new Uint32Array(Math.min(read.length / 4, mostCounted));
      for (let at = 0; at < ids.length; at += 1) ids[at] = read.readUInt32BE(at * 4);
      return { ids, isPartial: read.length / 4 > mostCounted };
    },
    async rankByWords(db, { exact, any }, ids) {
      if (ids.length === 0) return new Map();
      const scoring = /[|&]/.test(any) ? 'several' : 'single';
      const [ranked] = await ranking(db)[scoring].execute({ ids: `{${ids.join()}}`, exact, any });
      return readRanked(ranked?.packed ?? Buffer.alloc(0));
    },
  };
}

function readRanked(bytes: Buffer): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 6) scores.set(bytes.readUInt32BE(at), bytes.readUInt16BE(at + 4));
  return scores;
}
