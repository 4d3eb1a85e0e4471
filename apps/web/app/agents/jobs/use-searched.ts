import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { getAllCategories, getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useQuery } from '@tanstack/react-query';
import { readSearch, type SearchAddress, writeSearch } from '../../jobs/index';
import { placeOfSlug, slugQuery, slugText } from '../../lookups';
import { callApi } from '../../platform/api/api';
import { type AgentValues, type Choice, emptyAgent, type NearChoice, type PlaceChoice } from '../agent-values';

/** A search as the beginning of an agent, and what of it an agent cannot take. */
export interface Searched {
  values: AgentValues;
  /** Places and categories from the URL that the lookups do not have. */
  unknown: string[];
  /** The search asks when ads were posted; an agent looks at every new one. */
  byDate: boolean;
}

/** Whether an address carries a search of `/find/job`. */
export function hasSearch(params: URLSearchParams): boolean {
  const { sort, page, size, ...search } = readSearch(params);
  return writeSearch({ ...search, sort: 1, page: 1, size: 10 }).size > 0;
}

/** A search of `/find/job` as the beginning of an agent: undefined `data` while it is being read. */
export function useSearched(params: URLSearchParams) {
  const search = hasSearch(params) ? params.toString() : '';
  return useQuery({
    queryKey: ['agent from search', search],
    queryFn: () => fromSearch(readSearch(new URLSearchParams(search))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fromSearch(search: SearchAddress): Promise<Searched> {
  const keyword = search.keyword.trim().slice(0, agentLimits.keyword);
  const [places, near, categories] = await Promise.all([
    Promise.all(search.location.map(placeOf)),
    circleOf(search),
    categoriesOf(search.category),
  ]);
  const known = places.filter((place) => place !== undefined);
  return {
    values: {
      ...emptyAgent,
      keywords: keyword && keyword.toLowerCase() !== 'all' ? [keyword] : [],
      categories: categories.known,
      places: [...new Map(known.map((place) => [place.id, place])).values()],
      near,
      jobTypes: search.type,
      remote: search.remote,
      payShown: search.payShown,
      wishes: search.wish,
    },
    unknown: [
      ...search.location.filter((_slug, at) => !places[at]).map(slugText),
      ...(search.postcode && !near ? [search.postcode] : []),
      ...categories.unknown,
    ],
    byDate: search.posted.length > 0,
  };
}

/** The circle of a search; null where it has none, or a postcode that we do not know. */
export async function circleOf({ postcode, radius }: { postcode: string; radius: number }): Promise<NearChoice | null> {
  if (!postcode) return null;
  const centre = (await find(postcode)).find(({ zip }) => zip === postcode);
  return centre ? { ...choiceOf(centre), radius } : null;
}

/** The place of a slug of an address; undefined for one that nobody knows. */
export async function placeOf(slug: string): Promise<PlaceChoice | undefined> {
  const place = placeOfSlug(slug, await find(slugQuery(slug)));
  return place && choiceOf(place);
}

async function find(query: string): Promise<Place[]> {
  return await callApi(getCitiesWithQuery, { params: { query: query.slice(0, 100) }, query: { whole: 1 } });
}

function choiceOf({ id, name, zip }: Place): PlaceChoice {
  return { id, name, zip };
}

async function categoriesOf(seos: readonly string[]): Promise<{ known: Choice[]; unknown: string[] }> {
  if (seos.length === 0) return { known: [], unknown: [] };
  const tree = (await callApi(getAllCategories)).flatMap((main) => [main, ...main.children]);
  return {
    known: tree.filter(({ seo }) => seos.includes(seo)).map(({ id, text }) => ({ id, name: text })),
    unknown: seos.filter((seo) => !tree.some((one) => one.seo === seo)).map((seo) => seo.replaceAll('-', ' ')),
  };
}
