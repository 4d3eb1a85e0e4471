import { cvSearchLimits } from '@jobblik/contract/cv/cv-search.rules';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { UsedWord, WordQuery } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cvSearch, cvTerms, cvWords } from './cv-search.tables.ts';

/** Weights of body, other names, parts and title: a wished title, then in a compound, then a skill or synonym. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);
const { mostCounted } = cvSearchLimits;

/** CVs that have the words, in no order; scores are only compared with each other. */
export interface KeywordHits {
  userIds: Uint32Array;
  /** CVs whose wishes, labels or other names say one of the words; not all of them need be hits. */
  ranked: { userIds: Uint32Array; scores: Uint16Array };
  /** There are more than the most that are counted; these are some of them. */
  isPartial: boolean;
}

export const noHits: KeywordHits = {
  userIds: new Uint32Array(),
  ranked: { userIds: new Uint32Array(), scores: new Uint16Array() },
  isPartial: false,
};

/** So many CVs are looked up one by one to be ranked; beyond it all that have one of the words in their head are. */
const fewToRank = 10_000;

const matching = prepared((db) => {
  const found = db
    .select({ userId: cvTerms.userId })
    .from(cvTerms)
    .where(sql`${cvTerms.words} @@ ${sql.placeholder('match')}::tsquery`)
    .limit(mostCounted + 1)
    .as('found');
  return db
    .select({ ids: sql<Buffer | null>`string_agg(int4send(${found.userId}), ''::bytea)` })
    .from(found)
    .prepare('cvs_matching');
});

const rank = (query: string) => sql`ts_rank(${weights}, ${cvSearch.head}, ${sql.placeholder(query)}::tsquery)`;
const scores = {
  /** For a single word, of which `any` says nothing that `exact` does not. */
  single: rank('exact'),
  several: sql`(${rank('exact')} + 0.1 * ${rank('any')})`,
};
type Scoring = keyof typeof scores;

/** User id and score one after another, four bytes and two. */
const packed = (scoring: Scoring) => sql<Buffer | null>`string_agg(
  int4send(${cvSearch.userId}) || int2send(least(32767, round(10000 * ${scores[scoring]}))::int2), ''::bytea)`;
const hasAny = sql`${cvSearch.head} @@ ${sql.placeholder('any')}::tsquery`;
const isAmong = sql`${cvSearch.userId} = any(${sql.placeholder('ids')}::int[])`;

const ranking = prepared((db) => {
  const build = (scoring: Scoring, where: SQL | undefined, name: string) =>
    db
      .select({ packed: packed(scoring) })
      .from(cvSearch)
      .where(where)
      .prepare(`cvs_ranked_${scoring}_${name}`);
  return {
    single: { byIds: build('single', and(isAmong, hasAny), 'by_ids'), byHead: build('single', hasAny, 'by_head') },
    several: { byIds: build('several', and(isAmong, hasAny), 'by_ids'), byHead: build('several', hasAny, 'by_head') },
  };
});

/** Finds CVs by the index of their words, and ranks those whose head says them. */
export async function findByWords(db: Database, { match, exact, any }: WordQuery): Promise<KeywordHits> {
  const [found] = await matching(db).execute({ match });
  const ids = found?.ids ?? Buffer.alloc(0);
  const userIds = new Uint32Array(Math.min(ids.length / 4, mostCounted));
  for (let at = 0; at < userIds.length; at += 1) userIds[at] = ids.readUInt32BE(at * 4);
  if (userIds.length === 0) return noHits;
  const { byIds, byHead } = ranking(db)[/[|&]/.test(any) ? 'several' : 'single'];
  const [ranked] =
    userIds.length <= fewToRank
      ? await byIds.execute({ ids: `{${userIds.join()}}`, exact, any })
      : await byHead.execute({ exact, any });
  return {
    userIds,
    ranked: readRanked(ranked?.packed ?? Buffer.alloc(0)),
    isPartial: ids.length / 4 > mostCounted,
  };
}

function readRanked(bytes: Buffer): KeywordHits['ranked'] {
  const userIds = new Uint32Array(bytes.length / 6);
  const found = new Uint16Array(userIds.length);
  for (let at = 0; at < userIds.length; at += 1) {
    userIds[at] = bytes.readUInt32BE(at * 6);
    found[at] = bytes.readUInt16BE(at * 6 + 4);
  }
  return { userIds, scores: found };
}

/** Those of the words that CVs use or begin with. @param words folded */
export async function wordsInUse(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select asked.word from unnest(${sql.param([...words])}::text[]) as asked (word)
    where exists (
      select from ${cvWords} where ${cvWords.uses} > 0
      and ${cvWords.word} ~>=~ asked.word and ${cvWords.word} ~<~ (asked.word || chr(1114111))
    )`);
  return new Set(rows.map((row) => row.word));
}

const near = prepared((db) =>
  db
    .select({ word: cvWords.word, shown: cvWords.shown, docs: cvWords.uses })
    .from(cvWords)
    .where(gt(cvWords.uses, 0))
    .orderBy(sql`${cvWords.word} <-> ${sql.placeholder('word')}`)
    .limit(40)
    .prepare('cv_words_near'),
);

/** Words of CVs that look most like one, with the number of CVs that use them. */
export async function nearWords(db: Database, word: string): Promise<UsedWord[]> {
  const rows = await near(db).execute({ word });
  return rows.map((row) => ({ ...row, shown: row.shown ?? row.word }));
}
