import { expect, test } from 'vitest';
import {
  type DirectoryAddress,
  directoryPath,
  indexedDirectory,
  isNarrowed,
  readDirectory,
  wholeDirectory,
} from './directory-address';

test.each<[string, Partial<DirectoryAddress>]>([
  ['', {}],
  ['?keyword=+m%C3%B8lle%C3%A5+', { keyword: 'mølleå' }],
  ['?location=aarhus-midtjylland&branche=Energi', { location: 'aarhus-midtjylland', branch: 'Energi' }],
  ['?bogstav=%C3%B8', { letter: 'Ø' }],
  ['?bogstav=%23&sortering=job&side=3', { letter: '#', sort: 2, page: 3 }],
  ['?keyword=&location=&branche=&sortering=navn', {}],
  ['?bogstav=AB&side=0&sortering=2', {}],
  ['?side=1;drop&keyword=a%00b', { keyword: 'ab' }],
  [`?keyword=${'a'.repeat(5000)}`, { keyword: 'a'.repeat(200) }],
])('%s', (search, expected) => {
  const read = readDirectory(new URLSearchParams(search));
  expect(read).toEqual({ ...wholeDirectory, ...expected });
  expect(readDirectory(new URL(directoryPath(read), 'http://a').searchParams)).toEqual(read);
});

test('the whole directory has the shortest address', () => {
  expect(directoryPath(wholeDirectory)).toBe('/virksomheder');
  expect(isNarrowed({ ...wholeDirectory, sort: 2, page: 4 })).toBe(false);
  expect(isNarrowed({ ...wholeDirectory, letter: '#' })).toBe(true);
});

test.each<[Partial<DirectoryAddress>, number, boolean]>([
  [{}, 9, false],
  [{ location: 'fyn' }, 9, false],
  [{ letter: 'Ø' }, 9, false],
  [{ location: 'fyn', branch: 'Energi' }, 9, true],
  [{ keyword: 'x' }, 9, true],
  [{ page: 2 }, 90, true],
  [{ branch: 'Energi' }, 0, true],
])('%j with %i companies: noindex %s', (part, count, hidden) => {
  expect(indexedDirectory({ ...wholeDirectory, ...part }, { count }).hidden).toBe(hidden);
});

test('sorted pages have the same canonical address', () => {
  expect(indexedDirectory({ ...wholeDirectory, sort: 2 }, { count: 3 }).path).toBe('/virksomheder');
});
