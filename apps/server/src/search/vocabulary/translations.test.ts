import { expect, test } from 'vitest';
import { translationsOf } from './translations.ts';

test.each([
  ['shop', ['butik']],
  ['flowers', ['blomst']],
  ['night', ['nat']],
  ['engines', ['motor']],
  ['butik', []],
  ['s', []],
  ['constructor', []],
])('%s: %j', (text, danish) => expect(translationsOf({ text, pieces: [] })).toEqual(danish));
