import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../support/root.ts';
import { type Counts, type FailedTest, reportStep, run } from './steps.ts';
import { type Timed, timesOfPlaywright, timesOfVitest } from './test-times.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** The error of a file that failed outside its tests. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});
type VitestFile = z.output<typeof vitestReport>['testResults'][number];

const playwrightTest = z.object({
  projectName: z.string(),
  /** How the test is meant to end: `skipped` for one that is left out on purpose. */
  expectedStatus: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ error: z.object({ message: z.string() }).partial().optional() })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(playwrightTest),
      }),
    )
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
type PlaywrightSuite = z.output<typeof playwrightSuite>;

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string() }).partial()),
});

/**
 * Runs projects of vitest.config.ts and counts their tests.
 * @param options.related only tests that import these files, by themselves or through others
 */
export async function runVitest(
  name: string,
  projects: string[],
  options: { quiet?: boolean; related?: readonly string[] } = {},
): Promise<Counts> {
  const { quiet = false, related } = options;
  const start = performance.now();
  const { content, code, output } = await withReport(
    (file) => ({
      command: [
        process.execPath,
        join(root, 'node_modules/.bin/vitest'),
        ...(related ? ['related', ...related, '--run', '--passWithNoTests'] : ['run']),
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      env: {},
    }),
    quiet,
  );
  const counted = countVitest(content);
  // An exit code without a failed test (an unhandled error, a crashed worker) counts as a failure.
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed;
  reportStep(`${name} (${counted.passed + failed})`, failed === 0, start);
  if (quiet && failed > 0) console.log(output.trimEnd());
  return { ...counted, failed };
}

/** Counts the tests in a report of Vitest's JSON reporter. A file that failed outside its tests counts as one that failed. */
export function countVitest(content: unknown): Counts {
  if (content === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(content);
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return {
    passed: numPassedTests,
    failed,
    failures: testResults.flatMap(failuresOf),
    files: timesOfVitest(content, root),
  };
}

/** Whether a file could not be loaded, or its setup failed. */
function isBroken(file: VitestFile): boolean {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

function failuresOf(file: VitestFile): FailedTest[] {
  const path = file.name.replace(root, '');
  if (isBroken(file)) return [{ name: path, error: stripVTControlCharacters(file.message) }];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [error = ''] }) => ({
      name: `${path} › ${fullName}`,
      error: stripVTControlCharacters(error),
    }));
}

/** What a run of journeys has shown. A journey runs once for each screen size. */
export interface JourneyReport {
  /** Names of the journeys that passed. */
  passed: string[];
  /** Journeys that failed, or that did not run because another one or its preparation failed. */
  failed: FailedTest[];
  /** Errors outside the journeys: a file that cannot be loaded, a product that does not start. */
  errors: string[];
  files: Timed[];
}

/** A run of journeys whose failed ones are still to be run once more. */
export interface JourneyRun {
  name: string;
  args: readonly string[];
  report: JourneyReport;
  /** File in which Playwright stores which journeys failed. */
  failures: string;
}

/**
 * Runs the browser journeys.
 * @param args further arguments of `playwright test`
 */
export async function runJourneys(name: string, args: readonly string[] = []): Promise<JourneyRun> {
  const failures = join(mkdtempSync(join(tmpdir(), 'jobblik-failures-')), 'failed.json');
  const start = performance.now();
  const report = await runPlaywright([...args, `--output=${resultsOf(name)}`], failures);
  const failed = report.failed.length + report.errors.length;
  reportStep(`${name} (${report.passed.length + failed})`, failed === 0, start);
  return { name, args, report, failures };
}

/** Folder for what the journeys of a run leave behind. Playwright clears it when the run begins, and no other. */
const resultsOf = (name: string): string => join('test-results', name.replaceAll(' ', '-'));

/**
 * Runs the failed journeys once more, one at a time, against a fresh product. Called after all other tests, so that nothing else
 * uses the machine.
 * @returns the counts of each run, both times together
 */
