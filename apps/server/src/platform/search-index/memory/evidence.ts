import { DocSet } from './doc-set.ts';

/** One of several concepts that documents may say. */
export interface Concept {
  /** Documents that say it, the clearest saying first, with what a saying is worth beside the others: 1 at most. */
  sayings: readonly { docIds: DocSet; worth: number }[];
  /** How much it tells beside other concepts, 1 as a rule. */
  weight: number;
  /** Whether other concepts say little beside it: where some documents have a trade that was typed, all that are shown have one. */
  isTrade: boolean;
}

/** What has less evidence than this share of the best is not shown: one common word of several is none. */
const leastShare = 0.6;

/** A reading of this worth or less only names something related. */
const onlyClose = 0.5;

/**
 * Documents that say some of several concepts, those with the most telling ones first: a concept tells the more the fewer documents
 * say it. What is far behind the best is left out.
 * @param concepts few at most
 * @param total number of documents
 */
export function byEvidence(concepts: readonly Concept[], total: number): DocSet[] {
  const everything = concepts.map(({ sayings }) => union(sayings, total));
  let groups = [
    {
      docIds: union(
        everything.map((docIds) => ({ docIds })),
        total,
      ),
      weight: 0,
      hasTrade: false,
    },
  ];
  for (const [at, { sayings, weight: own, isTrade }] of concepts.entries()) {
    const telling = own * Math.log2(1 + total / Math.max(1, everything[at]?.count() ?? 0));
    groups = groups.flatMap(({ docIds, weight, hasTrade }) => {
      const left = docIds.copy();
      const having = sayings.map((saying) => {
        const some = left.copy();
        some.intersectWith(saying.docIds);
        left.removeSet(some);
        return {
          docIds: some,
          weight: weight + saying.worth * telling,
          hasTrade: hasTrade || (isTrade && saying.worth > onlyClose),
        };
      });
      return [...having, { docIds: left, weight, hasTrade }].filter((group) => group.docIds.count() > 0);
    });
  }
  groups = groups.filter(({ weight }) => weight > 0);
  if (groups.some(({ hasTrade }) => hasTrade)) groups = groups.filter(({ hasTrade }) => hasTrade);
  groups.sort((a, b) => b.weight - a.weight);
  const most = groups[0]?.weight ?? 0;
  return groups.filter(({ weight }) => weight >= leastShare * most).map(({ docIds }) => docIds);
}

function union(sets: readonly { docIds: DocSet }[], total: number): DocSet {
  const all = new DocSet(total);
  for (const { docIds } of sets) all.addSet(docIds);
  return all;
}
