import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), 'utf8');

test('no script sets a z-index to a number', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).filter((file) =>
    /(zIndex['"]?|z-index)\s*[:=]\s*[{'"`]*\s*-?\d/.test(read(file)),
  );
  expect(found).toEqual([]);
});
