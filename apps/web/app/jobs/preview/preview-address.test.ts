import { describe, expect, test } from 'vitest';
import { emptySearch, readSearch } from '../search/search-address.ts';
import { previewPath, readOpened } from './preview-address.ts';

describe('the open ad in the address', () => {
  test.each([
    ['job=12', 12],
    ['keyword=kok&job=7', 7],
    ['', undefined],
    ['job=', undefined],
    ['job=0', undefined],
    ['job=-3', undefined],
    ['job=1.5', undefined],
    ['job=kok', undefined],
    ['job=99999999999', undefined],
  ])('%s opens %s', (query, id) => expect(readOpened(new URLSearchParams(query))).toBe(id));

  test.each([
    ['/find/job?job=4', emptySearch],
    ['/find/job?keyword=kok&page=2&job=4', readSearch(new URLSearchParams('keyword=kok&page=2'))],
  ])('%s keeps the search', (path, search) => expect(previewPath(search, 4)).toBe(path));
});
