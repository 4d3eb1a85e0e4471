import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const app = new URL('../../', import.meta.url);
const drawings = globSync('ui/brand/art/empty-*.svg', { cwd: app }).map((path) => basename(path));
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((path) => !path.startsWith('ui/design/'))
  .map((path) => ({ path, text: readFileSync(new URL(path, app), 'utf8') }));

it.each(drawings)('%s is used in one place', (drawing) => {
  const places = sources.filter(({ text }) => text.includes(`art/${drawing}?raw`)).map(({ path }) => path);
  expect(places).toHaveLength(1);
});

it('empty lists have drawings', () => expect(drawings.length).toBeGreaterThan(10));
