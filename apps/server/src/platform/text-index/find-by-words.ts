import { and, type SQL, sql } from 'drizzle-orm';
import type { WordQuery } from '../danish/index.ts';
import type { Database } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { TextIndexTables } from './text-index.ts';

/** Weights of body, other names, parts and title: whole word in the title, then in a compound, then a synonym or label. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);

/** Texts that have the words, in no order; scores are only compared with each other. */
export interface KeywordHits {
  ids: Uint32Array;
  /** Texts whose head says one of the words; not all of them need be hits. */
  ranked: { ids: Uint32Array; scores: Uint16Array };
  /** There are more than the most that are counted; these are some of them. */
  isPartial: boolean;
}

export const noHits: KeywordHits = {
  ids: new Uint32Array(),
  ranked: { ids: new Uint32Array(), scores: new Uint16Array() },
  isPartial: false,
};

export interface WordFinder {
  /** Finds texts by the index of their words, and ranks those whose head says them. */
  findByWords(db: Database, query: WordQuery): Promise<KeywordHits>;
}

/** So many texts are looked up one by one to be ranked; beyond it all that have one of the words in their head are. */
const fewToRank = 10_000;

/** The words of a head out of lexemes, for `insert … select` from columns `title`, `parts` and `related`. */
export const headOf: SQL = sql.raw(
  ['title', 'parts', 'related']
    .map((column, at) => `setweight(to_tsvector('simple', ${column}), '${'ABC'[at]}')`)
    .join(' || '),
);

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
  type Scoring = keyof typeof scores;
  /** Id and score one after another, four bytes and two. */
  const packed = (scoring: Scoring) => sql<Buffer | null>`string_agg(
    int4send(${rows.id}) || int2send(least(32767, round(10000 * ${scores[scoring]}))::int2), ''::bytea)`;
  const hasAny = sql`${rows.head} @@ ${sql.placeholder('any')}::tsquery`;
  const isAmong = sql`${rows.id} = any(${sql.placeholder('ids')}::int[])`;
  const ranking = prepared((db) => {
    const build = (scoring: Scoring, where: SQL | undefined, how: string) =>
      db
        .select({ packed: packed(scoring) })
        .from(rows.table)
        .where(where)
        .prepare(`${name}_ranked_${scoring}_${how}`);
    const both = (scoring: Scoring) => ({
      byIds: build(scoring, and(isAmong, hasAny), 'by_ids'),
      byHead: build(scoring, hasAny, 'by_head'),
    });
    return { single: both('single'), several: both('several') };
  });

  return {
    async findByWords(db, { match, exact, any }) {
      const [found] = await matching(db).execute({ match });
      const read = found?.ids ?? Buffer.alloc(0);
      const ids = new Uint32Array(Math.min(read.length / 4, mostCounted));
      for (let at = 0; at < ids.length; at += 1) ids[at] = read.readUInt32BE(at * 4);
      if (ids.length === 0) return noHits;
      const { byIds, byHead } = ranking(db)[/[|&]/.test(any) ? 'several' : 'single'];
      const [ranked] =
        ids.length <= fewToRank
          ? await byIds.execute({ ids: `{${ids.join()}}`, exact, any })
          : await byHead.execute({ exact, any });
      return { ids, ranked: readRanked(ranked?.packed ?? Buffer.alloc(0)), isPartial: read.length / 4 > mostCounted };
    },
  };
}

function readRanked(bytes: Buffer): KeywordHits['ranked'] {
  const ids = new Uint32Array(bytes.length / 6);
  const scores = new Uint16Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) {
    ids[at] = bytes.readUInt32BE(at * 6);
    scores[at] = bytes.readUInt16BE(at * 6 + 4);
  }
  return { ids, scores };
}
