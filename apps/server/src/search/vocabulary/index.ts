/** Names of work and their synonyms. For slices that do not search: `search/index.ts` also loads how typed queries are read. */

export { occupationsCalled } from './occupations.ts';
export { synonymsOf } from './synonyms.ts';
