export { CategoryPicker } from './category-picker';
export { ChosenChips } from './chosen-chips';
export { LanguagePicker } from './language-picker';
export { NamePicker } from './name-picker';
export { PlaceField } from './place-field';
export { placeOfSlug, slugQuery } from './place-of-slug';
export { PlacePicker } from './place-picker';
export { useCategories, useCompanies, useJobWishes, useLanguages, useSkills } from './use-lookups';
export { useFindPlaces, usePlaces } from './use-places';
