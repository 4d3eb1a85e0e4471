import { textIndex } from '../../platform/text-index/index.ts';
import { cvSearch, cvSearchState, cvTerms, cvWords } from './cv-search.tables.ts';

/** Published CVs by their words. */
export const cvIndex = textIndex({
  name: 'cvs',
  rows: {
    table: cvSearch,
    id: cvSearch.userId,
    change: cvSearch.change,
    facts: cvSearch.facts,
    head: cvSearch.head,
    added: cvSearch.vocabulary,
  },
  terms: { table: cvTerms, id: cvTerms.userId, words: cvTerms.words },
  vocabulary: { table: cvWords, word: cvWords.word, shown: cvWords.shown, uses: cvWords.uses },
  state: { table: cvSearchState, change: cvSearchState.change, cleared: cvSearchState.cleared },
});

/** Words that every employer could type. */
export const stopWords = new Set(
  'cv cver job jobs kandidat kandidater medarbejder medarbejdere person personer ansat ansatte soeges soeger profil'.split(
    ' ',
  ),
);
