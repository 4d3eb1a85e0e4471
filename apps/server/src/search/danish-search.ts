import { fold, spelt } from '@jobblik/danish';
import type { SearchLanguage } from '../platform/search/language.ts';
import { indexTerms } from './documents/index-terms.ts';
import { languageVersion } from './documents/language-version.ts';
import { leadPrefix, openTag } from './documents/tags.ts';
import { expandQuery } from './expand-query.ts';
import { closestReading, findKeyword } from './find-keyword.ts';
import { readQuery } from './read-query.ts';

/** The language of every index of this product, for `defineSearchIndex`. */
export const danishSearch: SearchLanguage = {
  version: languageVersion,
  fold,
  spelt,
  indexTerms,
  queryOf: (text) => readQuery(text).match,
  findKeyword,
  closestReading,
  expandQuery,
  leadPrefix,
  untypedTerms: new Set([openTag]),
};
