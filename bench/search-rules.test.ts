import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchRules } from './support/search-rules.ts';

test.each(searchRules)('the search has the rule that can be left out: $name', ({ file, change }) => {
  const path = new URL(`../apps/server/src/search/${file}`, import.meta.url);
  expect(existsSync(path)).toBe(true);
  if (change) expect(readFileSync(path, 'utf8').split(change[0])).toHaveLength(2);
});

test('no two rules have one name', () => {
  const names = searchRules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
