import { mostCounted } from '@jobblik/contract/jobs/job-choices.rules';
import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobSearch, jobTerms, jobWords } from '../jobs.tables.ts';

/** Weights of body, other names, parts and title: whole word in the title, then in a compound, then a synonym or label. */
const weights = sql.raw(`'{0.02,0.12,0.4,1}'::float4[]`);

/** What is asked of the words of ads; texts valid as `tsquery`. */
export interface WordQuery {
  match: string;
  exact: string;
  any: string;
}

/** Ads that have the words, in no order; scores are only compared with each other. */
export interface KeywordHits {
  jobIds: Uint32Array;
  /** Ads whose title, labels or other names say one of the words; not all of them need be hits. */
  ranked: { jobIds: Uint32Array; scores: Uint16Array };
  /** There are more than {@link mostCounted}; these are some of them. */
  isPartial: boolean;
}

/** So many ads are looked up one by one to be ranked; beyond it all ads that have one of the words in their head are. */
const fewToRank = 10_000;

const matching = prepared((db) => {
  const found = db
    .select({ jobId: jobTerms.jobId })
    .from(jobTerms)
    .where(sql`${jobTerms.words} @@ ${sql.placeholder('match')}::tsquery`)
    .limit(mostCounted + 1)
    .as('found');
  return db
    .select({ ids: sql<Buffer | null>`string_agg(int4send(${found.jobId}), ''::bytea)` })
    .from(found)
    .prepare('jobs_matching');
});

const rank = (query: string) => sql`ts_rank(${weights}, ${jobSearch.head}, ${sql.placeholder(query)}::tsquery)`;
const scores = {
  /** For a single word, of which `any` says nothing that `exact` does not. */
  single: rank('exact'),
  several: sql`(${rank('exact')} + 0.1 * ${rank('any')})`,
};
type Scoring = keyof typeof scores;

/** Ad id and score one after another, four bytes and two. */
const packed = (scoring: Scoring) => sql<Buffer | null>`string_agg(
  int4send(${jobSearch.jobId}) || int2send(least(32767, round(10000 * ${scores[scoring]}))::int2), ''::bytea)`;
const hasAny = sql`${jobSearch.head} @@ ${sql.placeholder('any')}::tsquery`;
const isAmong = sql`${jobSearch.jobId} = any(${sql.placeholder('ids')}::int[])`;

const ranking = prepared((db) => {
  const build = (scoring: Scoring, where: SQL | undefined, name: string) =>
    db
      .select({ packed: packed(scoring) })
      .from(jobSearch)
      .where(where)
      .prepare(`jobs_ranked_${scoring}_${name}`);
  return {
    single: { byIds: build('single', and(isAmong, hasAny), 'by_ids'), byHead: build('single', hasAny, 'by_head') },
    several: { byIds: build('several', and(isAmong, hasAny), 'by_ids'), byHead: build('several', hasAny, 'by_head') },
  };
});

/** Finds ads by the index of their words, and ranks those whose head says them. */
export async function findByWords(db: Database, { match, exact, any }: WordQuery): Promise<KeywordHits> {
  const [found] = await matching(db).execute({ match });
  const ids = found?.ids ?? Buffer.alloc(0);
  const jobIds = new Uint32Array(Math.min(ids.length / 4, mostCounted));
  for (let at = 0; at < jobIds.length; at += 1) jobIds[at] = ids.readUInt32BE(at * 4);
  const isPartial = ids.length / 4 > mostCounted;
  if (jobIds.length === 0) return noHits;
  const { byIds, byHead } = ranking(db)[/[|&]/.test(any) ? 'several' : 'single'];
  const [ranked] =
    jobIds.length <= fewToRank
      ? await byIds.execute({ ids: `{${jobIds.join()}}`, exact, any })
      : await byHead.execute({ exact, any });
  return { jobIds, ranked: readRanked(ranked?.packed ?? Buffer.alloc(0)), isPartial };
}

function readRanked(bytes: Buffer): KeywordHits['ranked'] {
  const jobIds = new Uint32Array(bytes.length / 6);
  const found = new Uint16Array(jobIds.length);
  for (let at = 0; at < jobIds.length; at += 1) {
    jobIds[at] = bytes.readUInt32BE(at * 6);
    found[at] = bytes.readUInt16BE(at * 6 + 4);
  }
  return { jobIds, scores: found };
}

export const noHits: KeywordHits = {
  jobIds: new Uint32Array(),
  ranked: { jobIds: new Uint32Array(), scores: new Uint16Array() },
  isPartial: false,
};

/** Those of the words that titles of ads use or begin with. @param words folded */
export async function wordsInUse(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select asked.word from unnest(${sql.param([...words])}::text[]) as asked (word)
    where exists (
      select from ${jobWords} where ${jobWords.uses} > 0
      and ${jobWords.word} ~>=~ asked.word and ${jobWords.word} ~<~ (asked.word || chr(1114111))
    )`);
  return new Set(rows.map((row) => row.word));
}

const near = prepared((db) =>
  db
    .select({ word: jobWords.word, shown: jobWords.shown, docs: jobWords.uses })
    .from(jobWords)
    .where(gt(jobWords.uses, 0))
    .orderBy(sql`${jobWords.word} <-> ${sql.placeholder('word')}`)
    .limit(40)
    .prepare('job_words_near'),
);

/** Words of titles that look most like one, with the number of ads that use them. */
export async function nearWords(db: Database, word: string): Promise<{ word: string; shown: string; docs: number }[]> {
  const rows = await near(db).execute({ word });
  return rows.map((row) => ({ ...row, shown: row.shown ?? row.word }));
}
