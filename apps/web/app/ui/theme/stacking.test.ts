import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), 'utf8');
const layers = [...read('ui/theme/tokens.css').matchAll(/(--layer-[a-z]+): \d+;/g)].map(([, name]) => `var(${name})`);

test('every z-index is one of the layers of tokens.css', () => {
  const found = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(/z-index:\s*([^;}]+)/g)].map(([, value]) => ({ file, value: value?.trim() })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ value = '' }) => !layers.includes(value))).toEqual([]);
});

test('no script sets a z-index to a number', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).filter((file) =>
    /(zIndex['"]?|z-index)\s*[:=]\s*[{'"`]*\s*-?\d/.test(read(file)),
  );
  expect(found).toEqual([]);
});
