import type { MailFrequency } from '@jobblik/contract/agents/agents.rules';
import { sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { jobTerms } from '../../jobs/jobs.tables.ts';
import { wishTags } from '../../jobs/search/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { jobAgentHits, jobAgents } from '../agents.tables.ts';
import type { AdAttributes } from './ad-attributes.ts';
import type { FreshHit } from './notify-of-hits.ts';

/**
 * Writes the hits among these agents and ads, each with its reason. Pairs that do not fit, and agents of people whose account is
 * deactivated or deleted, are left out; so the current state of the agents decides, not their state when they were found.
 * @param isNew the ads are new: people who want mails get one about them
 * @returns hits that did not exist before
 */
export async function storeHits(
  tx: Transaction,
  {
    ads,
    agentIds,
    isNew,
    now,
  }: { ads: readonly AdAttributes[]; agentIds: readonly number[]; isNew: boolean; now: Date },
): Promise<FreshHit[]> {
  if (ads.length === 0 || agentIds.length === 0) return [];
  const attributes = ads.map((ad) => ({
    job_id: ad.jobId,
    company_id: ad.companyId,
    job_type_id: ad.jobTypeId,
    category_ids: ad.categoryIds,
    place_ids: ad.placeIds,
    city_ids: ad.cityIds,
    remote_id: ad.remoteId,
    pay_shown: ad.payShown,
  }));
  const { rows } = await tx.execute<{
    agent_id: number;
    job_id: number;
    user_id: number;
    frequency: MailFrequency;
  }>(sql`
    with fit as (
      select agent.id as agent_id, agent.frequency, ad.job_id, agent.user_id, agent.category_ids, agent.place_ids, agent.near_city_id, agent.keywords,
        case when agent.company_ids <> '{}' then ad.company_id end as company_id,
        case when agent.job_type_ids <> '{}' then ad.job_type_id end as job_type_id,
        case when agent.remote_ids <> '{}' then ad.remote_id end as remote_id, agent.pay_shown as by_pay,
        array(select wish from unnest(agent.wish_ids) as wish
          where terms.words @@ (${sql.param([...wishTags])}::text[])[wish]::tsquery order by wish) as wish_ids,
        agent.near_city_ids && ad.city_ids and not agent.place_ids && ad.place_ids as by_near,
        (select id from unnest(agent.category_ids) with ordinality as chosen (id, nth)
          where id = any(ad.category_ids) order by nth limit 1) as category_id,
        (select id from unnest(agent.place_ids) with ordinality as chosen (id, nth)
          where id = any(ad.place_ids) order by nth limit 1) as place_id,
        (select keyword from unnest(agent.keywords, agent.keyword_queries) with ordinality as chosen (keyword, query, nth)
          where terms.words @@ query::tsquery order by nth limit 1) as keyword
      from ${jobAgents} as agent
      join ${users} as person on person.id = agent.user_id and person.deactivated_at is null and person.removed_at is null
      cross join json_to_recordset(${JSON.stringify(attributes)}::json)
        as ad (job_id int, company_id int, job_type_id int, category_ids int[], place_ids int[], city_ids int[], remote_id int,
          pay_shown boolean)
      left join ${jobTerms} as terms on terms.job_id = ad.job_id
      where agent.id = any(${sql.param([...agentIds])}::int[])
        and (agent.company_ids = '{}' or ad.company_id = any(agent.company_ids))
        and (agent.job_type_ids = '{}' or ad.job_type_id = any(agent.job_type_ids))
        and (agent.remote_ids = '{}' or ad.remote_id = any(agent.remote_ids)) and (not agent.pay_shown or ad.pay_shown)
        and (agent.wish_query = '' or terms.words @@ agent.wish_query::tsquery)
    ), written as (
      insert into ${jobAgentHits} as hit
        (agent_id, job_id, company_id, job_type_id, category_id, place_id, keyword, by_near, remote_id, by_pay, wish_ids, found_at,
          awaits_mail)
      select agent_id, job_id, company_id, job_type_id, category_id, place_id, keyword, by_near, remote_id, by_pay, wish_ids, ${now.toISOString()}::timestamptz,
        ${isNew} and frequency <> 'never'
      from fit
      where (category_ids = '{}' or category_id is not null)
        and ((place_ids = '{}' and near_city_id is null) or place_id is not null or by_near)
        and (keywords = '{}' or keyword is not null)
      order by agent_id, job_id
      on conflict (agent_id, job_id) do update set gone_at = null, company_id = excluded.company_id,
        job_type_id = excluded.job_type_id, category_id = excluded.category_id, place_id = excluded.place_id,
        keyword = excluded.keyword, by_near = excluded.by_near, remote_id = excluded.remote_id, by_pay = excluded.by_pay,
        wish_ids = excluded.wish_ids
      where hit.gone_at is not null or (hit.company_id, hit.job_type_id, hit.category_id, hit.place_id, hit.keyword, hit.by_near,
          hit.remote_id, hit.by_pay, hit.wish_ids)
        is distinct from (excluded.company_id, excluded.job_type_id, excluded.category_id, excluded.place_id, excluded.keyword,
          excluded.by_near, excluded.remote_id, excluded.by_pay, excluded.wish_ids)
      -- A row that was inserted has not been touched by a later version.
      returning hit.agent_id, hit.job_id, hit.xmax = 0 as fresh
    )
    select written.agent_id, written.job_id, fit.user_id, fit.frequency
    from written join fit on fit.agent_id = written.agent_id and fit.job_id = written.job_id
    where written.fresh order by 1, 2`);
  return rows.map((row) => ({
    agentId: row.agent_id,
    subjectId: row.job_id,
    userId: row.user_id,
    frequency: row.frequency,
  }));
}
