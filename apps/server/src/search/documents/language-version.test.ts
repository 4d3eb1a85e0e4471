import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { languageVersion } from './language-version.ts';

/** Texts that cover every rule and every entry of the data. */
function texts(): string[] {
  const files = ['synonyms.csv', 'families.txt', 'similar-heads.txt', 'other-trades.txt'].map(
    (file) => `../vocabulary/data/${file}`,
  );
  const lines = ['../../../../../packages/danish/src/data/words.csv', ...files].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'),
  );
  const written =
    'Lager- og logistikmedarbejder, medarbejder(e) til C++ i Århus; butiksassistent/-medarbejder søges, overlæger på 32 timer';
  return [...lines, written];
}

test('the same texts get the same words as long as the version is the same', () => {
  const hash = createHash('sha1');
  for (const text of texts()) {
    const { title, parts, related, body } = indexTerms({ title: text, body: text });
    hash.update([title, parts, related, body].join('\n'));
  }
  // If this fails, texts get other words than before: raise `languageVersion` and record both values here.
  expect([languageVersion, hash.digest('hex')]).toEqual([11, '4e52dd6eee501a3d290861675358f27ff3bf1b6d']);
});
