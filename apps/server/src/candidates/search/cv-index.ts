import { cvExtras, experienceLevels } from '@jobblik/contract/candidates/cv-search.rules';
import { combinedVersion } from '../../platform/combined-version.ts';
import {
  choice,
  choices,
  day,
  defineSearchIndex,
  flag,
  ids,
  indexTables,
  instant,
  isEmptyQuery,
  type QueryNode,
} from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { danishSearch, readQuery } from '../../search/index.ts';
import { attributesOf, type CvDocument, visibilityOf, weightedFieldsOf } from './cv-document.ts';
import { cvSearch, cvSearchState, cvTerms, cvWords } from './cv-search.tables.ts';

/** Words that are too general to search for. */
export const stopWords = new Set(
  'cv cver job jobs kandidat kandidater medarbejder medarbejdere person personer ansat ansatte soeges soeger profil'.split(
    ' ',
  ),
);

/** Attributes by which employers filter and order CVs. A new one gets the next `since`, at the end. */
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

/** The index of published CVs: their words and the attributes of filters. */
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
  language: danishSearch,
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

/** The query of a saved keyword: finds the CVs that a search for it finds. @param text with a word, see {@link hasCvWord} */
export async function readCvKeyword(services: Services, text: string): Promise<QueryNode> {
  return await cvIndex.read(services, text);
}

/** Whether a keyword has anything to search for. */
export function hasCvWord(text: string): boolean {
  return !isEmptyQuery(readQuery(text, { stopWords }).match);
}

/**
 * Version of {@link readCvKeyword}; keywords of agents with an older version are analysed again. Raise its own number if only their
 * parsing changes: 1 reads them as searches do.
 */
export const cvKeywordVersion = combinedVersion(cvIndex.version, 1);
