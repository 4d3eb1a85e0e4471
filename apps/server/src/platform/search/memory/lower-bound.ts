/**
 * The first position for which a condition is true, by binary search; `length` if there is none.
 * @param length number of positions, starting with 0
 * @param holds the condition; if true for a position, it must be true for all that follow
 */
export function lowerBound(length: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
