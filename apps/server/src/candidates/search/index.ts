export { newestJob } from './cv-document.ts';
export { resolveFilters } from './cv-filters.ts';
export { cvIndex, cvKeywordVersion, hasCvWord, readCvKeyword } from './cv-index.ts';
export { cvTerms } from './cv-search.tables.ts';
