import { getAllCategories, getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api';
import { type AgentValues, type Choice, emptyAgent, type PlaceChoice } from './agent-values';

const asked = ['keyword', 'location', 'job_category', 'postcode', 'type'];

/** Whether an address carries a search of `/find/job`. */
export function hasSearch(params: URLSearchParams): boolean {
  return asked.some((name) => params.get(name)?.trim());
}

/**
 * A search of `/find/job` as the beginning of an agent: words, places, categories and job types. What names nothing is left out.
 * Undefined while it is being read.
 */
export function useSearched(params: URLSearchParams): AgentValues | undefined {
  const search = hasSearch(params) ? params.toString() : '';
  const query = useQuery({
    queryKey: ['agent from search', search],
    queryFn: () => valuesOfSearch(new URLSearchParams(search)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A search that cannot be read is no reason to keep the form back.
  return query.error ? emptyAgent : query.data;
}

async function valuesOfSearch(params: URLSearchParams): Promise<AgentValues> {
  const keyword = params.get('keyword')?.trim().slice(0, 60) ?? '';
  const slugs = [...params.getAll('location'), ...params.getAll('postcode')].map((slug) => slug.trim().slice(0, 100));
  const [places, categories] = await Promise.all([
    Promise.all(slugs.filter(Boolean).slice(0, 20).map(placeOf)),
    categoriesOf(params.getAll('job_category').filter(Boolean)),
  ]);
  const found = places.filter((place) => place !== undefined);
  return {
    ...emptyAgent,
    keywords: keyword && keyword.toLowerCase() !== 'all' ? [keyword] : [],
    categories,
    places: [...new Map(found.map((place) => [place.id, place])).values()],
    jobTypes: [1, 2, 3, 4, 5].filter((id) => params.getAll('type').includes(String(id))),
  };
}

async function placeOf(slug: string): Promise<PlaceChoice | undefined> {
  const zip = /(?:^|-)(\d{4})(?:-|$)/.exec(slug)?.[1];
  const query = zip ?? slug.replaceAll('-', ' ');
  const found: Place[] = await callApi(getCitiesWithQuery, { params: { query }, query: { whole: 1 } });
  const place = zip ? found.find((one) => one.zip === zip) : (found.find((one) => placeSlug(one) === slug) ?? found[0]);
  return place && { id: place.id, name: place.name, zip: place.zip };
}

async function categoriesOf(seos: readonly string[]): Promise<Choice[]> {
  if (seos.length === 0) return [];
  const tree = await callApi(getAllCategories);
  return tree
    .flatMap((main) => [main, ...main.children])
    .filter(({ seo }) => seos.includes(seo))
    .slice(0, 20)
    .map(({ id, text }) => ({ id, name: text }));
}
