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

/** Index of the point whose `x` is nearest; null where there are none. */
export function nearestPoint(points: readonly Point[], x: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const away = Math.abs(point.x - x);
    if (away < least) [nearest, least] = [index, away];
  }
  return nearest;
}
