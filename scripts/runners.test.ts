import { afterEach, expect, test, vi } from 'vitest';
import browsers from '../playwright.browsers.config.ts';
import journeys from '../playwright.config.ts';
import { countJourneys } from './runners.ts';
import { finish, sum } from './steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Result of a run: its exit code and its last lines. */
function endOf(run: Parameters<typeof finish>[0]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  finish(run);
  return { code: process.exitCode, lines: log.mock.calls.flat() };
}

test('a journey that passed at its second try counts as flaky, and fails the run', () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [], suites: [] };
  expect(countJourneys(report)).toEqual({ passed: 3, failed: 0, flaky: 1, files: [] });
  expect(endOf(sum([countJourneys(report), { passed: 2, failed: 0 }]))).toEqual({
    code: 1,
    lines: ['1 flaky: failed first and passed when tried again', '5 passed, 0 failed'],
  });
});

test('an error outside the journeys is a failure', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [{}], suites: [] };
  expect(countJourneys(report)).toMatchObject({ passed: 3, failed: 2, flaky: 0 });
  expect(endOf(sum([countJourneys(report)]))).toEqual({ code: 1, lines: ['3 passed, 2 failed'] });
});

test('a run without failures succeeds', () => {
  expect(endOf({ passed: 3, failed: 0 })).toEqual({ code: 0, lines: ['3 passed, 0 failed'] });
});

test.each([
  ['Chromium', journeys],
  ['the other browsers', browsers],
])('no journey in %s is tried again', (_, { retries, projects = [] }) => {
  expect([retries, ...projects.map((project) => project.retries ?? 0)]).toEqual([0, ...projects.map(() => 0)]);
});
