import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Counts, reportStep, root, run } from './steps.ts';
import { timesOfPlaywright, timesOfVitest } from './test-times.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Runs projects of vitest.config.ts and counts their tests. */
export function runVitest(name: string, projects: string[], options: { quiet?: boolean } = {}): Promise<Counts> {
  return withReport(name, options.quiet ?? false, (report) => ({
    command: [
      process.execPath,
      join(root, 'node_modules/.bin/vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: {},
    count: (content) => {
      const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(content);
      const failed = numFailedTests + testResults.filter(brokenFile).length;
      return { passed: numPassedTests, failed, files: timesOfVitest(content, root) };
    },
  }));
}

/** A file that failed outside its tests: it could not be loaded, or its setup failed. */
function brokenFile(file: { status: string; assertionResults: { status: string }[] }): boolean {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

/**
 * Runs the browser journeys and counts them, once for each screen size.
 * @param args further arguments of `playwright test`
 */
export function runPlaywright(name: string, args: readonly string[] = []): Promise<Counts> {
  return withReport(name, false, (report) => ({
    command: [process.execPath, join(root, 'node_modules/.bin/playwright'), 'test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: countJourneys,
  }));
}

/** Counts the journeys in a report of Playwright's JSON reporter. */
export function countJourneys(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected, failed, flaky: stats.flaky, files: timesOfPlaywright(report) };
}

interface Runner {
  command: string[];
  env: Record<string, string>;
  count: (report: unknown) => Counts;
}

async function withReport(name: string, quiet: boolean, prepare: (report: string) => Runner): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jobblik-report-'));
  const start = performance.now();
  const report = join(folder, 'report.json');
  const runner = prepare(report);
  const { code, output } = await run(runner.command, { quiet, env: runner.env });
  const counted = read(report, runner.count);
  rmSync(folder, { recursive: true, force: true });
  // An exit code without a failed test (an unhandled error, a crashed worker) counts as a failure.
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed;
  reportStep(`${name} (${counted.passed + failed + (counted.flaky ?? 0)})`, failed === 0, start);
  if (quiet && failed > 0) console.log(output.trimEnd());
  return { ...counted, failed };
}

function read(report: string, count: Runner['count']): Counts {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.log(`The test report could not be read: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}
