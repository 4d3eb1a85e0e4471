import type { OwnJobOrder, OwnJobPart } from '@jobblik/contract/jobs/own-jobs.rules';

/** What the list of one's own ads shows, as its address says it. */
export interface MyJobsQuery {
  part: OwnJobPart;
  keyword: string;
  sort: OwnJobOrder;
  page: number;
}

const partWords: Record<OwnJobPart, string> = { all: 'alle', live: 'aktive', ended: 'afsluttede', paused: 'pause' };
const sortWords: Record<OwnJobOrder, string> = {
  newest: 'nyeste',
  ending: 'udloeber',
  unread: 'nye-ansoegninger',
  applications: 'ansoegninger',
  visits: 'visninger',
  title: 'titel',
};

/** What an address asks for; what it does not say, or says wrongly, is the beginning of everything. */
export function readQuery(search: URLSearchParams): MyJobsQuery {
  const page = Number(search.get('side'));
  return {
    part: keyOf(partWords, search.get('vis')) ?? 'all',
    keyword: (search.get('ord') ?? '').slice(0, 200),
    sort: keyOf(sortWords, search.get('orden')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of what is shown; anything but another page begins at the first one. */
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
