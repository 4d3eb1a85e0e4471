/**
 * The first of some places that something holds for, by halving. Beyond the last one when it holds for none.
 * @param length places are 0 to below it
 * @param holds once true, true for all places that follow
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
