import { expect, it } from 'vitest';
import { findLazyValues } from './lazy-values.ts';

const file = 'apps/server/src/lookups/cities.ts';

it.each([
  'let loaded: Tree | undefined;\nfunction tree() {\n  loaded ??= build();\n  return loaded;\n}',
  'let mine: Promise<string> | null = null;\nexport function tab() {\n  mine ??= take();\n  return mine;\n}',
])('a value that is created on first use by hand is refused: %j', (text) => {
  expect(findLazyValues(file, text)).toHaveLength(1);
});

it.each([
  'const tree = lazily(build);',
  'let asking: Promise<void> | undefined;\nfunction ask() {\n  asking ??= send().finally(() => {\n    asking = undefined;\n  });\n}',
  'function f() {\n  let windows: Windows | undefined;\n  windows ??= make();\n}',
])('a value that is set again, or that is no value of the module, is allowed: %j', (text) => {
  expect(findLazyValues(file, text)).toEqual([]);
});
