import { candidate, isAgeRange, reversedAges } from '@jobblik/contract/candidates/cv-search.schema';
import { named, requiredText, text } from '@jobblik/contract/kernel/fields';
import { whole } from '@jobblik/contract/kernel/search-fields';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { z } from 'zod';
import { agentLimits, mailFrequencies } from './agents.rules.ts';
import { agentPlace } from './agents.schema.ts';
import { choices, chosenId, firstNamed } from './chosen.schema.ts';
import { agentAgeRange, seekerAgentLimits } from './seeker-agents.rules.ts';

/** A choice for which 0 means none, as selects send it. */
function orNone<T>(list: z.ZodType<T>) {
  return z.preprocess((value) => (value === 0 || value === '0' ? null : value), list);
}

const upTo = (max: number, ...names: string[]) => chosenId(...names).pipe(z.number().max(max, 'too_big'));
const jobTypes = orNone(choices(upTo(5, 'id', 'job_type_id'), seekerAgentLimits.jobTypes));
const educations = orNone(choices(upTo(7, 'education_id', 'id'), seekerAgentLimits.educations));
const languages = choices(chosenId('language_id', 'id'), seekerAgentLimits.languages);
const { min, max } = agentAgeRange;

const yes = z
  .preprocess(
    (value: boolean | number | string | null) => (value === '1' ? 1 : value === '0' || value === null ? 0 : value),
    z.union([z.boolean(), z.literal(1), z.literal(0)], 'not_a_choice'),
  )
  .transform(Boolean)
  .default(false);

/**
 * A CV-match agent as its form sends it (spec 2§3). Choices are ids, or objects as lookups and agents contain them; the names that
 * they have in the response are accepted too.
 */
export const seekerAgentForm = z
  .object({
    /** Empty: the name is made from the criteria. */
    name: text(agentLimits.title).default(''),
    /** One job type as the spec has it, or several. */
    job_types: jobTypes.optional(),
    agent_job_type: jobTypes.optional(),
    job_type_id: jobTypes.optional(),
    categories: choices(chosenId('id', 'category_id'), agentLimits.categories).optional(),
    agent_category: choices(chosenId('category_id', 'id'), agentLimits.categories).optional(),
    location: choices(chosenId('id', 'location_id'), agentLimits.locations).optional(),
    agent_location: choices(chosenId('location_id', 'id'), agentLimits.locations).optional(),
    educations: educations.optional(),
    agent_education: educations.optional(),
    education_id: educations.optional(),
    languages: languages.optional(),
    agent_language: languages.optional(),
    /** 1: only CVs with a video. */
    video_presentation: yes,
    /** 1: only CVs with a CV document; if a video is wanted too, one of the two is enough. */
    cv_document: yes,
    /** Experience levels of the CV search, 1 to 4. */
    experiences: choices(upTo(4, 'id'), 4).prefault([]),
    keywords: choices(requiredText(agentLimits.keyword), agentLimits.keywords).prefault([]),
    /** The centre of a circle, one more place beside `location`; 0 or absent: no circle. */
    postcode: whole(0, 9999, 0),
    /** Kilometres; ignored without a postcode. */
    radius: whole(radiusRange.min, radiusRange.max, radiusRange.standard),
    min_age: whole(min, max, min),
    max_age: whole(min, max, max),
    frequency: z.enum(mailFrequencies).default('daily'),
    /** Created once by the form: the same form sent twice creates one agent. */
    uuid: z.uuid('not_a_uuid').optional(),
  })
  .refine(isAgeRange, reversedAges)
  .transform((form) => ({
    name: form.name,
    job_types: firstNamed(form.job_types, form.agent_job_type, form.job_type_id),
    categories: firstNamed(form.categories, form.agent_category),
    location: firstNamed(form.location, form.agent_location),
    educations: firstNamed(form.educations, form.agent_education, form.education_id),
    languages: firstNamed(form.languages, form.agent_language),
    video_presentation: form.video_presentation,
    cv_document: form.cv_document,
    experiences: form.experiences,
    keywords: form.keywords,
    postcode: form.postcode,
    radius: form.radius,
    min_age: form.min_age,
    max_age: form.max_age,
    frequency: form.frequency,
    uuid: form.uuid,
  }));
export type SeekerAgentForm = z.output<typeof seekerAgentForm>;
export type SeekerAgentFormInput = z.input<typeof seekerAgentForm>;

/** `gone`: it can no longer be chosen, and no new CV can have it. Its name is then empty. */
const gone = z.boolean();

/** `level`: 1 for a main category, 2 below one. `is_active`: 0 when it is gone. */
export const seekerAgentCategory = z.object({
  id: z.number(),
  name: z.string(),
  seo: z.string(),
  level: z.number(),
  is_active: z.number(),
  gone,
});

/** Why a CV is among the hits: for each kind of criteria of the agent, the choice that the CV fits. */
export const cvHitReason = z.object({
  category: z.string().nullable(),
  location: z.string().nullable(),
  job_type: z.string().nullable(),
  education: z.string().nullable(),
  language: z.string().nullable(),
  video: z.boolean(),
  document: z.boolean(),
  age: z.boolean(),
  experience: z.string().nullable(),
  keyword: z.string().nullable(),
  /** The circle that the CV lies in, if it is in none of the chosen places. */
  near: z.object({ name: z.string(), zip: z.string(), radius: z.number() }).nullable(),
});
export type CvHitReason = z.infer<typeof cvHitReason>;

export const seekerAgentHit = candidate.extend({
  /** Saved by the employer. */
  heart: z.boolean(),
  reason: cvHitReason,
  /** The employer has not seen the CV in this agent yet. */
  is_new: z.boolean(),
  /** Instant at which the agent found the CV. */
  found_at: z.string(),
});
export type SeekerAgentHit = z.infer<typeof seekerAgentHit>;

/** A saved candidate search with its name and its choices (spec 2§3 "Agent"). */
export const seekerAgent = z.object({
  id: z.number(),
  user_id: z.number(),
  /** Account type of the owner: 2, employer. */
  type: z.number(),
  name: z.string(),
  /** The first job type, null for any; all of them are in `job_types`. */
  job_type_id: z.number().nullable(),
  agent_job_type: named.nullable(),
  job_types: z.array(named),
  min_age: z.number(),
  max_age: z.number(),
  video_presentation: z.number(),
  cv_document: z.number(),
  experiences: z.array(named),
  keywords: z.array(z.string()),
  near: agentPlace.extend({ radius: z.number() }).nullable(),
  /** The first education level, null for any. */
  education_id: z.number().nullable(),
  agent_education: z.array(z.object({ education_id: z.number(), education: named })),
  agent_location: z.array(z.object({ location_id: z.number(), location: agentPlace })),
  agent_category: z.array(z.object({ category_id: z.number(), category: seekerAgentCategory })),
  agent_language: z.array(z.object({ language_id: z.number(), language: named.extend({ gone }) })),
  frequency: z.enum(mailFrequencies),
  /** CVs that fit and can be seen. */
  result_count: z.number(),
  /** Hits that the employer has not seen. */
  unseen_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SeekerAgent = z.infer<typeof seekerAgent>;

/** An agent with its hits, the newest first, `agentLimits.results` at most. */
export const seekerAgentWithResult = seekerAgent.extend({ agent_result1: z.array(seekerAgentHit) });
export type SeekerAgentWithResult = z.infer<typeof seekerAgentWithResult>;
