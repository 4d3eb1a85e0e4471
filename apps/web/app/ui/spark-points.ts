export interface Point {
  x: number;
  y: number;
}

/** Places values in a box of that size: evenly across, zero at the foot, the largest 8 px below the top. */
export function sparkPoints(values: readonly number[], width: number, height: number): Point[] {
  const top = Math.max(1, ...values);
  const room = height - 16;
  const step = values.length > 1 ? (width - 8) / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: index * step, y: height - 8 - (Math.max(0, value) / top) * room }));
}
