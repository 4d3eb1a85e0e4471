export type Numbers = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/** A larger copy. */
export function enlarged<N extends Numbers>(numbers: N, size: number): N {
  const larger = new (numbers.constructor as new (length: number) => N)(size);
  larger.set(numbers);
  return larger;
}
