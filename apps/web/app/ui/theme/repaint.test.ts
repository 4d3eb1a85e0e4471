import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: app }).map((file) => ({
  file,
  css: readFileSync(new URL(file, app), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** A browser styles the whole page again with every element that is added where such a selector is loaded. */
const restylesEverything = /[+~]\s*\*|:has\([^{}]*\)[^{},]*\s\*/;

test('no selector names any element beside another, or anywhere below one that is chosen by what it contains', () => {
  const selectors = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/[^{};]+(?=\{)/g)].map(
      ([selector]) => `${file}: ${selector.trim().replaceAll(/:not\(main \*\)/g, '')}`,
    ),
  );
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => restylesEverything.test(selector))).toEqual([]);
});
