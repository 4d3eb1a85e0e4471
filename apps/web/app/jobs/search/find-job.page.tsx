import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobPreview } from '@jobblik/contract/jobs/jobs.api';
import type { JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import { getAllCategories } from '@jobblik/contract/lookups/lookups.api';
import { pathTo } from '@jobblik/contract/paths';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type ServerApi, serverApi, unlessNotFound } from '../../platform/api/server-api';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { pageCount } from '../../ui/layout/pager-window';
import { feedPath } from '../feed/search-feed';
import { shownCount } from '../hits/similar-hits';
import { readOpened } from '../preview/preview-address';
import type { Route } from './+types/find-job.page';
import { cacheLastAnswer } from './cache-last-answer';
import { FindJob } from './find-job';
import {
  emptySearch,
  indexedSearch,
  readSearch,
  searchFilters,
  searchPath,
  withoutCircle,
  withTypedPlaces,
} from './search-address';
import { readAlternatives } from './search-alternatives';
import { type SearchSubject, searchMeta } from './search-meta';
import { nameLocations, namePostcode } from './search-places';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const params = new URL(request.url).searchParams;
  const requested = readSearch(params);
  const near = await namePostcode(api, requested.postcode);
  const search = near ? requested : withoutCircle(requested);
  const [answer, tree, locations] = await Promise.all([
    api.call(searchJobCondition, { body: searchFilters(search) }),
    api.call(getAllCategories),
    nameLocations(api, search.location),
  ]);
  const total = shownCount(answer);
  if (answer.jobs.length === 0 && total > 0) {
    throw redirect(searchPath({ ...search, page: pageCount(total, search.size) }));
  }
  const mains = tree.map(({ children: _, ...main }) => main);
  const chosen = tree.flatMap(({ children }) => children).filter(({ seo: name }) => search.category.includes(name));
  const alternatives = total === 0 ? await readAlternatives(api, withTypedPlaces(search, answer)) : null;
  const preview = await readPreview(api, readOpened(params) ?? answer.jobs[0]?.id, near?.value);
  return { search, answer, categories: [...mains, ...chosen], near, locations, preview, alternatives };
}

/** The ad that is open at first; null if it no longer exists. */
async function readPreview(api: ServerApi, id: number | undefined, postcode?: string): Promise<JobPreview | null> {
  if (id === undefined) return null;
  return await unlessNotFound(api.call(getJobPreview, { params: { id }, query: postcode ? { postcode } : {} }));
}

export const clientLoader = cacheLastAnswer<Awaited<ReturnType<typeof loader>>>();

/** Opening an ad beside the list changes the address but not the search. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameSearch =
    currentUrl.pathname === nextUrl.pathname &&
    searchPath(readSearch(currentUrl.searchParams)) === searchPath(readSearch(nextUrl.searchParams));
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

/** The subject of a page whose search failed. */
const nothingLoaded: SearchSubject = { search: emptySearch, count: 0, near: null, locations: [], categories: [] };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'jobs');
  const subject = loaderData ? { ...loaderData, count: shownCount(loaderData.answer) } : nothingLoaded;
  const texts = searchMeta(subject, t);
  return seo(matches, {
    ...texts,
    image: '/social/page-search.png',
    feed: { path: feedPath(loaderData?.search ?? emptySearch), title: texts.title },
    ...(loaderData ? indexedSearch(loaderData.search, loaderData.answer) : { path: pathTo('findJob') }),
  });
}

export default function FindJobPage({ loaderData }: Route.ComponentProps) {
  return <FindJob {...loaderData} failure={'failure' in loaderData ? loaderData.failure : undefined} />;
}
