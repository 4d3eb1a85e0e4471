import { SlotSet } from '../../platform/text-index/index.ts';
import type { CvColumns } from './cv-columns.ts';
import { type Filters, filterOf } from './cv-filters.ts';

/** CVs that filters leave. @param found hits of a keyword; absent without one */
export function pickHits(columns: CvColumns, filters: Filters, found?: SlotSet): SlotSet {
  const { order, length } = columns;
  const isHit = filterOf(columns, filters);
  const hits = new SlotSet(length);
  const candidates = found ? order.pick(found) : columns.candidates(filters);
  if (candidates) {
    for (const slot of candidates) if (isHit(slot)) hits.add(slot);
    return hits;
  }
  for (let slot = 0; slot < length; slot += 1) if (isHit(slot)) hits.add(slot);
  return hits;
}
