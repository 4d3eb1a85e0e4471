import { globSync, readFileSync } from 'node:fs';
import da from '@jobblik/words/da/content.json';
import en from '@jobblik/words/en/content.json';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url).pathname;

/** Names of the cookies that the server and the browser set. */
function cookieNames(): string[] {
  return globSync('{apps/*/{src,app},packages/contract/src}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(/const \w*cookie(?:Name)? = '(\w+)'/gi)].map(
      ([, name]) => `${name}`,
    ),
  );
}

it.each([
  ['Danish', da],
  ['English', en],
])('the %s privacy policy names every cookie', (_language, { privacy }) => {
  const names = cookieNames();
  expect(names).toContain('globals');
  const text = privacy.sections.flatMap((section) => section.text).join('\n');
  expect(names.filter((name) => !new RegExp(`[»“]${name}[«”]`).test(text))).toEqual([]);
});
