import { expect, test } from 'vitest';
import { DocSet } from './doc-set.ts';
import { byEvidence, type Concept } from './evidence.ts';

const total = 100;

function setOf(docIds: readonly number[]): DocSet {
  const set = new DocSet(total);
  set.addAll(Uint32Array.from(docIds));
  return set;
}

/** A concept that some documents have in their titles and others in their texts. */
function concept(titles: readonly number[], texts: readonly number[] = [], more: Partial<Concept> = {}): Concept {
  const variants = [
    { docIds: setOf(titles), score: 1 },
    { docIds: setOf([...titles, ...texts]), score: 0.6 },
  ];
  return { variants, weight: 1, isEssential: false, ...more };
}

function found(...concepts: Concept[]): number[][] {
  const into = new Uint32Array(total);
  return byEvidence(concepts, total).map((docIds) => [...into.subarray(0, docIds.writeBelow(total, into))]);
}

const many = Array.from({ length: 40 }, (_, at) => at + 50);

test.each<[string, Concept[], number[][]]>([
  ['documents with both, and not with one of two', [concept([1, 2]), concept([2, 3])], [[2]]],
  ['documents with the rarer one, if none has both', [concept([1]), concept(many)], [[1]]],
  ['documents with equal evidence', [concept([1]), concept([2])], [[1], [2]]],
  ['titles before texts', [concept([1], [2])], [[1], [2]]],
  ['no documents with only a concept of low weight', [concept([1]), concept([2], [], { weight: 0.4 })], [[1]]],
  [
    'no documents without a trade if others have it',
    [concept([1, 2, 3, 4], [], { isEssential: true }), concept([5])],
    [[1, 2, 3, 4]],
  ],
  ['nothing for a concept without documents', [concept([])], []],
  ['nothing without concepts', [], []],
])('%s', (_what, concepts, groups) => expect(found(...concepts)).toEqual(groups));
