import { expect, test } from 'vitest';
import { occupationsCalled, occupationsOfGroup } from './occupations.ts';

test.each(['sygeplejerske', 'Sygeplejerske', 'SYGEPLEJERSKE'])('%s is an occupation in any spelling', (name) => {
  expect(occupationsCalled(name).flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining([expect.stringMatching(/sygeplejerske/i)]),
  );
});

test('English names have Danish ones, and a group has several occupations', () => {
  const [cook] = occupationsCalled('cook');
  expect(cook?.names).toContain('kok');
  expect(occupationsOfGroup(cook?.group ?? '').length).toBeGreaterThan(1);
});

test.each(['', 'zzz', 'constructor'])('%j is not an occupation', (name) => {
  expect([occupationsCalled(name), occupationsOfGroup(name)]).toEqual([[], []]);
});
