import type { OwnJobOrder, OwnJobPart } from '@jobblik/contract/jobs/own-jobs.rules';

/** Filter, order and page of the employer's own ads, stored in the URL. */
export interface MyJobsQuery {
  part: OwnJobPart;
  keyword: string;
  sort: OwnJobOrder;
  page: number;
}

const partWords: Record<OwnJobPart, string> = {
  all: 'alle',
  live: 'aktive',
  ended: 'afsluttede',
  paused: 'pause',
  archive: 'arkiv',
};
const sortWords: Record<OwnJobOrder, string> = {
  newest: 'nyeste',
  ending: 'udloeber',
  unread: 'nye-ansoegninger',
  applications: 'ansoegninger',
  visits: 'visninger',
  title: 'titel',
};

/** Parses the URL query. Missing and invalid values become the defaults. */
export function readQuery(search: URLSearchParams): MyJobsQuery {
  const page = Number(search.get('side'));
  return {
    part: keyOf(partWords, search.get('vis')) ?? 'all',
    keyword: (search.get('ord') ?? '').slice(0, 200),
    sort: keyOf(sortWords, search.get('orden')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Serializes to a URL query. Defaults are omitted; without `page` it is the first page. */
export function addressOf(query: Omit<MyJobsQuery, 'page'> & { page?: number }): string {
  const search = new URLSearchParams();
  if (query.part !== 'all') search.set('vis', partWords[query.part]);
  if (query.keyword !== '') search.set('ord', query.keyword);
  if (query.sort !== 'newest') search.set('orden', sortWords[query.sort]);
  if ((query.page ?? 1) > 1) search.set('side', String(query.page));
  return `?${search}`;
}

function keyOf<K extends string>(words: Record<K, string>, word: string | null): K | undefined {
  return (Object.keys(words) as K[]).find((key) => words[key] === word);
}
