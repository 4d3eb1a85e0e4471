/**
 * How many times as long a text of four times the length takes: about 4 where the work grows with the length, 16 where it grows with
 * its square. Of several rounds, taken in turn, the shortest counts, so that other load of the machine does not.
 * @param times how often the shorter text repeats its pattern
 */
export function growthOf(work: (text: string) => unknown, pattern: string, times: number): number {
  const sizes = [times, 4 * times].map((size) => ({ text: pattern.repeat(size), shortest: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < 7; round += 1) {
    for (const size of sizes) {
      const start = performance.now();
      work(size.text);
      size.shortest = Math.min(size.shortest, performance.now() - start);
    }
  }
  const [short, long] = sizes;
  return (long?.shortest ?? 0) / (short?.shortest ?? 0);
}
