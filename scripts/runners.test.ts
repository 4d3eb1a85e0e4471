import { afterEach, expect, test, vi } from 'vitest';
import browsers from '../playwright.browsers.config.ts';
import journeys from '../playwright.config.ts';
import { countJourneys, countVitest, readJourneys } from './runners.ts';
import { type Counts, finish, sum } from './steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Result of a run: its exit code and its last lines. */
function endOf(run: Counts) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  finish(run);
  return { code: process.exitCode, lines: log.mock.calls.flat() };
}

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A report of Playwright's JSON reporter: one journey for each status, in a group of one file. */
function reportOf(statuses: Status[], { errors = [] as { message: string }[], expectedStatus = 'passed' } = {}) {
  const specs = statuses.map((status, at) => {
    const error = status === 'unexpected' ? { error: { message: `\u001B[31mError ${at}\u001B[39m` } } : {};
    const results = status === 'skipped' ? [] : [{ duration: 1000, ...error }];
    const tests = [{ projectName: 'desktop', expectedStatus, status, results }];
    return { title: `journey ${at}`, file: 'cv.spec.ts', line: 10 + at, tests };
  });
  const suite = { title: 'cv.spec.ts', file: 'cv.spec.ts', specs: [], suites: [{ title: 'a CV', specs }] };
  return readJourneys({ suites: [suite], errors });
}

test('a journey that passes when it is run again counts as passed, and is listed with its first error', () => {
  const first = reportOf(['expected', 'unexpected', 'expected']);
  const again = reportOf(['expected']);
  const [passed = ''] = again.passed;
  const name = passed.replace('cv.spec.ts:10', 'cv.spec.ts:11').replace('journey 0', 'journey 1');
  const counts = countJourneys(first, { ...again, passed: [name] });
  expect(name).toBe('[desktop] › e2e/cv.spec.ts:11 › a CV › journey 1');
  expect(counts).toMatchObject({ passed: 3, failed: 0, flaky: [{ name, error: 'Error 1' }] });
  expect(endOf(sum([counts, { passed: 2, failed: 0 }]))).toEqual({
    code: 0,
    lines: [`${name}\n  Error 1`, 'flaky: 1', '5 passed, 0 failed'],
  });
});

test('the end of a run names what failed, with the first lines of its error', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const test = (status: string, fullName: string, failureMessages: string[] = []) => ({
    status,
    fullName,
    failureMessages,
  });
  const file = { startTime: 0, endTime: 1, status: 'failed' };
  const counts = countVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        ...file,
        name: 'a.test.ts',
        message: '',
        assertionResults: [test('passed', 'x'), test('failed', 'y', ['\u001B[31mno\u001B[39m'])],
      },
      { ...file, name: 'b.test.ts', message: lines, assertionResults: [] },
    ],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 2 });
  const [y, broken = '', ...end] = endOf(counts).lines;
  expect(y).toBe('failed: a.test.ts › y\n  no');
  expect(broken.split('\n')).toHaveLength(13);
  expect(broken).toMatch(/^failed: b\.test\.ts\n {2}line 0\n/);
  expect(end).toEqual(['flaky: 0', '1 passed, 2 failed']);
});

test('a journey that fails twice, and one that the second run does not name, failed', () => {
  const first = reportOf(['unexpected', 'unexpected', 'expected']);
  expect(countJourneys(first, reportOf(['unexpected']))).toMatchObject({ passed: 1, failed: 2, flaky: [] });
  expect(countJourneys(first)).toMatchObject({ passed: 1, failed: 2, flaky: [] });
});

test('the second run is timed as well', () => {
  const first = reportOf(['unexpected']);
  const seconds = countJourneys(first, reportOf(['expected'])).files?.map((file) => file.seconds);
  expect(seconds).toEqual([1, 1]);
});

test('a journey that did not run is run again; one that is left out on purpose is not', () => {
  expect(reportOf(['skipped', 'expected']).failed).toEqual([
    {
      name: '[desktop] › e2e/cv.spec.ts:10 › a CV › journey 0',
      error: 'It did not run: another journey or its preparation failed.',
    },
  ]);
  expect(reportOf(['skipped'], { expectedStatus: 'skipped' }).failed).toEqual([]);
});

test('five flaky journeys pass, six count as one failure', () => {
  const flaky = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `journey ${at}`, error: 'late' }));
  expect(endOf({ passed: 9, failed: 0, flaky: flaky(5) })).toMatchObject({ code: 0 });
  const six = endOf({ passed: 9, failed: 0, flaky: flaky(6) });
  expect(six.code).toBe(1);
  expect(six.lines.slice(-3)).toEqual([
    'More than 5 flaky journeys count as one failure.',
    'flaky: 6',
    '9 passed, 1 failed',
  ]);
});

test('an error outside the journeys is a failure, which no second run takes away', () => {
  const first = reportOf(['expected', 'unexpected'], { errors: [{ message: 'no product' }] });
  const again = { ...reportOf([]), passed: first.failed.map(({ name }) => name) };
  expect(countJourneys(first, again)).toMatchObject({ passed: 2, failed: 1 });
  expect(endOf(countJourneys(first, again))).toMatchObject({ code: 1 });
});

test('a run without a report failed', () => {
  expect(countJourneys(readJourneys(undefined))).toMatchObject({ passed: 0, failed: 1 });
});

test('what cannot be had is named and counted', () => {
  const skipped = [{ name: 'WebKit', tests: 3, reason: 'install the package webkit2gtk-driver' }];
  expect(
    endOf(
      sum([
        { passed: 3, failed: 0 },
        { passed: 0, failed: 0, skipped },
      ]),
    ),
  ).toEqual({
    code: 0,
    lines: [
      'skipped: WebKit (3 tests): install the package webkit2gtk-driver',
      'flaky: 0',
      '3 passed, 0 failed, 3 skipped',
    ],
  });
});

test('a run without failures succeeds', () => {
  expect(endOf({ passed: 3, failed: 0 })).toEqual({ code: 0, lines: ['flaky: 0', '3 passed, 0 failed'] });
});

test.each([
  ['Chromium', journeys],
  ['the other browsers', browsers],
])('no journey in %s is tried again at once, while others run', (_, { retries, projects = [] }) => {
  expect([retries, ...projects.map((project) => project.retries ?? 0)]).toEqual([0, ...projects.map(() => 0)]);
});
