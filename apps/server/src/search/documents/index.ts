/** How texts are indexed. For slices that do not search: `search/index.ts` also loads how typed queries are read. */

export { indexTerms } from './index-terms.ts';
export { languageVersion } from './language-version.ts';
export { leadOf } from './lead.ts';
export { openTag } from './tags.ts';