export async function runFailedAgain(runs: readonly JourneyRun[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const { name, args, report, failures } of runs) {
    if (report.failed.length > 0) {
      const start = performance.now();
      const onlyFailed = ['--workers=1', '--last-failed', `--last-failed-file=${failures}`];
      // What the first run saw stays beside it: it shows the cause.
      onlyFailed.push(`--output=${resultsOf(`${name} again`)}`);
      const counted = countJourneys(report, await runPlaywright([...args, ...onlyFailed], failures));
      reportStep(`${name}, again (${report.failed.length})`, counted.failed === 0, start);
      counts.push(counted);
    } else counts.push(countJourneys(report));
    rmSync(dirname(failures), { recursive: true, force: true });
  }
  return counts;
}

/**
 * Counts journeys. One that failed and passed when it was run again counts as passed, and is flaky.
 * @param again the second run of the failed journeys; absent when none failed
 */
export function countJourneys(report: JourneyReport, again?: JourneyReport): Counts {
  const passedAgain = new Set(again?.passed);
  const flaky = report.failed.filter(({ name }) => passedAgain.has(name));
  const failures = report.failed.filter(({ name }) => !passedAgain.has(name));
  return {
    passed: report.passed.length + flaky.length,
    failed: failures.length + report.errors.length,
    flaky,
    failures,
    files: [...report.files, ...(again?.files ?? [])],
  };
}

/** Number of journeys that a run with these arguments has, once for each screen size. Needs no browser. */
export async function countPlanned(args: readonly string[] = []): Promise<number> {
  const { content } = await withReport(
    (file) => ({
      command: [...playwright, '--list', '--reporter=json', ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    true,
  );
  return content === undefined ? 0 : testsOf(playwrightReport.parse(content)).length;
}

const playwright = [process.execPath, join(root, 'node_modules/.bin/playwright'), 'test'];

async function runPlaywright(args: readonly string[], failures: string): Promise<JourneyReport> {
  const { content, code } = await withReport(
    (file) => ({
      command: [...playwright, '--reporter=list,json', ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: failures },
    }),
    false,
  );
  const report = readJourneys(content);
  // An exit code without a failed journey counts as a failure.
  if (code !== 0 && report.failed.length + report.errors.length === 0)
    report.errors.push(`Playwright ended with code ${code}.`);
  return report;
}

/** What a report of Playwright's JSON reporter says; an error when there is none. */
export function readJourneys(content: unknown): JourneyReport {
  if (content === undefined) return { passed: [], failed: [], errors: ['There is no report.'], files: [] };
  const report = playwrightReport.parse(content);
  const tests = testsOf(report);
  return {
    passed: tests.filter(({ status }) => status === 'expected').map(({ name }) => name),
    failed: tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky' || didNotRun(test))
      .map(({ name, results }) => ({ name, error: firstError(results) })),
    errors: report.errors.map(({ message = 'An error without words.' }) => stripVTControlCharacters(message)),
    files: timesOfPlaywright(content),
  };
}

type PlannedTest = z.output<typeof playwrightTest> & { name: string };

/** All tests of a report, named as in Playwright's list: `[desktop] › e2e/cv.spec.ts:12 › group › title`. */
function testsOf({ suites }: z.output<typeof playwrightReport>): PlannedTest[] {
  return suites.flatMap((file) => testsIn(file, []));
}

function testsIn({ specs, suites }: PlaywrightSuite, groups: readonly string[]): PlannedTest[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({
      ...test,
      name: [`[${test.projectName}]`, `e2e/${file}:${line}`, ...groups, title].join(' › '),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title]))];
}

function didNotRun({ status, expectedStatus }: PlannedTest): boolean {
  return status === 'skipped' && expectedStatus !== 'skipped';
}

function firstError(results: PlannedTest['results']): string {
  const message = results.map(({ error }) => error?.message).find(Boolean);
  return message ? stripVTControlCharacters(message) : 'It did not run: another journey or its preparation failed.';
}

interface Runner {
  command: string[];
  env: Record<string, string>;
}

/** Runs a test runner. `content` is its JSON report, undefined when there is none. */
async function withReport(prepare: (report: string) => Runner, quiet: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'jobblik-report-'));
  const file = join(folder, 'report.json');
  const { command, env } = prepare(file);
  const { code, output } = await run(command, { quiet, env });
  const content = read(file);
  rmSync(folder, { recursive: true, force: true });
  return { content, code, output };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.log(`The test report could not be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
