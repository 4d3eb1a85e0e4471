import { jobIndex, liveAt, wishQuery } from '../../jobs/search/index.ts';
import { categoriesUnder, citiesWithin, cityById, mainCategoryOf } from '../../lookups/index.ts';
import { anyOf, isEmptyQuery, mapTerms, type QueryNode } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import type { SeekerAttributes } from '../match/match-attributes.ts';
import { queryOfWords, skillQuery } from '../match/skill-words.ts';

/** Number of the newest hits of each search that are compared exactly. */
const most = { titles: 150, categories: 150, field: 80, elsewhere: 80, atHome: 40, skills: 150 };
/** Factor on a person's travel distance up to which ads are compared. */
const beyondReach = 1.6;
const fullyRemote = [3];

type Request = Parameters<typeof jobIndex.search>[1];

/**
 * Live ads that may fit: a fixed number of searches of the index. Titles, categories and their field near home, the same titles
 * anywhere, work from home; by skills alone where a CV has nothing else.
 * @param homeCityId postcode; null for anywhere
 */
export async function findAds(
  services: Services,
  seeker: SeekerAttributes,
  homeCityId: number | null,
): Promise<number[]> {
  const now = services.clock.now();
  const live = liveAt(now);
  const places = placesNear(homeCityId, seeker.reachKm);
  const titles = anyOf(seeker.trades.map(({ trade }) => inTitles(queryOfWords(trade.title))));
  const categories = categoriesOf(seeker);
  const search = async (part: Pick<Request, 'filters'> & { query?: QueryNode }, limit: number) => {
    if (part.query && isEmptyQuery(part.query)) return [];
    const filters = { ...live, ...part.filters };
    return (await jobIndex.find(services, { ...part, filters, order: 'newest', page: { offset: 0, limit }, now })).ids;
  };
  const found = [
    await search({ query: titles, filters: { places } }, most.titles),
    ...(places ? [await search({ query: titles, filters: {} }, most.elsewhere)] : []),
  ];
  if (seeker.trades.some(({ trade, isWished }) => trade.isStudent && isWished))
    found.push(await search({ query: forStudents(), filters: { places } }, most.titles));
  if (categories.length > 0) {
    const field = fieldOf(categories);
    found.push(await search({ filters: { places, categories } }, most.categories));
    found.push(await search({ filters: { places, categories: field } }, most.field));
    if (places) found.push(await search({ filters: { categories: field, remote: fullyRemote } }, most.atHome));
  }
  if (found.every(({ length }) => length === 0)) {
    const skills = anyOf([...seeker.skillIds].flatMap((id) => skillQuery(id, seeker.typedSkills) ?? []));
    found.push(await search({ query: skills, filters: { places } }, most.skills));
  }
  return [...new Set(found.flat())];
}

const studentJob = [9];

/** Matches ads with words for students. */
export function forStudents(): QueryNode {
  return wishQuery(studentJob);
}

/** Postcodes within the person's travel distance; undefined for anywhere. */
export function placesNear(cityId: number | null, reachKm: number): number[] | undefined {
  const city = cityById(cityId ?? 0);
  return city && citiesWithin(city, reachKm * beyondReach).map((near) => near.city.id);
}

/**
 * The chosen categories, and those of the titles. A main category represents all its subcategories where no titles in it are known.
 */
function categoriesOf({ trades, categoryIds }: SeekerAttributes): number[] {
  const ofTitles = trades.flatMap(({ trade }) => trade.category ?? []);
  const below = [...categoryIds, ...ofTitles].filter((id) => categoriesUnder(id).length === 1);
  return [...new Set(below.length > 0 ? below : categoryIds.flatMap(categoriesUnder))];
}

/** All subcategories of the main categories of some categories. */
function fieldOf(categories: readonly number[]): number[] {
  const mains = new Set(categories.flatMap((id) => mainCategoryOf(id)?.id ?? []));
  return [...mains].flatMap(categoriesUnder);
}

/** Other names of a trade match only titles. */
export function inTitles(query: QueryNode): QueryNode {
  return mapTerms(query, (term) => ('word' in term ? { ...term, inTitle: true } : term));
}
