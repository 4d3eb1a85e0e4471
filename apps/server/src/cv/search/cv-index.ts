import { cvExtras, experienceLevels } from '@jobblik/contract/cv/cv-search.rules';
import { parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';
import {
  choice,
  choices,
  day,
  defineSearchIndex,
  flag,
  ids,
  indexTables,
  instant,
} from '../../platform/search-index/index.ts';
import { attributesOf, type CvDocument, visibilityOf, weightedFieldsOf } from './cv-document.ts';
import { cvSearch, cvSearchState, cvTerms, cvWords } from './cv-search.tables.ts';

/** Words that every employer could type. */
export const stopWords = new Set(
  'cv cver job jobs kandidat kandidater medarbejder medarbejdere person personer ansat ansatte soeges soeger profil'.split(
    ' ',
  ),
);

/** What employers filter and order CVs by. A new one gets the next `since`, at the end. */
export const cvAttributes = {
  jobType: choice(5),
  education: choice(7),
  extras: choices(cvExtras.length),
  sample: flag(),
  experience: choice(experienceLevels.length),
  changed: instant(),
  city: ids(),
  birthday: day(),
  languages: ids(),
  categories: ids(),
  wishes: ids(),
};

/** Published CVs by their words and by what employers filter. */
export const cvIndex = defineSearchIndex({
  name: 'cvs',
  version: 1,
  tables: indexTables({
    rows: { table: cvSearch, id: cvSearch.userId },
    terms: { table: cvTerms, id: cvTerms.userId },
    vocabulary: cvWords,
    state: cvSearchState,
  }),
  attributes: cvAttributes,
  newest: 'changed',
  stopWords,
  document: (document: CvDocument) => {
    const attributes = attributesOf(document);
    const { cv, hasVideo } = document;
    const visibility = attributes && visibilityOf(document);
    return { id: cv.userId, attributes, stored: [visibility, cv.changedAt?.toISOString() ?? null, hasVideo] };
  },
  stored: [cvSearch.visibility, cvSearch.cvChangedAt, cvSearch.hasVideo],
  weightedFields: weightedFieldsOf,
  facets: {},
  orders: {},
  counters: {},
});

/** A saved keyword: finds the CVs that the same keyword typed into the CV search finds, but its last word is complete. */
export function readCvKeyword(text: string): QueryNode {
  return withoutPrefixes(parseQuery(text, { stopWords }).match);
}

/** Version of {@link readCvKeyword}; agents that an older one has read are read again. */
export const cvKeywordVersion = cvIndex.version;
