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
  geography,
  placesOfSlug,
  placeWords,
  townCalled,
} from './cities.ts';
export { jobTitleList, languageList, skillList } from './lists.ts';
export { readReference } from './reference.ts';
export { similarTitles, similarTitlesWithHits } from './similar-titles.ts';
