import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: app }).map((file) => ({
  file,
  css: readFileSync(new URL(file, app), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** With such a selector the browser recalculates the styles of the whole page for every added element. */
const restylesEverything = /[+~]\s*\*|:has\([^{}]*\)[^{},]*\s\*/;

test('no selector has a universal sibling, or a universal descendant after :has()', () => {
  const selectors = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/[^{};]+(?=\{)/g)].map(
      ([selector]) => `${file}: ${selector.trim().replaceAll(/:not\(main \*\)/g, '')}`,
    ),
  );
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => restylesEverything.test(selector))).toEqual([]);
});
