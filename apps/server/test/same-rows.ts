import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { ownVersion } from '../src/platform/combined-version.ts';
import type { Attributes } from '../src/platform/search/attributes.ts';
import type { SearchIndex } from '../src/platform/search/define-search-index.ts';
import type { Indexed } from '../src/platform/search/index.ts';

/** The texts of a row as they are. What the language rules make of them has a version of its own, `languageVersion`. */
const asWritten = ({ title, labels = [], body = '', tags = [] }: Indexed) => ({
  title,
  parts: '',
  related: [...labels, ...tags].join('\n'),
  body,
  words: [],
});

/**
 * Fails when an index writes other words or values for the same documents, or declares other attributes, than its version says.
 * @param options `version` and `hash` as they were when the version was last raised; `file` declares the index
 */
export function expectSameRows<A extends Attributes, D>(
  index: SearchIndex<A, D, string, string>,
  options: { attributes: A; documents: readonly D[]; file: string; version: number; hash: string },
): void {
  const { attributes, documents, file, ...expected } = options;
  const hash = createHash('sha1').update(JSON.stringify(Object.entries(attributes)));
  for (const document of documents) {
    const { attributes: values, ...words } = index.rowOf(document, asWritten);
    hash.update(JSON.stringify([values.toString('hex'), words]));
  }
  const actual = { version: ownVersion(index.version), hash: hash.digest('hex') };
  const isRaised = actual.version > expected.version;
  const next = { ...actual, version: isRaised ? actual.version : expected.version + 1 };
  const message = `rows differ from those of version ${expected.version}: ${isRaised ? '' : `raise \`version\` in ${file} to ${next.version}, and `}write here version: ${next.version}, hash: '${next.hash}'`;
  expect(actual, message).toEqual(expected);
}
