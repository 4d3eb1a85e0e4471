import { type SQL, sql } from 'drizzle-orm';
import { jobTerms } from '../../jobs/jobs.tables.ts';
import type { Database } from '../../platform/db/db.ts';
import { jobAgentLists } from '../agents.tables.ts';
import type { AdAttributes } from './ad-attributes.ts';
import { ints, readMatches } from './read-matches.ts';

/**
 * Every agent that an ad fits, by one query over the lists of all agents. Each word of the ad, and "no word", is looked up once
 * together with the ad's few places, categories and company: this reads one row for each matching key, however many agents it
 * lists, and the few agents whose own row has to be evaluated.
 * @returns see {@link readMatches}
 */
export async function findMatchingAgents(db: Database, ad: AdAttributes): Promise<Int32Array> {
  return await readMatches(db, 'job', { met: listsMet(ad), fits: fits(ad) });
}

function listsMet(ad: AdAttributes): SQL {
  const places = ints([0, ...ad.keyPlaceIds]);
  const categories = ints([0, ...ad.categoryIds]);
  const hasType = sql`job_types & ${1 << ad.jobTypeId}::int <> 0`;
  // "offset 0" keeps the planner from turning the look-ups into a scan of the whole table.
  return sql`
    select list.agent_ids, list.exact
    from (
      select '' as word union all
      select unnest(tsvector_to_array(words)) from ${jobTerms} where job_id = ${ad.jobId}
    ) as key
    cross join lateral (
      select agent_ids, exact from ${jobAgentLists}
      where company_id = 0 and word = key.word and place_id = any(${places}) and category_id = any(${categories}) and ${hasType}
        and (words_query = '' or ${wordsOf(ad)} @@ words_query::tsquery)
      offset 0
    ) as list
    union all
    select agent_ids, exact from ${jobAgentLists}
    where company_id = ${ad.companyId} and company_id <> 0 and word = '' and place_id = 0 and category_id = 0 and ${hasType}`;
}

function wordsOf(ad: AdAttributes): SQL {
  return sql`(select words from ${jobTerms} where job_id = ${ad.jobId})`;
}

/** Condition: row `agent` fits, apart from company and job type, which its key decides. */
function fits(ad: AdAttributes): SQL {
  return sql`(agent.category_ids = '{}' or agent.category_ids && ${ints(ad.categoryIds)})
    and ((agent.place_ids = '{}' and agent.near_city_id is null)
      or agent.place_ids && ${ints(ad.placeIds)} or agent.near_city_ids && ${ints(ad.cityIds)})
    and (agent.remote_ids = '{}' or ${ad.remoteId}::int = any(agent.remote_ids)) and (not agent.pay_shown or ${ad.payShown})
    and (agent.wish_query = '' or ${wordsOf(ad)} @@ agent.wish_query::tsquery)
    and (agent.keywords = '{}' or exists (
      select from unnest(agent.keyword_queries) as query where ${wordsOf(ad)} @@ query::tsquery
    ))`;
}
