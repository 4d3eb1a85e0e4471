import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: app }).map((file) => ({
  file,
  css: readFileSync(new URL(file, app), 'utf8'),
}));
const declared = sheets.flatMap(({ css }) => [...css.matchAll(/(--layer-[a-z]+): \d+;/g)].map(([, name]) => name));

test('every z-index is one of the layers of tokens.css', () => {
  const found = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/z-index:\s*([^;]+);/g)].map(([, value]) => ({ file, value })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ value }) => !declared.some((name) => value === `var(${name})`))).toEqual([]);
});
