/** Microseconds of work that are measured at least: some machines count processor time in steps of ten milliseconds. */
const leastMeasured = 100_000;

/**
 * How many times the work a text of four times the length is: about 4 where the work grows with the length, 16 where it grows with
 * its square. Only the processor time of this thread counts, so that other load of the machine does not.
 * @param times how often the shorter text repeats its pattern
 */
export function growthOf(work: (text: string) => unknown, pattern: string, times: number): number {
  const [short, long] = [times, 4 * times].map((size) => meanWork(work, pattern.repeat(size)));
  return (long ?? 0) / (short ?? 0);
}

/** Microseconds of processor time for one run. */
function meanWork(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work(text);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= leastMeasured) return (user + system) / runs;
  }
}
