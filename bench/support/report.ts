import type { Figures } from './measure.ts';

/** Prints one `name: value` line. */
export function say(name: string, value: string | number): void {
  console.log(`${name}: ${value}`);
}

/** Milliseconds in the format of the printed lines. */
export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

/**
 * Median, slowest twentieth and number per second of a measurement.
 * @param each unit of the number per second, such as `searches`
 */
export function sayFigures(name: string, { p50, p95, perSecond }: Figures, each: string): void {
  say(`${name} p50`, ms(p50));
  say(`${name} p95`, ms(p95));
  say(`${name} ${each}/s`, perSecond.toFixed(0));
}

/** How much slower the last of several sizes is than the first; prints nothing for a single size. */
export function sayGrowth(sizes: readonly number[], results: readonly Figures[]): void {
  const [first, last] = [results[0], results.at(-1)];
  if (first && last && first !== last)
    say(`http p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
}
