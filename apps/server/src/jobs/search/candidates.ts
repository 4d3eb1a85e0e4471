import type { KeywordHits } from '../../platform/text-index/index.ts';
import type { JobColumns } from './job-columns.ts';

export interface Candidates {
  /** Slots, the oldest first. */
  slots: Uint32Array;
  /** By slot, for hits of a keyword. */
  scores: Uint16Array | null;
}

/** Every ad in memory. */
export function allCandidates(columns: JobColumns): Candidates {
  return { slots: columns.byAge.subarray(0, columns.length), scores: null };
}

/** Ads found by a keyword. Those that became findable a moment after memory was brought up to date are left out. */
export function keywordCandidates(columns: JobColumns, hits: KeywordHits): Candidates {
  const scores = new Uint16Array(columns.length);
  const found = new Uint32Array(hits.ids.length);
  let count = 0;
  for (let at = 0; at < hits.ids.length; at += 1) {
    const slot = columns.slotOf(hits.ids[at] ?? 0);
    if (slot === undefined) continue;
    // 1 for a hit, so that 0 says "no hit"; above it how well the head says it.
    scores[slot] = 1;
    found[count++] = slot;
  }
  const { ranked } = hits;
  for (let at = 0; at < ranked.ids.length; at += 1) {
    const slot = columns.slotOf(ranked.ids[at] ?? 0);
    if (slot !== undefined && scores[slot]) scores[slot] = (ranked.scores[at] ?? 0) + 1;
  }
  return { slots: oldestFirst(columns, found.subarray(0, count), scores), scores };
}

/** Few hits are sorted; many are picked from the order that all ads are kept in. */
function oldestFirst(columns: JobColumns, slots: Uint32Array, scores: Uint16Array): Uint32Array {
  if (slots.length * 32 < columns.length) return slots.sort((a, b) => (columns.isNewer(a, b) ? 1 : -1));
  const { byAge, length } = columns;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = byAge[at] ?? 0;
    if (scores[slot]) slots[count++] = slot;
  }
  return slots;
}
