import { jobCard } from '@jobblik/contract/jobs/jobs.schema';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { requiredText, text } from '@jobblik/contract/kernel/fields';
import { whole } from '@jobblik/contract/kernel/search-fields';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { z } from 'zod';
import { agentLimits, mailFrequencies } from './agents.rules.ts';
import { choices, chosenId, firstNamed } from './chosen.schema.ts';

/**
 * An agent as its form sends it (spec 1§3). Choices are ids, or objects as lookups and agents contain them; `categories` and
 * `location` are also accepted under the names they have in the response.
 */
export const agentForm = z
  .object({
    /** Empty: the title is made from the criteria. */
    title: text(agentLimits.title).default(''),
    company: choices(chosenId('company_id', 'id'), agentLimits.companies).prefault([]),
    /** One job type as the spec has it, or several. */
    job_type: choices(chosenId('id', 'job_type_id').pipe(z.number().max(5, 'too_big')), 5).prefault([]),
    categories: choices(chosenId('id', 'category_id'), agentLimits.categories).optional(),
    agent_category: choices(chosenId('category_id', 'id'), agentLimits.categories).optional(),
    location: choices(chosenId('id', 'location_id'), agentLimits.locations).optional(),
    agent_location: choices(chosenId('location_id', 'id'), agentLimits.locations).optional(),
    keywords: choices(requiredText(agentLimits.keyword), agentLimits.keywords).prefault([]),
    /** The centre of a circle, one more place beside `location`; 0 or absent: no circle. */
    postcode: whole(0, 9999, 0),
    /** Kilometres; ignored without a postcode. */
    radius: whole(radiusRange.min, radiusRange.max, radiusRange.standard),
    /** Work from home, as ids of the job search. */
    remote: choices(chosenId('id').pipe(z.number().max(3, 'too_big')), 3).prefault([]),
    /** Only ads that state the pay. */
    pay_shown: z.boolean().default(false),
    /** Wishes, as ids of the job search. */
    wishes: choices(chosenId('id').pipe(z.number().max(wishes.length, 'too_big')), wishes.length).prefault([]),
    frequency: z.enum(mailFrequencies).default('daily'),
    /** Created once by the form: the same form sent twice creates one agent. */
    uuid: z.uuid('not_a_uuid').optional(),
  })
  .transform(({ agent_category, agent_location, categories, location, ...form }) => ({
    ...form,
    categories: firstNamed(categories, agent_category),
    location: firstNamed(location, agent_location),
  }));
export type AgentForm = z.output<typeof agentForm>;
export type AgentFormInput = z.input<typeof agentForm>;

/** `gone`: it can no longer be chosen, and no ad fits it. Its name is empty if it is unknown by now. */
const gone = z.boolean();

export const agentCompany = z.object({ company_id: z.number(), company_name: z.string(), gone });
export const agentCategory = z.object({ id: z.number(), seo: z.string(), text: z.string(), gone });
/** A postcode, a town or a region, as `get_cities_with_query` answers it. */
export const agentPlace = z.object({
  id: z.number(),
  name: z.string(),
  zip: z.string(),
  region: z.string(),
  kind: z.enum(['zip', 'town', 'region']),
  gone,
});
export type AgentPlace = z.infer<typeof agentPlace>;

/** Why an ad is among the hits: for each kind of criteria of the agent, the choice that the ad fits. */
export const hitReason = z.object({
  company: z.string().nullable(),
  job_type: z.string().nullable(),
  category: z.string().nullable(),
  location: z.string().nullable(),
  keyword: z.string().nullable(),
  /** The circle that the ad lies in, if it is in none of the chosen places. */
  near: z.object({ name: z.string(), zip: z.string(), radius: z.number() }).nullable(),
  /** Id of the ad's work from home. */
  remote: z.number().nullable(),
  /** The ad states the pay, and the agent filters by it. */
  pay: z.boolean(),
  /** Ids of the agent's wishes that the ad fulfils. */
  wishes: z.array(z.number()),
});
export type HitReason = z.infer<typeof hitReason>;

export const agentHit = jobCard.extend({
  reason: hitReason,
  /** The person has not seen the ad in this agent yet. */
  is_new: z.boolean(),
  /** Instant at which the agent found the ad. */
  found_at: z.string(),
});
export type AgentHit = z.infer<typeof agentHit>;

const namedType = z.object({ id: z.number(), name: z.string() });

/** A saved job search with its name and its choices. */
export const jobAgent = z.object({
  id: z.number(),
  title: z.string(),
  company: z.array(agentCompany),
  /** The first job type, null for any; all of them are in `job_types`. */
  job_type: namedType.nullable(),
  job_types: z.array(namedType),
  categories: z.array(agentCategory),
  agent_category: z.array(z.object({ category_id: z.number(), category: agentCategory })),
  location: z.array(agentPlace),
  agent_location: z.array(z.object({ location_id: z.number(), location: agentPlace })),
  /** The circle around a postcode, one more place. */
  near: agentPlace.extend({ radius: z.number() }).nullable(),
  keywords: z.array(z.string()),
  /** Work from home, as ids of the job search. */
  remote: z.array(z.number()),
  pay_shown: z.boolean(),
  /** As ids of the job search. */
  wishes: z.array(z.number()),
  frequency: z.enum(mailFrequencies),
  /** Live ads that fit. */
  result_count: z.number(),
  /** Hits that the person has not seen. */
  unseen_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type JobAgent = z.infer<typeof jobAgent>;

/** An agent with its hits, the newest first, `agentLimits.results` at most. */
export const jobAgentWithResult = jobAgent.extend({ agent_result: z.array(agentHit) });
export type JobAgentWithResult = z.infer<typeof jobAgentWithResult>;

/** A job agent on the seeker's dashboard. */
export const dashboardAgent = z.object({
  id: z.number(),
  title: z.string(),
  result_count: z.number(),
  unread_count: z.number(),
});
export type DashboardAgent = z.output<typeof dashboardAgent>;
