import { id, text } from '@jobblik/contract/kernel/fields';
import { choices, keyword, whole } from '@jobblik/contract/kernel/search-fields';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { z } from 'zod';
import { pageSizes, sortType } from './job-choices.rules.ts';
import { jobCard, jobPlace } from './jobs.schema.ts';

/** A place to search in: the slug `name-zip-region` of the address bar, or its parts. Without a zip the whole region or town. */
export const searchPlace = z.union([
  text(200),
  z.object({ name: text(120).nullish(), zip: z.coerce.string().max(10).nullish(), region: text(60).nullish() }),
]);
export type SearchPlace = z.infer<typeof searchPlace>;

/** One or several, nothing for null and ''. */
const oneOrMany = <S extends z.ZodType>(schema: S, max: number) =>
  z
    .union([z.array(schema).max(max, 'too_many'), schema])
    .nullish()
    .transform((value): z.output<S>[] => {
      const list = Array.isArray(value) ? (value as z.output<S>[]) : [value as z.output<S>];
      return list.filter((one) => one !== null && one !== undefined && one !== '');
    });

/** Filters of spec 1§9. An empty search is every live ad. Kinds are AND, choices within a kind OR. */
export const jobSearch = z.object({
  keyword: keyword(200),
  location: oneOrMany(searchPlace, 50),
  pageNumber: whole(1, 1_000_000_000, 1),
  pagePerSize: whole(1, 100, 10).refine((value) => pageSizes.some((size) => size === value), 'not_a_choice'),
  /** 1 last 24 h, 2 three days, 3 seven, 4 fourteen, 5 thirty, 6 older; several: the widest. */
  datePosted: choices,
  /** Category ids or seo names; a main category stands for all below it. */
  category_condition: oneOrMany(z.union([id, text(120), z.object({ id }).transform((value) => value.id)]), 100),
  /** Name of the chosen category as the address bar carries it; used only when `category_condition` is empty. */
  category_title: text(120).nullish(),
  job_type: choices,
  /** 1 newest, 2 popular, 3 deadline, 4 relevance; absent: relevance with a keyword, newest without. */
  sort_type: z.coerce
    .number('not_a_number')
    .refine((value) => Object.values<number>(sortType).includes(value), 'not_a_choice')
    .optional(),
  /** Kilometres around `postcode`. */
  radius: whole(radiusRange.min, radiusRange.max, radiusRange.standard).refine(
    (value) => value % radiusRange.step === 0,
    'not_a_step',
  ),
  /** 0 or empty: no radius. The circle is one more place beside `location`. */
  postcode: z.union([z.literal(''), z.literal('0'), z.literal(0), z.coerce.string().max(10)]).nullish(),
  /** 1 at the workplace, 2 some days at home, 3 always at home. */
  remote: choices,
  /** Only ads that say what they pay. */
  pay_shown: z.boolean().default(false),
  /** Wishes by the ids of `wishes.rules.ts`: those of one group are OR, groups are AND. */
  wishes: choices,
  /** Names of towns and postcodes among the words are words, not places. */
  words_only: z.boolean().default(false),
  /** With too few hits for a page also ads that are only similar; they stand behind the hits. */
  similar: z.boolean().default(false),
  /** Only ads of one company, for its page. */
  company_id: id.nullish(),
});
export type JobSearch = z.output<typeof jobSearch>;
export type JobSearchInput = z.input<typeof jobSearch>;

/**
 * Why an ad is similar to a search: it says the same in other words, something related or a part of the word, is of an occupation
 * close by, or has some of the words.
 */
const similarReasons = ['synonym', 'related', 'part', 'occupation', 'some'] as const;

const facet = z.object({ id: z.number(), count: z.number() });

/** Hits for each choice when it is ticked alone, with every other filter as it stands. */
export const jobFacets = z.object({
  job_type: z.array(facet),
  categories: z.array(facet),
  datePosted: z.array(facet),
  remote: z.array(facet),
  pay_shown: z.number(),
  wishes: z.array(facet),
});
export type JobFacets = z.infer<typeof jobFacets>;

/** A town or postcode that was read among the words of a search: hits are there, and its words are searched for no more. */
const typedPlace = z.object({
  /** As typed. */
  text: z.string(),
  /** "8000 Aarhus C" */
  label: z.string(),
  /** As `location` takes it. */
  slug: z.string(),
  /** The keyword without this place. */
  other_words: z.string(),
});
export type TypedPlaceAnswer = z.infer<typeof typedPlace>;

export const jobSearchAnswer = z.object({
  jobs: z.array(jobCard),
  /** All hits, without those that are only similar. */
  count: z.number(),
  /** How many similar ads stand behind the hits, over all pages. Facets count hits and similar ads. */
  similar_count: z.number(),
  /** Ads of this page that are only similar, and why; `name` is what they have instead of what was typed. */
  similar: z.array(z.object({ id: z.number(), reason: z.enum(similarReasons), name: z.string().nullable() })),
  /**
   * Hits of this page whose title has not all of the words: a label (field, skill, company, place) or another name of the work has them,
   * or only the text. Not said of hits by wishes.
   */
  found_in: z.array(z.object({ id: z.number(), where: z.enum(['label', 'text']) })),
  facets: jobFacets,
  /** What was searched for instead when the words typed were found nowhere; null otherwise. */
  corrected_keyword: z.string().nullable(),
  /** No ad has every word that was typed; all that is found is similar. */
  near_hits: z.boolean(),
  /** Places that stand among the words. Only where the search names no other place. */
  typed_places: z.array(typedPlace),
  /** What was searched for: the words without those places. */
  words: z.string(),
  /** Places that we do not know; they find nothing. */
  unknown_locations: z.array(z.string()),
});
export type JobSearchAnswer = z.infer<typeof jobSearchAnswer>;

/** Most hits that are put on a map. */
export const mostOnMap = 5_000;

/** Where the hits of a search are. An ad's place is its postcode: the point is the middle of that, not an address. */
export const jobMapAnswer = z.object({
  places: z.array(jobPlace.extend({ count: z.number() })),
  /** Hits in all; above {@link mostOnMap} the rest is left out. */
  count: z.number(),
  /** Hits whose ads name no place. */
  nowhere: z.number(),
});
export type JobMapAnswer = z.infer<typeof jobMapAnswer>;

/** Job titles of the same trade as the keyword that the search would find something for, and how much. */
export const similarKeywordsAnswer = z.object({
  keywords: z.array(z.object({ keyword: z.string(), count: z.number() })),
});
export type SimilarKeywordsAnswer = z.infer<typeof similarKeywordsAnswer>;
