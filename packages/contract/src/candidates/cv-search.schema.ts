import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { named, text } from '@jobblik/contract/kernel/fields';
import { choices, keyword, whole } from '@jobblik/contract/kernel/search-fields';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { city } from '@jobblik/contract/lookups/lookups.schema';
import { z } from 'zod';
import { ageRange, cvSearchLimits, cvSorts, matchedFields } from './cv-search.rules.ts';

/** For `refine` of an object with both ends of an age range: the lower is not above the upper. */
export const isAgeRange = ({ min_age, max_age }: { min_age: number; max_age: number }) => min_age <= max_age;
export const reversedAges = { message: 'range_reversed', path: ['max_age'] };

/** Filters of both searches of people: CVs, and an ad's applications. An empty filter does not filter. */
export const personFilters = {
  /** Ids 1 to 5. */
  job_type: choices,
  /** Highest education level, ids 1 to 7. */
  educations: choices,
  /** Experience levels, ids 1 to 4. */
  experiences: choices,
  /** 1 has a video, 2 has a CV document. */
  extras: choices,
  /** Ids of the lookups. */
  language: choices,
  min_age: whole(ageRange.min, ageRange.max, ageRange.min),
  max_age: whole(ageRange.min, ageRange.max, ageRange.max),
  /** Kilometres; ignored without a postcode. */
  radius: whole(radiusRange.min, radiusRange.max, radiusRange.standard),
  /** 0 or absent: no radius (spec 2§5). */
  postcode: whole(0, 9999, 0),
};
const filters = {
  ...personFilters,
  keyword: keyword(cvSearchLimits.keyword),
  pageNumber: whole(1, 1_000_000_000, 1),
  /** Postcodes, towns and regions by their slug; OR, and the circle around the postcode is one more. */
  location: z.array(text(200)).max(cvSearchLimits.locations, 'too_many').default([]),
  /** Categories; a main category includes all below it. */
  categories: choices,
  /** Wished job titles of the lookups. */
  wishes: choices,
  sort: z.enum(cvSorts, 'not_a_choice').default('relevance'),
};
const pageSize = (standard: number) => whole(1, cvSearchLimits.largestPage, standard);

/** Filters of an employer for published CVs (spec 2§7). Kinds are AND, choices within a kind OR. */
export const cvSearch = z
  .object({ ...filters, pagePerSize: pageSize(cvSearchLimits.pageSize) })
  .refine(isAgeRange, reversedAges);
export const demoCvSearch = z
  .object({ ...filters, pagePerSize: pageSize(cvSearchLimits.demoPageSize) })
  .refine(isAgeRange, reversedAges);
export type CvSearch = z.output<typeof cvSearch>;
export type CvSearchInput = z.input<typeof cvSearch>;

/**
 * A candidate in a row. For an anonymous CV the names are empty and there is no avatar, for every caller, until the person has
 * accepted the caller's contact request.
 */
export const candidate = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  /** Signed address that expires. */
  avatar: z.string().nullable(),
  anonymous: z.boolean(),
  /** Path of the CV without `/virksomhed/cv/Vis/`: id and readable slug. */
  url: z.string(),
  /** Wished titles, at most three, else the newest job's title; empty if the CV has neither. */
  headline: z.string(),
  /** The newest job. */
  newest_job: z.object({ title: z.string(), company_name: z.string() }).nullable(),
  place: named.extend({ zip: z.string(), region: z.string() }).nullable(),
  /** Full years of work. */
  experience_years: z.number(),
  /** The highest education level. */
  education: named.nullable(),
  job_type: named.nullable(),
  /** At most eight, those that match first. */
  skills: z.array(named),
  languages: z.array(named.extend({ level: z.number() })),
  has_video: z.boolean(),
  has_document: z.boolean(),
  /** When its content last changed. */
  changed_at: z.string(),
});
export type Candidate = z.output<typeof candidate>;

/** Where a keyword was found: the kind of entry, and its text. */
export const matched = z.object({ field: z.enum(matchedFields), text: z.string() });
export type Matched = z.output<typeof matched>;

/** State of an interview with the person of a CV, as for an application (spec 2§3, 2§4). */
export const cvInterview = z.object({
  interview_id: z.string(),
  v_status: z.number(),
  ready: z.number(),
  ...interviewFacts.shape,
});
export type CvInterview = z.output<typeof cvInterview>;

/** A hit (spec 2§3 "CV (search result)"). */
export const cvHit = candidate.extend({
  /** Saved by the employer. */
  heart: z.boolean(),
  /**
   * The newest interview with the person that was not cancelled; null without one, and for a person who is shown without a name.
   */
  interview: cvInterview.nullable(),
  /** Where the keyword was found, the most relevant first, at most four; empty without a keyword. */
  matched: z.array(matched),
  /** Kilometres from the postcode that was searched around. */
  distance_km: z.number().nullable(),
});
export type CvHit = z.output<typeof cvHit>;

/** Changes to a CV search without hits, each with its number of hits. */
export const cvAlternatives = z.object({
  /** Job titles of the same trade as the keyword, with the same places and filters. */
  keywords: z.array(z.object({ keyword: z.string(), count: z.number() })),
  /** Where the people live whom its words and filters find, all postcodes; empty for a search without a place. */
  places: z.array(city.extend({ count: z.number() })),
  /** Hits of its words and places without the filters; 0 for a search without filters. */
  without_filters: z.number(),
});
export type CvAlternatives = z.output<typeof cvAlternatives>;

export const cvSearchAnswer = z.object({
  cvs: z.array(cvHit),
  /** All hits. */
  count: z.number(),
  /** The keyword that was searched for instead if the typed one was found nowhere; null otherwise. */
  corrected_keyword: z.string().nullable(),
  /** No CV contains every typed word; these contain some of them. */
  near_hits: z.boolean(),
});
export type CvSearchAnswer = z.output<typeof cvSearchAnswer>;
