import { expect, test } from 'vitest';
import { DocSet } from './doc-set.ts';
import { byEvidence, type Thing } from './evidence.ts';

const total = 100;

function setOf(docIds: readonly number[]): DocSet {
  const set = new DocSet(total);
  set.addAll(Uint32Array.from(docIds));
  return set;
}

/** A thing that some documents say in their titles and others in their texts. */
function thing(titles: readonly number[], texts: readonly number[] = [], more: Partial<Thing> = {}): Thing {
  const sayings = [
    { docIds: setOf(titles), worth: 1 },
    { docIds: setOf([...titles, ...texts]), worth: 0.6 },
  ];
  return { sayings, weight: 1, isTrade: false, ...more };
}

function found(...things: Thing[]): number[][] {
  const into = new Uint32Array(total);
  return byEvidence(things, total).map((docIds) => [...into.subarray(0, docIds.writeBelow(total, into))]);
}

const many = Array.from({ length: 40 }, (_, at) => at + 50);

test.each<[string, Thing[], number[][]]>([
  ['what says both, and not what says one of two', [thing([1, 2]), thing([2, 3])], [[2]]],
  ['where none says both, what says the rarer one', [thing([1]), thing(many)], [[1]]],
  ['what says as much, each', [thing([1]), thing([2])], [[1], [2]]],
  ['what a title says before what a text says', [thing([1], [2])], [[1], [2]]],
  ['less of what weighs less', [thing([1]), thing([2], [], { weight: 0.4 })], [[1]]],
  [
    'nothing without a trade where others have it',
    [thing([1, 2, 3, 4], [], { isTrade: true }), thing([5])],
    [[1, 2, 3, 4]],
  ],
  ['nothing of nothing', [thing([])], []],
  ['nothing where nothing was typed', [], []],
])('%s', (_what, things, groups) => expect(found(...things)).toEqual(groups));
