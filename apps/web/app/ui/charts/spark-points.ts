export interface Point {
  x: number;
  y: number;
}

/**
 * Positions of values in a box of that size: evenly across, zero at the bottom, the largest at the top, each `margin` px inside.
 */
export function sparkPoints(values: readonly number[], width: number, height: number, margin = 8): Point[] {
  const top = Math.max(1, ...values);
  const room = height - 2 * margin;
  const step = values.length > 1 ? (width - margin) / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: index * step, y: height - margin - (Math.max(0, value) / top) * room }));
}

/** With a smaller sum a curve by day is noise. */
const fewest = 60;
const weekDays = 7;

/** The values of a small curve: the given ones, or if they are few, sums of seven days each. */
export function smoothed(values: readonly number[]): number[] {
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  if (sum(values) >= fewest) return [...values];
  return values.map((_, index) => sum(values.slice(Math.max(0, index - weekDays + 1), index + 1)));
}

/** Index of the point with the nearest `x`; null without points. */
export function nearestPoint(points: readonly Point[], x: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const away = Math.abs(point.x - x);
    if (away < least) [nearest, least] = [index, away];
  }
  return nearest;
}
