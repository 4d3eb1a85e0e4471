import { type Attributes, isBitAttribute } from '../attributes.ts';
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
  attributes: Attributes;
  fields: ReadonlyMap<string, BitField>;
  facets: Readonly<Record<string, FacetOption>>;
  /** By attribute; undefined asks for nothing. */
  filters: Readonly<Record<string, unknown>>;
  now: Date;
}

/**
 * Tells hits from the rest and counts the choices of the facets, some thousand documents at a time: each filter and facet goes through
 * them in a loop of its own, and other work gets a turn in between.
 * @param candidates docIds among which all hits are; not changed meanwhile
 */
export async function countHits(
  columns: Columns,
  candidates: Uint32Array,
  { attributes, fields, facets, filters, now }: CountOptions,
): Promise<Counted> {
  const counter = new FacetCounter(columns, facets, { fields, now });
  const names = Object.keys(facets);
  const asked = Object.entries(filters).filter(([, filter]) => filter !== undefined);
  const matchers = asked.map(([name, filter]) => ({
    /** 0: documents that fail it count nowhere. */
    kind: names.indexOf(name) + 1,
    match: matcherOf(columns, name, { attributes, fields, filter }),
  }));
  const required = matchers.filter(({ kind }) => kind === 0).map(({ match }) => match);
  const counted = matchers.filter(({ kind }) => kind > 0);
  const hits = new DocSet(columns.length);
  const turns = new Turns();
  const block = new Uint32Array(blockSize);
  const passes = new Uint8Array(blockSize);
  const failing = new Uint8Array(blockSize);
  let count = 0;
  for (let from = 0; from < candidates.length; from += blockSize) {
    let left = columns.live.keep(candidates.subarray(from, from + blockSize), block);
    for (const match of required) left = keepPassing(match, { block, left, passes });
    failing.fill(failed.none, 0, left);
    for (const { kind, match } of counted) {
      match(block, left, passes);
      for (let at = 0; at < left; at += 1)
        if (passes[at] === 0) failing[at] = failing[at] === failed.none ? kind : failed.several;
    }
    for (let at = 0; at < left; at += 1) {
      if (failing[at] !== failed.none) continue;
      hits.add(block[at] as number);
      count += 1;
    }
    if (names.length > 0) counter.add(block, left, failing);
    await turns.pause();
  }
  return { hits, count, facets: counter.counts() };
}

function matcherOf(
  columns: Columns,
  name: string,
  { attributes, fields, filter }: { attributes: Attributes; fields: ReadonlyMap<string, BitField>; filter: unknown },
): Match {
  const attribute = attributes[name];
  const field = fields.get(name);
  if (attribute && isBitAttribute(attribute) && field)
    return columns.bits.fieldMatcher(field, filter as true | readonly number[]);
  const column = columns.byName.get(name);
  if (!column) throw new Error(`the index has no attribute ${name}`);
  return column.matcher(filter);
}

function keepPassing(
  match: Match,
  { block, left, passes }: { block: Uint32Array; left: number; passes: Uint8Array },
): number {
  match(block, left, passes);
  let kept = 0;
  for (let at = 0; at < left; at += 1) if (passes[at] !== 0) block[kept++] = block[at] as number;
  return kept;
}
