import { expect, test } from 'vitest';
import { timeLines, timesOfPlaywright, timesOfVitest } from './test-times.ts';

test('a file of Vitest takes from its start to its end', () => {
  const report = { testResults: [{ name: '/clone/apps/a.test.ts', startTime: 1000, endTime: 3500, status: 'passed' }] };
  expect(timesOfVitest(report, '/clone/')).toEqual([{ name: 'apps/a.test.ts', seconds: 2.5 }]);
});

test('a file of journeys takes what its tests take, in groups, on every screen and at every try', () => {
  const spec = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const twice = { tests: [{ results: [{ duration: 100 }, { duration: 200 }] }] };
  const report = {
    suites: [
      { file: 'cv.spec.ts', specs: [spec(1000, 2000)], suites: [{ specs: [twice], suites: [{ specs: [spec(700)] }] }] },
      { file: 'cv.spec.ts', specs: [spec(1000)] },
      { file: 'apply.spec.ts', specs: [] },
    ],
  };
  expect(timesOfPlaywright(report)).toEqual([
    { name: 'e2e/cv.spec.ts', seconds: 5 },
    { name: 'e2e/apply.spec.ts', seconds: 0 },
  ]);
});

test('the ten slowest files are named, the slowest first, and the parts are added up', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `file ${index}`, seconds: index }));
  const lines = timeLines(
    [
      { name: 'types', seconds: 12.34 },
      { name: 'journeys', seconds: 100 },
    ],
    files,
  );
  expect(lines.slice(0, 4)).toEqual([
    'Seconds per part:',
    '     12.3 s  types',
    '    100.0 s  journeys',
    '    112.3 s  total',
  ]);
  expect(lines.slice(4)).toHaveLength(11);
  expect(lines.at(5)).toBe('     11.0 s  file 11');
  expect(lines.at(-1)).toBe('      2.0 s  file 2');
});
