import { keywordOf, sortType } from '@jobblik/contract/jobs/job-choices.rules';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { LoaderFunctionArgs } from 'react-router';
import { serverApi } from '../../platform/api/server-api';
import { pageWords } from '../../platform/words/i18n';
import { readSearch, searchFilters, withoutCircle } from '../search/search-address';
import { namePostcode } from '../search/search-places';
import { searchFeed } from './search-feed';

/** Most hits in a feed: more than are new between two reads. */
const entries = 40;

/** `/find/job/feed`: the newest hits of the same search on `/find/job`, for feed readers. Always in Danish, as ads are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = serverApi(context);
  const requested = readSearch(new URL(request.url).searchParams);
  const search = (await namePostcode(api, requested.postcode)) ? requested : withoutCircle(requested);
  const { jobs } = await api.call(searchJobCondition, {
    body: { ...searchFilters({ ...search, page: 1, size: entries, sort: sortType.newest }), similar: false },
  });
  const t = pageWords([], 'jobs');
  const keyword = keywordOf(search.keyword);
  const title = `Jobblik: ${keyword ? t('search.title_keyword', { keyword }) : t('search.title')}`;
  return new Response(searchFeed({ search, jobs, title, publicUrl: api.publicUrl, now: api.now }), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=900' },
  });
}
