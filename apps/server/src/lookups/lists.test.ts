import { expect, test } from 'vitest';
import { jobTitleList, languageList, skillList } from './lists.ts';

test.each([
  ['job titles', jobTitleList, 3000],
  ['skills', skillList, 400],
  ['languages', languageList, 180],
])('%s have unique ids and names', (_what, list, least) => {
  const { all, byId } = list();
  expect(all.length).toBeGreaterThan(least);
  expect(new Set(all.map((entry) => entry.id)).size).toBe(all.length);
  expect(new Set(all.map((entry) => entry.name)).size).toBe(all.length);
  for (const entry of all) {
    expect(entry.name.trim()).toBe(entry.name);
    expect(byId(entry.id)).toBe(entry);
  }
  expect(byId(0)).toBeUndefined();
});

test('titles are in Danish order, languages by number of speakers in Denmark', () => {
  const names = jobTitleList().all.map((title) => title.name);
  expect(names).toEqual([...names].sort(new Intl.Collator('da').compare));
  expect(names.findIndex((name) => name.startsWith('Z'))).toBeLessThan(names.findIndex((name) => name.startsWith('Ø')));
  expect(
    languageList()
      .all.slice(0, 3)
      .map((language) => language.name),
  ).toEqual(['Dansk', 'Engelsk', 'Tysk']);
});
