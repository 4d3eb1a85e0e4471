import { describe, expect, it } from 'vitest';
import { pageCount, pageWindow } from './pager-window';

describe('the pages shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 3, 4, 5]],
    [2, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [99, 12, [8, 9, 10, 11, 12]],
  ])('page %i of %i shows %o', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });

  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [38, 10, 4],
    [1284, 40, 33],
  ])('%i rows at %i a page are %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });
});
