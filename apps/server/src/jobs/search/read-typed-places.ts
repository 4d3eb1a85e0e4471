import type { JobSearch, TypedPlaceAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { inArray } from 'drizzle-orm';
import { companyNamesWith } from '../../companies/index.ts';
import { placeKey } from '../../lookups/index.ts';
import { allOf, anyOf, parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';
import { jobIndex, stopWords } from './job-index.ts';
import { placesAmong, type TypedPlace, typedWords, withoutPlaces } from './read-places.rules.ts';
import { citiesOf, liveAt } from './search-filters.ts';

/** Maximum number of companies and ads whose names are compared with the typed words. */
const mostNames = 50;

/**
 * The search with towns and postcodes in its words turned into places. The words stay words if the search has a chosen place or
 * `words_only`, if they are part of a company name ("Aalborg Portland"), or if no ad at the place matches the other words,
 * because ads with some of the words are better than none. A place without other words always becomes a place.
 */
export async function readTypedPlaces(
  services: Services,
  search: JobSearch,
  now: Date,
): Promise<{ search: JobSearch; typedPlaces: TypedPlaceAnswer[] }> {
  const hasPlace = search.location.length > 0 || Number(search.postcode ?? 0) > 0;
  if (search.words_only || hasPlace) return { search, typedPlaces: [] };
  const words = typedWords(search.keyword);
  const places: TypedPlace[] = [];
  for (const place of placesAmong(words)) if (!(await isInName(services, words, { place, now }))) places.push(place);
  if (places.length === 0) return { search, typedPlaces: [] };
  const keyword = withoutPlaces(words, places, stopWords);
  const location = [...new Set(places.map(({ slug }) => slug))];
  if (keyword !== '' && !(await hasHits(services, { keyword, location, now }))) return { search, typedPlaces: [] };
  return {
    search: { ...search, keyword, location },
    typedPlaces: places.map((place) => ({
      text: place.text,
      label: place.label,
      slug: place.slug,
      other_words: withoutPlaces(words, [place], stopWords),
    })),
  };
}

/**
 * Whether any ad at a place matches some words or is similar. Ignores other filters, so that ticking them does not change places.
 */
async function hasHits(
  services: Services,
  { keyword, location, now }: Pick<JobSearch, 'keyword' | 'location'> & { now: Date },
): Promise<boolean> {
  const { count, similarCount } = await jobIndex.search(services, {
    keyword,
    similar: services.env.SEARCH_WIDENING,
    filters: { ...liveAt(now), places: new Set(location.flatMap(citiesOf)) },
    order: 'newest',
    page: { offset: 0, limit: 0 },
    now,
  });
  return count + similarCount > 0;
}

/** Whether a place with its previous or next word, or the whole keyword, is in the name of a company or employer. */
async function isInName(
  services: Services,
  words: readonly string[],
  { place: { from, to }, now }: { place: TypedPlace; now: Date },
): Promise<boolean> {
  const keys = words.map(placeKey);
  const place = keys.slice(from, to).join(' ');
  const beside = [keys[from - 1], keys[to]].filter((key) => key !== undefined && key !== '');
  const query = allOf([queryOf(place), anyOf(beside.map(queryOf))]);
  const phrases = [`${keys[from - 1]} ${place}`, `${place} ${keys[to]}`];
  const whole = keys.join(' ');
  const names = [
    ...(await companyNamesWith(services.readDb, query, mostNames)),
    ...(await employersOfAdsWith(services, query, now)),
  ].map(placeKey);
  return names.some((name) => name === whole || phrases.some((phrase) => ` ${name} `.includes(` ${phrase} `)));
}

function queryOf(key: string | undefined): QueryNode {
  return withoutPrefixes(parseQuery(key ?? '').match);
}

/** Employer names in the live ads that match a query. */
async function employersOfAdsWith(services: Services, query: QueryNode, now: Date): Promise<string[]> {
  const page = { offset: 0, limit: mostNames };
  const { ids } = await jobIndex.search(services, { query, filters: liveAt(now), order: 'newest', page, now });
  if (ids.length === 0) return [];
  const rows = await services.readDb.selectDistinct({ name: jobs.companyName }).from(jobs).where(inArray(jobs.id, ids));
  return rows.flatMap(({ name }) => name ?? []);
}
