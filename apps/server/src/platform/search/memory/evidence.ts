import type { QueryConcept } from '../expansion.ts';
import { DocSet } from './doc-set.ts';

/** One of several concepts of a query, with its documents. */
export interface Concept extends Pick<QueryConcept, 'weight' | 'isEssential'> {
  /** Documents with the concept, the strongest evidence first, with a relative value up to 1. */
  variants: readonly { docIds: DocSet; score: number }[];
}

/** Minimum evidence as a share of the best, so that one frequent word of several is not enough. */
const leastShare = 0.6;

/** Evidence up to this value is only for a related word. */
const onlyClose = 0.5;

/**
 * Documents with some of several concepts, the most evidence first: a concept has more weight the fewer documents have it (inverse
 * document frequency). Documents with much less evidence than the best are left out.
 * @param concepts a few only, because the number of groups grows exponentially
 * @param total number of documents
 */
export function byEvidence(concepts: readonly Concept[], total: number): DocSet[] {
  const everything = concepts.map(({ variants }) => union(variants, total));
  let groups = [
    {
      docIds: union(
        everything.map((docIds) => ({ docIds })),
        total,
      ),
      weight: 0,
      hasEssential: false,
    },
  ];
  for (const [at, { variants, weight: own, isEssential }] of concepts.entries()) {
    const rarity = own * Math.log2(1 + total / Math.max(1, everything[at]?.count() ?? 0));
    groups = groups.flatMap(({ docIds, weight, hasEssential }) => {
      const left = docIds.copy();
      const having = variants.map((variant) => {
        const some = left.copy();
        some.intersectWith(variant.docIds);
        left.removeSet(some);
        return {
          docIds: some,
          weight: weight + variant.score * rarity,
          hasEssential: hasEssential || (isEssential && variant.score > onlyClose),
        };
      });
      return [...having, { docIds: left, weight, hasEssential }].filter((group) => group.docIds.count() > 0);
    });
  }
  groups = groups.filter(({ weight }) => weight > 0);
  if (groups.some(({ hasEssential }) => hasEssential)) groups = groups.filter(({ hasEssential }) => hasEssential);
  groups.sort((a, b) => b.weight - a.weight);
  const most = groups[0]?.weight ?? 0;
  return groups.filter(({ weight }) => weight >= leastShare * most).map(({ docIds }) => docIds);
}

function union(sets: readonly { docIds: DocSet }[], total: number): DocSet {
  const all = new DocSet(total);
  for (const { docIds } of sets) all.addSet(docIds);
  return all;
}
