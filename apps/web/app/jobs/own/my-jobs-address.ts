import type { OwnJobOrder, OwnJobPart } from '@jobblik/contract/jobs/own-jobs.rules';

/** What the list of one's own ads shows, as its address says it. */
export interface MyJobsShown {
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
export function shownOf(search: URLSearchParams): MyJobsShown {
  const page = Number(search.get('side'));
  return {
    part: keyOf(partWords, search.get('vis')) ?? 'all',
    keyword: (search.get('ord') ?? '').slice(0, 200),
    sort: keyOf(sortWords, search.get('orden')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of what is shown; anything but another page begins at the first one. */
export function addressOf(shown: Omit<MyJobsShown, 'page'> & { page?: number }): string {
  const search = new URLSearchParams();
  if (shown.part !== 'all') search.set('vis', partWords[shown.part]);
  if (shown.keyword !== '') search.set('ord', shown.keyword);
  if (shown.sort !== 'newest') search.set('orden', sortWords[shown.sort]);
  if ((shown.page ?? 1) > 1) search.set('side', String(shown.page));
  return `?${search}`;
}

function keyOf<K extends string>(words: Record<K, string>, word: string | null): K | undefined {
  return (Object.keys(words) as K[]).find((key) => words[key] === word);
}
