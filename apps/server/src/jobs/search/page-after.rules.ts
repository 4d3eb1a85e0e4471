import type { SearchAnchor } from '@jobblik/contract/jobs/job-search.schema';

/** Hits that may have come in before the anchor since it was shown. */
const slack = 200;
/** A deeper page is read by its number alone, because everything before it would have to be put in order. */
const mostBefore = 2_000;

interface Asked {
  anchor?: SearchAnchor | null | undefined;
  pageNumber: number;
  pagePerSize: number;
}

/** The part of the hits to read for a page, and how to cut the page out of it. */
export interface PageRead {
  offset: number;
  limit: number;
  /**
   * @param ids the hits that were read, in order
   * @returns `shift`: how far the hits after the anchor have moved
   */
  cut(ids: readonly number[]): { ids: number[]; shift: number };
}

/**
 * A page of hits. With an anchor it continues after hits that the reader has seen, wherever they stand now: an ad that was posted or
 * closed meanwhile neither repeats a hit nor leaves one out. The first page always begins with the first hit.
 */
export function readPage({ anchor, pageNumber, pagePerSize }: Asked): PageRead {
  const offset = (pageNumber - 1) * pagePerSize;
  const end = offset + pagePerSize;
  if (!anchor || pageNumber === 1 || end > mostBefore)
    return { offset, limit: pagePerSize, cut: (ids) => ({ ids: [...ids], shift: 0 }) };
  return {
    offset: 0,
    limit: end + slack,
    cut(ids) {
      const shift = shiftOf(anchor, ids);
      return { ids: ids.slice(Math.max(0, offset + shift), Math.max(0, end + shift)), shift };
    },
  };
}

/** The anchor's last ad that is still a hit decides: those behind it are gone. */
function shiftOf({ rank, ids: seen }: SearchAnchor, ids: readonly number[]): number {
  for (const id of seen) {
    const at = ids.indexOf(id);
    if (at >= 0) return at - rank;
  }
  return 0;
}
