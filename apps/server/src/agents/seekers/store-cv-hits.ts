import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvTerms } from '../../candidates/search/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { FreshHit } from '../matching/notify-of-hits.ts';
import { asksAgeIn, fitsAge } from './ages.ts';
import type { CvAttributes } from './cv-attributes.ts';
import { seekerAgentHits, seekerAgents } from './seeker-agents.tables.ts';

/**
 * Writes the hits among these agents and CVs, each with its reason. Pairs that do not fit, and agents of employers whose account is
 * deactivated or deleted, are left out; so the current state of the agents decides, not their state when they were found.
 * @param isNew the CVs are new: employers who want mails get one about them
 * @returns hits that did not exist before
 */
export async function storeCvHits(
  tx: Transaction,
  given: { cvs: readonly CvAttributes[]; agentIds: readonly number[]; isNew: boolean; now: Date; ageFilters: boolean },
): Promise<FreshHit[]> {
  const { cvs, agentIds, isNew, now, ageFilters } = given;
  if (cvs.length === 0 || agentIds.length === 0) return [];
  const attributes = cvs.map((cv) => ({
    user_id: cv.userId,
    job_type_id: cv.jobTypeId,
    education_id: cv.educationId,
    has_video: cv.hasVideo,
    has_document: cv.hasDocument,
    experience_id: cv.experienceId,
    city_id: cv.cityId,
    age: cv.age,
    category_ids: cv.categoryIds,
    place_ids: cv.placeIds,
    language_ids: cv.languageIds,
  }));
  const firstOf = (column: string) => sql`
    (select id from unnest(agent.${sql.identifier(column)}) with ordinality as chosen (id, nth)
      where id = any(cv.${sql.identifier(column)}) order by nth limit 1)`;
  const agent = sql`agent.`;
  const { rows } = await tx.execute<{
    agent_id: number;
    cv_user_id: number;
    user_id: number;
    frequency: MailFrequency;
  }>(sql`
    with fit as (
      select agent.id as agent_id, agent.frequency, cv.user_id as cv_user_id, agent.user_id,
        agent.category_ids, agent.place_ids, agent.language_ids,
        case when agent.job_type_ids <> '{}' then cv.job_type_id end as job_type_id,
        case when agent.education_ids <> '{}' then cv.education_id end as education_id,
        ${firstOf('category_ids')} as category_id, ${firstOf('place_ids')} as place_id,
        ${firstOf('language_ids')} as language_id,
        agent.video and cv.has_video as by_video, agent.document and cv.has_document as by_document,
        case when agent.experience_ids <> '{}' then cv.experience_id end as experience_id, agent.keywords, agent.near_city_id,
        cv.city_id = any(agent.near_city_ids) and not agent.place_ids && cv.place_ids as by_near,
        (select keyword from unnest(agent.keywords, agent.keyword_queries) with ordinality as chosen (keyword, query, nth)
          where terms.words @@ query::tsquery order by nth limit 1) as keyword, ${asksAgeIn(agent, ageFilters)} as by_age
      from ${seekerAgents} as agent
      join ${users} as person on person.id = agent.user_id and person.deactivated_at is null and person.removed_at is null
      cross join json_to_recordset(${JSON.stringify(attributes)}::json) as cv (user_id int, job_type_id int, education_id int,
        has_video boolean, has_document boolean, experience_id int, city_id int, age int, category_ids int[], place_ids int[], language_ids int[])
      left join ${cvTerms} as terms on terms.user_id = cv.user_id
      where agent.id = any(${sql.param([...agentIds])}::int[])
        and (agent.job_type_ids = '{}' or cv.job_type_id = any(agent.job_type_ids))
        and (agent.education_ids = '{}' or cv.education_id = any(agent.education_ids))
        and (agent.experience_ids = '{}' or cv.experience_id = any(agent.experience_ids))
        and (not (agent.video or agent.document) or (agent.video and cv.has_video) or (agent.document and cv.has_document)) and ${fitsAge(agent, sql`cv.age`, ageFilters)}
    ), written as (
      insert into ${seekerAgentHits} as hit (agent_id, cv_user_id, category_id, place_id, job_type_id, education_id, language_id,
        by_video, by_age, by_document, by_near, experience_id, keyword, found_at, awaits_mail)
      select agent_id, cv_user_id, category_id, place_id, job_type_id, education_id, language_id, by_video, by_age,
        by_document, by_near, experience_id, keyword, ${now.toISOString()}::timestamptz, ${isNew} and frequency <> 'never'
      from fit
      where (category_ids = '{}' or category_id is not null)
        and ((place_ids = '{}' and near_city_id is null) or place_id is not null or by_near)
        and (keywords = '{}' or keyword is not null)
        and (language_ids = '{}' or language_id is not null)
      order by agent_id, cv_user_id
      on conflict (agent_id, cv_user_id) do update set gone_at = null, category_id = excluded.category_id,
        place_id = excluded.place_id, job_type_id = excluded.job_type_id, education_id = excluded.education_id,
        language_id = excluded.language_id, by_video = excluded.by_video, by_age = excluded.by_age,
        by_document = excluded.by_document, by_near = excluded.by_near, experience_id = excluded.experience_id,
        keyword = excluded.keyword
      where hit.gone_at is not null
        or (hit.category_id, hit.place_id, hit.job_type_id, hit.education_id, hit.language_id, hit.by_video, hit.by_age,
          hit.by_document, hit.by_near, hit.experience_id, hit.keyword)
        is distinct from (excluded.category_id, excluded.place_id, excluded.job_type_id, excluded.education_id,
          excluded.language_id, excluded.by_video, excluded.by_age, excluded.by_document, excluded.by_near,
          excluded.experience_id, excluded.keyword)
      -- A row that was inserted has not been touched by a later version.
      returning hit.agent_id, hit.cv_user_id, hit.xmax = 0 as fresh
    )
    select written.agent_id, written.cv_user_id, fit.user_id, fit.frequency
    from written join fit on fit.agent_id = written.agent_id and fit.cv_user_id = written.cv_user_id
    where written.fresh order by 1, 2`);
  return rows.map((row) => ({
    agentId: row.agent_id,
    subjectId: row.cv_user_id,
    userId: row.user_id,
    frequency: row.frequency,
  }));
}
