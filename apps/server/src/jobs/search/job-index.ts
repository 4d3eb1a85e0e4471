import { textIndex } from '../../platform/text-index/index.ts';
import { jobSearch, jobSearchState, jobTerms, jobWords } from '../jobs.tables.ts';

/** Ads by their words. */
export const jobIndex = textIndex({
  name: 'jobs',
  rows: {
    table: jobSearch,
    id: jobSearch.jobId,
    change: jobSearch.change,
    facts: jobSearch.facts,
    head: jobSearch.head,
    added: jobSearch.titleWords,
  },
  terms: { table: jobTerms, id: jobTerms.jobId, words: jobTerms.words },
  vocabulary: { table: jobWords, word: jobWords.word, shown: jobWords.shown, uses: jobWords.uses },
  state: { table: jobSearchState, change: jobSearchState.change, cleared: jobSearchState.cleared },
});

/** Words that every ad could say. */
export const stopWords = new Set(
  'job jobs jobbet jobopslag stilling stillinger stillingen ledig ledige ledigt soeges soeger arbejde arbejder vacancy'.split(
    ' ',
  ),
);
