import { z } from 'zod';

/** A duration, in seconds. */
export interface Timed {
  name: string;
  seconds: number;
}

const vitestFiles = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const playwrightSpecs = z.object({
  specs: z
    .array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }))
    .default([]),
  get suites() {
    return z.array(playwrightSpecs).default([]);
  },
});
type Specs = z.output<typeof playwrightSpecs>;

const playwrightFiles = z.object({ suites: z.array(playwrightSpecs.extend({ file: z.string() })) });

/** Seconds of each test file in a report of Vitest's JSON reporter; names are paths below `root`. */
export function timesOfVitest(report: unknown, root: string): Timed[] {
  return vitestFiles.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    name: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Seconds of each file of journeys in a report of Playwright's JSON reporter, all screen sizes together. */
export function timesOfPlaywright(report: unknown): Timed[] {
  const byFile = new Map<string, number>();
  for (const suite of playwrightFiles.parse(report).suites) {
    byFile.set(suite.file, (byFile.get(suite.file) ?? 0) + durationOf(suite) / 1000);
  }
  return [...byFile].map(([file, seconds]) => ({ name: `e2e/${file}`, seconds }));
}

function durationOf({ specs, suites }: Specs): number {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** Lines that show the time of every part, then of the ten slowest files. */
export function timeLines(parts: readonly Timed[], files: readonly Timed[]): string[] {
  const line = ({ name, seconds }: Timed) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`;
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const total = { name: 'total', seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) };
  return ['Seconds per part:', ...parts.map(line), line(total), 'Slowest test files:', ...slowest.map(line)];
}
