/**
 * The value that a share of the values does not exceed, 1 without any value.
 * @param share 0 to less than 1
 */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 1;
}

/** The middle value, 1 without any value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
