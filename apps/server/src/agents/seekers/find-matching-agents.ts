import { type SQL, sql } from 'drizzle-orm';
import { cvTerms } from '../../candidates/search/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { ints, readMatches } from '../matching/read-matches.ts';
import { fitsAge } from './ages.ts';
import type { CvAttributes } from './cv-attributes.ts';
import { seekerAgentKeys } from './seeker-agents.tables.ts';
import { anyEducation, anyJobType } from './seeker-keys.ts';

/**
 * Every CV-match agent that a CV fits, by one query over the keys of all agents: the few places, categories and languages of the CV
 * are looked up in the index, which also contains the other deciding columns.
 * @param options `ageFilters` the setting
 * @returns see {@link readMatches}
 */
export async function findMatchingSeekerAgents(
  db: Database,
  cv: CvAttributes,
  { ageFilters }: { ageFilters: boolean },
): Promise<Int32Array> {
  return await readMatches(db, 'seeker', { met: keysMet(cv, ageFilters), fits: fits(cv) });
}

function keysMet(cv: CvAttributes, ageFilters: boolean): SQL {
  const age = sql`${cv.age}::int`;
  return sql`
    select array_agg(agent_id) as agent_ids, exact from ${seekerAgentKeys}
    where category_id = any(${ints([0, ...cv.categoryIds])}) and place_id = any(${ints([0, ...cv.keyPlaceIds])})
      and language_id = any(${ints([0, ...cv.languageIds])})
      and job_types & ${1 << cv.jobTypeId}::int <> 0 and educations & ${1 << cv.educationId}::int <> 0
      and (not video or ${cv.hasVideo}) and ${fitsAge(sql``, age, ageFilters)} and ${ageFilters ? sql`true` : hasMore()}
    group by exact`;
}

/** Without age filters, an agent whose only criterion is an age finds nothing. */
function hasMore(): SQL {
  return sql`(category_id <> 0 or place_id <> 0 or language_id <> 0 or video or not exact
    or job_types <> ${anyJobType} or educations <> ${anyEducation})`;
}

/** Condition: row `agent` fits in everything that its key does not decide. */
function fits(cv: CvAttributes): SQL {
  const oneOf = (column: string, ids: readonly number[]) =>
    sql`(agent.${sql.identifier(column)} = '{}' or agent.${sql.identifier(column)} && ${ints(ids)})`;
  const words = sql`(select words from ${cvTerms} where user_id = ${cv.userId})`;
  return sql`${oneOf('category_ids', cv.categoryIds)} and ${oneOf('language_ids', cv.languageIds)}
    and ${oneOf('experience_ids', [cv.experienceId])}
    and ((agent.place_ids = '{}' and agent.near_city_id is null)
      or agent.place_ids && ${ints(cv.placeIds)} or agent.near_city_ids && ${ints([cv.cityId])})
    and (not agent.document or ${cv.hasDocument} or (agent.video and ${cv.hasVideo}))
    and (agent.keywords = '{}' or exists (
      select from unnest(agent.keyword_queries) as query where ${words} @@ query::tsquery
    ))`;
}
