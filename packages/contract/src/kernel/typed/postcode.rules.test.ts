import { expect, test } from 'vitest';
import { readPostcode } from './postcode.rules.ts';

test.each([
  ['8000', '8000'],
  [' 8000 ', '8000'],
  ['8000\u200b', '8000'],
  ['0800', '0800'],
  ['DK-8000', '8000'],
  ['dk 8000', '8000'],
  ['DK8000', '8000'],
  ['8000 Aarhus C', '8000'],
  ['8000, Aarhus C', '8000'],
  ['8000\u00a0Aarhus C', '8000'],
  ['2200 København N.', '2200'],
  ['100', '100'],
  ['FO-100 Tórshavn', '100'],
  ['GL 3900 Nuuk', '3900'],
  ['', ''],
  ['   ', ''],
])('%j is %j', (typed, zip) => expect(readPostcode(typed)).toBe(zip));

test.each(['0000', '099', '80', '80000', '8000 1', 'Aarhus', 'abcd', '8000Aarhus', '8000-9000', '٨٠٠٠', 'SE-21119'])(
  '%j is no postcode',
  (typed) => expect(readPostcode(typed)).toBeUndefined(),
);
