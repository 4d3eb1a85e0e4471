import { type SQL, sql } from 'drizzle-orm';
import { jobTerms } from '../jobs/jobs.tables.ts';
import type { Database } from '../platform/db/db.ts';
import type { AdFacts } from './ad-facts.ts';
import { jobAgentKeys } from './agents.tables.ts';
import { ints, readMatches } from './read-matches.ts';

/**
 * Every agent that an ad fits, by one query over the keys of all agents. Each word of the ad, and "no word", is looked up once
 * in the index together with the ad's few places, categories and company: what is read is as many index entries as agents fit, a few
 * more for agents that have to be asked themselves. How many agents there are only makes the index a level deeper.
 * @returns ids in no order
 */
export async function findMatchingAgents(db: Database, ad: AdFacts): Promise<number[]> {
  return await readMatches(db, 'job', { met: keysMet(ad), fits: fits(ad) });
}

function keysMet(ad: AdFacts): SQL {
  const places = ints([0, ...ad.keyPlaceIds]);
  const categories = ints([0, ...ad.categoryIds]);
  const hasType = sql`job_types & ${1 << ad.jobTypeId}::int <> 0`;
  // "offset 0" keeps the planner from turning the look-ups into one reading of the whole table.
  return sql`
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
    where company_id = ${ad.companyId} and company_id <> 0 and word = '' and place_id = 0 and category_id = 0 and ${hasType}`;
}

/** Whether row `agent` fits besides company and job type, which its key has told. */
function fits(ad: AdFacts): SQL {
  return sql`(agent.category_ids = '{}' or agent.category_ids && ${ints(ad.categoryIds)})
    and (agent.place_ids = '{}' or agent.place_ids && ${ints(ad.placeIds)})
    and (agent.keywords = '{}' or exists (
      select from unnest(agent.keyword_queries) as query
      where (select words from ${jobTerms} where job_id = ${ad.jobId}) @@ query::tsquery
    ))`;
}
