import { mapTerms, type QueryTerm } from '../query-tree.ts';
import type { Found } from '../searchable-texts.ts';
import type { KeywordHits } from './keyword-cache.ts';

const inTitle = (term: QueryTerm): QueryTerm => ('word' in term ? { ...term, inTitle: true } : term);

/** Hits by id whose titles do not contain the words, with the place that does. */
export async function elsewhere({ hits, query }: Found<KeywordHits>, docIds: readonly number[]) {
  if (docIds.length === 0) return new Map<number, 'label' | 'text'>();
  const { postings } = hits;
  const titles = mapTerms(query.match, inTitle);
  await postings.load({ inWeightedFields: [titles, query.match] });
  const inTitles = await postings.findTreeInWeightedFields(titles);
  const inFields = await postings.findTreeInWeightedFields(query.match);
  return new Map(
    docIds
      .filter((docId) => !inTitles.has(docId))
      .map((docId) => [hits.columns.idOf(docId), inFields.has(docId) ? 'label' : 'text'] as const),
  );
}
