import { id, text } from '@jobblik/contract/kernel/fields';
import { choices, keyword, whole } from '@jobblik/contract/kernel/search-fields';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { z } from 'zod';
import { pageSizes, sortType } from './job-choices.rules.ts';
import { jobCard, jobPlace } from './jobs.schema.ts';

/** A place to search in: the slug `name-zip-region` of the address bar, or its parts. Without a zip: the whole region or town. */
export const searchPlace = z.union([
  text(200),
  z.object({ name: text(120).nullish(), zip: z.coerce.string().max(10).nullish(), region: text(60).nullish() }),
]);
export type SearchPlace = z.infer<typeof searchPlace>;

/** One value or several; none for null and ''. */
const oneOrMany = <S extends z.ZodType>(schema: S, max: number) =>
  z
    .union([z.array(schema).max(max, 'too_many'), schema])
    .nullish()
    .transform((value): z.output<S>[] => {
      const list = Array.isArray(value) ? (value as z.output<S>[]) : [value as z.output<S>];
      return list.filter((one) => one !== null && one !== undefined && one !== '');
    });

/** Ads of a page by id, the last one first, and the rank of the last one among all hits, from 0. */
const searchAnchor = z.object({ rank: z.number().int().min(0).max(1e9), ids: z.array(id).min(1).max(3) });
export type SearchAnchor = z.output<typeof searchAnchor>;

/** Filters of spec 1§9. An empty search finds every live ad. Kinds are AND, choices within a kind OR. */
export const jobSearch = z.object({
  keyword: keyword(200),
  location: oneOrMany(searchPlace, 50),
  pageNumber: whole(1, 1_000_000_000, 1),
  pagePerSize: whole(1, 100, 10).refine((value) => pageSizes.some((size) => size === value), 'not_a_choice'),
  /** 1 last 24 h, 2 three days, 3 seven, 4 fourteen, 5 thirty, 6 older; several: the widest. */
  datePosted: choices,
  /** Category ids or seo names; a main category includes all below it. */
  category_condition: oneOrMany(z.union([id, text(120), z.object({ id }).transform((value) => value.id)]), 100),
  /** Name of the chosen category in the address bar; used only if `category_condition` is empty. */
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
  /** Only ads that state the pay. */
  pay_shown: z.boolean().default(false),
  /** Wishes, as ids of `wishes.rules.ts`: those of one group are OR, groups are AND. */
  wishes: choices,
  /** Names of towns and postcodes in the keyword are searched as words, not as places. */
  words_only: z.boolean().default(false),
  /** If the hits do not fill a page, similar ads are added after them. */
  similar: z.boolean().default(false),
  /** Only ads of one company, for its page. */
  company_id: id.nullish(),
  /** For a further page: hits that the reader has seen. The page continues after them, wherever they stand by now. */
  anchor: searchAnchor.nullish(),
});
export type JobSearch = z.output<typeof jobSearch>;
export type JobSearchInput = z.input<typeof jobSearch>;

/**
 * Why an ad is similar to a search: it contains a synonym, a related word or a part of the word, has a related occupation, or
 * contains some of the words.
 */
const similarReasons = ['synonym', 'related', 'part', 'occupation', 'some'] as const;

const facet = z.object({ id: z.number(), count: z.number() });

/** Hits of each choice if it were the only one of its filter, with every other filter unchanged. */
export const jobFacets = z.object({
  job_type: z.array(facet),
  categories: z.array(facet),
  datePosted: z.array(facet),
  remote: z.array(facet),
  pay_shown: z.number(),
  wishes: z.array(facet),
});
export type JobFacets = z.infer<typeof jobFacets>;

/** A town or postcode that was recognised in the keyword: it filters the hits, and is removed from the words. */
const typedPlace = z.object({
  /** As typed. */
  text: z.string(),
  /** "8000 Aarhus C" */
  label: z.string(),
  /** As the filter `location` accepts it. */
  slug: z.string(),
  /** The keyword without this place. */
  other_words: z.string(),
});
export type TypedPlaceAnswer = z.infer<typeof typedPlace>;

export const jobSearchAnswer = z.object({
  jobs: z.array(jobCard),
  /** All hits, without similar ads; with an anchor, those that the reader's pages have. */
  count: z.number(),
  /** How many similar ads follow the hits, on all pages. Facets count hits and similar ads. */
  similar_count: z.number(),
  /** Similar ads of this page, and why they are similar; `name` is the word that they contain instead of the typed one. */
  similar: z.array(z.object({ id: z.number(), reason: z.enum(similarReasons), name: z.string().nullable() })),
  /**
   * Hits of this page whose title does not contain all words: a label (field, skill, company, place) or another name of the
   * occupation contains them, or only the text. Empty for hits by wishes.
   */
  found_in: z.array(z.object({ id: z.number(), where: z.enum(['label', 'text']) })),
  facets: jobFacets,
  /** The keyword that was searched for instead if the typed one was found nowhere; null otherwise. */
  corrected_keyword: z.string().nullable(),
  /** No ad contains every typed word; all results are similar ads. */
  near_hits: z.boolean(),
  /** Places recognised in the keyword. Only if the search has no other place. */
  typed_places: z.array(typedPlace),
  /** The keyword that was searched for: without those places. */
  words: z.string(),
  /** Unknown places; they find nothing. */
  unknown_locations: z.array(z.string()),
});
export type JobSearchAnswer = z.infer<typeof jobSearchAnswer>;

/**
 * Positions of the hits of a search. The place of an ad is its postcode: the point is the centre of the postcode, not an address.
 */
export const jobMapAnswer = z.object({
  places: z.array(jobPlace.extend({ count: z.number() })),
  /** All hits; only `mostOnMap` of them are listed. */
  count: z.number(),
  /** Hits of ads without a place. */
  nowhere: z.number(),
});
export type JobMapAnswer = z.infer<typeof jobMapAnswer>;

/** Job titles of the same trade as the keyword for which the search has hits, and how many. */
export const similarKeywordsAnswer = z.object({
  keywords: z.array(z.object({ keyword: z.string(), count: z.number() })),
});
export type SimilarKeywordsAnswer = z.infer<typeof similarKeywordsAnswer>;
