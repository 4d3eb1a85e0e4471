import { expect, test } from 'vitest';
import { occupationsCalled, occupationsOfGroup } from './occupations.ts';

test.each(['sygeplejerske', 'Sygeplejerske', 'SYGEPLEJERSKE'])('%s is an occupation, however it is written', (name) => {
  expect(occupationsCalled(name).flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining([expect.stringMatching(/sygeplejerske/i)]),
  );
});

test('English names lead to Danish ones, and those of a group belong together', () => {
  const [cook] = occupationsCalled('cook');
  expect(cook?.names).toContain('kok');
  expect(occupationsOfGroup(cook?.group ?? '').length).toBeGreaterThan(1);
});

test.each(['', 'zzz', 'constructor'])('%j is none', (name) => {
  expect([occupationsCalled(name), occupationsOfGroup(name)]).toEqual([[], []]);
});
