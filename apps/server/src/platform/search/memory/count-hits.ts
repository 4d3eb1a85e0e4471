import type { BitField } from '../bit-layout.ts';
import { blockSize, Turns } from './block.ts';
import type { Match } from './column.ts';
import type { Columns } from './columns.ts';
import { DocSet } from './doc-set.ts';
import { FacetCounter, type FacetCounts, type FacetOption, failed } from './facet-counter.ts';

export interface Counted {
  hits: DocSet;
  count: number;
  facets: FacetCounts;
}

export interface CountOptions {
  /** Positions of choices and flags. */
  fields: ReadonlyMap<string, BitField>;
  facets: Readonly<Record<string, FacetOption>>;
  /** Filters by attribute; an undefined one has no effect. */
  filters: Readonly<Record<string, unknown>>;
  now: Date;
}

/**
 * Filters documents and counts the choices of the facets, in blocks of {@link blockSize}: each filter and facet processes a block
 * in a separate loop. Yields to other work between blocks.
 * @param candidates docIds that include all hits; must not change during the call
 */
export async function countHits(columns: Columns, candidates: Uint32Array, options: CountOptions): Promise<Counted> {
  const counter = new BlockCounter(columns, options);
  const turns = new Turns();
  for (let from = 0; from < candidates.length; from += blockSize) {
    counter.add(candidates.subarray(from, from + blockSize));
    await turns.pause();
  }
  return counter.counted();
}

/**
 * A filter for many sets of documents, without facets.
 * @param options `filters`: as in {@link CountOptions}
 * @returns a function from a set to those of its documents that pass, as a new set
 */
export function hitFilter(
  columns: Columns,
  { fields, filters }: Pick<CountOptions, 'fields' | 'filters'>,
): (docIds: DocSet) => Promise<DocSet> {
  const matches = activeFilters(filters).map(([name, filter]) => matcherOf(columns, name, { fields, filter }));
  return async (docIds) => {
    const candidates = docIds.list();
    const hits = new DocSet(columns.length);
    const turns = new Turns();
    for (let from = 0; from < candidates.length; from += blockSize) {
      const left = retainMatching(columns, candidates.subarray(from, from + blockSize), matches);
      hits.addAll(shared.block.subarray(0, left));
      await turns.pause();
    }
    return hits;
  };
}

/** Buffers of one block. They are used by one block at a time and never across an `await`, because allocations take longer. */
const shared = {
  block: new Uint32Array(blockSize),
  passing: new Uint32Array(blockSize),
  passes: new Uint8Array(blockSize),
  failing: new Uint8Array(blockSize),
};

/** Writes the live documents that pass all filters into the shared block. @returns their number */
function retainMatching(columns: Columns, docIds: Uint32Array, matches: readonly Match[]): number {
  const { block, passes } = shared;
  let left = columns.live.retain(docIds, block);
  for (const match of matches) {
    match(block, left, passes);
    left = retainPassing(block, left, passes);
  }
  return left;
}

function activeFilters(filters: CountOptions['filters']): [string, unknown][] {
  return Object.entries(filters).filter(([, filter]) => filter !== undefined);
}

interface FacetFilter {
  /** Number of the filter in {@link FacetCounter}. */
  kind: number;
  match: Match;
}

/** Counts documents block by block. */
class BlockCounter {
  readonly #columns: Columns;
  /** Filters without a facet: documents that fail one are not counted. */
  readonly #required: readonly Match[];
  readonly #ofFacets: readonly FacetFilter[];
  readonly #facets: FacetCounter | undefined;
  readonly #hits: DocSet;
  #count = 0;

  constructor(columns: Columns, { fields, facets, filters, now }: CountOptions) {
    const names = Object.keys(facets);
    const active = activeFilters(filters);
    const filterNames = active.map(([name]) => name);
    const matchers = active.map(([name, filter]) => ({
      kind: names.indexOf(name) + 1,
      match: matcherOf(columns, name, { fields, filter }),
    }));
    this.#columns = columns;
    this.#required = matchers.filter(({ kind }) => kind === 0).map(({ match }) => match);
    this.#ofFacets = matchers.filter(({ kind }) => kind > 0);
    this.#facets =
      names.length > 0 ? new FacetCounter(columns, facets, { fields, filtered: filterNames, now }) : undefined;
    this.#hits = new DocSet(columns.length);
  }

  /** @param docIds at most {@link blockSize} */
  add(docIds: Uint32Array): void {
    const { block, passing, passes, failing } = shared;
    const left = retainMatching(this.#columns, docIds, this.#required);
    failing.fill(failed.none, 0, left);
    for (const { kind, match } of this.#ofFacets) {
      match(block, left, passes);
      markFailing(failing, left, { passes, kind });
    }
    const isEach = this.#ofFacets.length === 0;
    const count = isEach ? left : pickPassing(left);
    this.#hits.addAll((isEach ? block : passing).subarray(0, count));
    this.#count += count;
    this.#facets?.add(block, left, failing);
  }

  counted(): Counted {
    return { hits: this.#hits, count: this.#count, facets: this.#facets?.counts() ?? {} };
  }
}

/** Writes the documents of the shared block that fail no filter into `passing`. @returns their number */
function pickPassing(left: number): number {
  const { block, passing, failing } = shared;
  const { none } = failed;
  let count = 0;
  for (let at = 0; at < left; at += 1) if (failing[at] === none) passing[count++] = block[at] as number;
  return count;
}

function matcherOf(
  columns: Columns,
  name: string,
  { fields, filter }: { fields: ReadonlyMap<string, BitField>; filter: unknown },
): Match {
  const field = fields.get(name);
  const bits = field && columns.bits[field.column];
  if (bits) return bits.fieldMatcher(field, filter as true | readonly number[]);
  const column = columns.byName.get(name);
  if (!column) throw new Error(`the index has no attribute ${name}`);
  return column.matcher(filter);
}

/** Branchless, because the result of a filter is hard to predict. @returns the number of remaining documents */
function retainPassing(block: Uint32Array, left: number, passes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < left; at += 1) {
    block[count] = block[at] as number;
    count += passes[at] as number;
  }
  return count;
}

function markFailing(failing: Uint8Array, left: number, { passes, kind }: { passes: Uint8Array; kind: number }): void {
  const { none, several } = failed;
  for (let at = 0; at < left; at += 1) if (passes[at] === 0) failing[at] = failing[at] === none ? kind : several;
}
