/** Page sizes that a list offers (spec 1§9). */
export const pageSizes = [10, 20, 30, 40] as const;
/** Pages shown at once (spec 1§9). */
export const pagerWindow = 5;

/** Number of pages; at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page numbers to show: `size` in a row, with the current one as close to the middle as possible. */
export function pageWindow(page: number, pages: number, size: number = pagerWindow): number[] {
  const shown = Math.min(size, pages);
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}
