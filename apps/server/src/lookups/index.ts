export {
  categoriesUnder,
  categoryById,
  categoryBySeo,
  categoryName,
  categoryTree,
  mainCategoryOf,
} from './categories.ts';
export { categoryOfTitle } from './category-of-title.ts';
export {
  type Area,
  areaById,
  areasAround,
  type City,
  citiesWithin,
  cityById,
  cityByZip,
  placesOfSlug,
  placeWords,
  townCalled,
} from './cities.ts';
export { jobTitleList, languageList, skillList } from './lists.ts';
export type { LookupsPorts } from './lookups.ports.ts';
export { lookupsRoutes } from './lookups.routes.ts';
export { readReference } from './reference.ts';
export { seedLookups } from './seed-lookups.ts';
export { similarTitles, similarTitlesWithHits } from './similar-titles.ts';
