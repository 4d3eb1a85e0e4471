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
  readonly #block = new Uint32Array(blockSize);
  readonly #passing = new Uint32Array(blockSize);
  readonly #passes = new Uint8Array(blockSize);
  readonly #failing = new Uint8Array(blockSize);

  constructor(columns: Columns, { fields, facets, filters, now }: CountOptions) {
    const names = Object.keys(facets);
    const activeFilters = Object.entries(filters).filter(([, filter]) => filter !== undefined);
    const filterNames = activeFilters.map(([name]) => name);
    const matchers = activeFilters.map(([name, filter]) => ({
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
    const block = this.#block;
    const passes = this.#passes;
    let left = this.#columns.live.retain(docIds, block);
    for (const match of this.#required) {
      match(block, left, passes);
      left = retainPassing(block, left, passes);
    }
    this.#failing.fill(failed.none, 0, left);
    for (const { kind, match } of this.#ofFacets) {
      match(block, left, passes);
      markFailing(this.#failing, left, { passes, kind });
    }
    const count = this.#ofFacets.length === 0 ? left : this.#pickPassing(left);
    const passing = this.#ofFacets.length === 0 ? block : this.#passing;
    this.#hits.addAll(passing.subarray(0, count));
    this.#count += count;
    this.#facets?.add(block, left, this.#failing);
  }

  counted(): Counted {
    return { hits: this.#hits, count: this.#count, facets: this.#facets?.counts() ?? {} };
  }

  #pickPassing(left: number): number {
    const block = this.#block;
    const passing = this.#passing;
    const failing = this.#failing;
    const { none } = failed;
    let count = 0;
    for (let at = 0; at < left; at += 1) if (failing[at] === none) passing[count++] = block[at] as number;
    return count;
  }
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
