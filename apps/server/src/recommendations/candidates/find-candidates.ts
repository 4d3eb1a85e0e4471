import { fold } from '@jobblik/danish';
import type { Viewer } from '../../candidates/index.ts';
import { cvIndex } from '../../candidates/search/index.ts';
import { jobTitleList, similarTitles } from '../../lookups/index.ts';
import { anyOf, isEmptyQuery, type QueryNode } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { leadOf } from '../../search/documents/index.ts';
import { inTitles, placesNear } from '../jobs/find-ads.ts';
import type { MatchedAd } from '../match/attributes-of-ad.ts';
import { queryOfWords } from '../match/skill-words.ts';
import { englishNamesOf, tradeOf } from '../match/trades.ts';

/** Number of the newest hits of each search that are compared exactly. */
const most = { titles: 150, categories: 150, elsewhere: 60 };
const mostWishes = 40;
/** Distance in kilometres that employers can expect people to travel: the default of the search. */
const reachKm = 50;

type Request = Parameters<typeof cvIndex.search>[1];

/**
 * People whose CV may fit an ad, by the same index as the CV search: never a hidden CV, and for an anonymous one only its visible
 * data. The number of searches does not depend on the number of CVs.
 */
export async function findCandidates(services: Services, viewer: Viewer, ad: MatchedAd): Promise<number[]> {
  const now = services.clock.now();
  const sample = viewer.sampleOnly ? (true as const) : undefined;
  const city = ad.remote === 'full' ? undefined : placesAround(ad);
  const trade = tradeOf(ad.title);
  const own = trade.words.length > 0 ? trade.words.join(' ') : ad.title;
  const titles = inTitles(anyOf([own, ...englishNamesOf(trade)].map(queryOfWords)));
  const search = async (part: Pick<Request, 'filters'> & { query?: QueryNode }, limit: number) => {
    if (part.query && isEmptyQuery(part.query)) return [];
    const request = { ...part, filters: { ...part.filters, sample }, now, order: 'newest' as const };
    return (await cvIndex.search(services, { ...request, page: { offset: 0, limit } })).ids;
  };
  const categories = [...new Set([...ad.categoryIds, ...(trade.category === null ? [] : [trade.category])])];
  const found = [
    await search({ query: titles, filters: { city } }, most.titles),
    await search({ filters: { city, wishes: wishesLike(ad) } }, most.titles),
    ...(categories.length > 0 ? [await search({ filters: { city, categories } }, most.categories)] : []),
    ...(city ? [await search({ query: titles, filters: {} }, most.elsewhere)] : []),
  ];
  return [...new Set(found.flat())];
}

function placesAround({ cityIds }: MatchedAd): number[] | undefined {
  const places = cityIds.flatMap((id) => placesNear(id, reachKm) ?? []);
  return places.length > 0 ? [...new Set(places)] : undefined;
}

/** Wished titles in the trade of an ad. */
function wishesLike({ title }: MatchedAd): number[] {
  const names = new Set([leadOf(title), ...similarTitles(title, mostWishes)].map(fold));
  return jobTitleList().all.flatMap(({ id, name }) => (names.has(fold(name)) ? [id] : []));
}
