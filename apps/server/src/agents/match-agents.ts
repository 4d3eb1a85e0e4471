import { type SQL, sql } from 'drizzle-orm';
import { jobTerms } from '../jobs/jobs.tables.ts';
import type { Database } from '../platform/db/db.ts';
import type { AdFacts } from './ad-facts.ts';
import { jobAgentKeys, jobAgents } from './agents.tables.ts';

/**
 * Every agent that an ad fits, by one query over the keys of all agents. Each word of the ad, and "no word", is looked up once
 * in the index together with the ad's few places, categories and company: what is read is as many index entries as agents fit, a few
 * more for agents that have to be asked themselves. How many agents there are only makes the index a level deeper.
 * @returns ids in no order
 */
export async function findMatchingAgents(db: Database, ad: AdFacts): Promise<number[]> {
  const { rows } = await db.execute<{ sure: Buffer | null; checked: Buffer | null }>(matchingQuery(ad));
  const { sure, checked } = rows[0] ?? {};
  const ids = new Set<number>();
  addIds(ids, sure);
  addIds(ids, checked);
  return [...ids];
}

/**
 * Ids come one after the other, four bytes each: thousands of rows would take longer to read than to find. An agent with several
 * fitting choices is met several times.
 */
function addIds(ids: Set<number>, packed: Buffer | null | undefined): void {
  if (!packed) return;
  for (let at = 0; at < packed.length; at += 4) ids.add(packed.readInt32BE(at));
}

function matchingQuery(ad: AdFacts): SQL {
  const places = ints([0, ...ad.keyPlaceIds]);
  const categories = ints([0, ...ad.categoryIds]);
  const hasType = sql`job_types & ${1 << ad.jobTypeId}::int <> 0`;
  // "offset 0" keeps the planner from turning the look-ups into one reading of the whole table.
  return sql`
    with asked as materialized (
      select string_agg(int4send(agent_id), ''::bytea) filter (where exact) as sure,
        array_agg(agent_id) filter (where not exact) as unsure
      from (
        select key.agent_id, key.exact
        from (
          select '' as word union all
          select unnest(tsvector_to_array(words)) from ${jobTerms} where job_id = ${ad.jobId}
        ) as said
        cross join lateral (
          select agent_id, exact from ${jobAgentKeys}
          where company_id = 0 and word = said.word and place_id = any(${places}) and category_id = any(${categories}) and ${hasType}
          offset 0
        ) as key
        union all
        select agent_id, exact from ${jobAgentKeys}
        where company_id = ${ad.companyId} and company_id <> 0 and word = '' and place_id = 0 and category_id = 0 and ${hasType}
      ) as met
    )
    select asked.sure, (
      select string_agg(int4send(agent.id), ''::bytea)
      from ${jobAgents} as agent
      left join ${jobTerms} as terms on terms.job_id = ${ad.jobId}
      where agent.id = any(asked.unsure) and ${fits({ categories: ints(ad.categoryIds), places: ints(ad.placeIds) })}
    ) as checked
    from asked`;
}

/** Whether row `agent` fits besides company and job type, which its key has told. The words of the ad are row `terms`. */
function fits({ categories, places }: { categories: SQL; places: SQL }): SQL {
  return sql`(agent.category_ids = '{}' or agent.category_ids && ${categories})
    and (agent.place_ids = '{}' or agent.place_ids && ${places})
    and (agent.keywords = '{}' or exists (
      select from unnest(agent.keyword_queries) as query where terms.words @@ query::tsquery
    ))`;
}

function ints(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::int[]`;
}
