import { describe, expect, it } from 'vitest';
import {
  activeCvFilters,
  cvMatchPath,
  cvSearchBody,
  cvSearchPath,
  cvSearchQuery,
  plainCvSearch,
  readCvSearch,
  withoutCvFilters,
} from './search-address';

const read = (query: string) => readCvSearch(new URLSearchParams(query));

describe('the address of a search for candidates', () => {
  it('is empty without filters', () => {
    expect(cvSearchPath(plainCvSearch)).toBe('/virksomhed/cv/søg');
    expect(read('')).toEqual(plainCvSearch);
  });

  it.each([
    '?keyword=regnskab&job_type=1&job_type=2&educations=6&experiences=4&extras=1&language=12',
    '?min_age=25&max_age=40',
    '?postcode=8000&radius=75&sort=newest&page=3',
    '?categories=9&categories=901&location=aarhus-midtjylland&location=syddanmark',
  ])('is read as it was written: %s', (query) => {
    expect(cvSearchQuery(read(query))).toBe(query);
  });

  it.each([
    ['a postcode that is none', 'postcode=80', { postcode: '' }],
    ['a radius beyond its ends', 'postcode=8000&radius=401', { radius: 50 }],
    ['a radius between two steps', 'postcode=8000&radius=52', { radius: 50 }],
    ['ages the wrong way round', 'min_age=50&max_age=20', { minAge: 20, maxAge: 50 }],
    ['an age beyond the end', 'max_age=67', { maxAge: 66 }],
    ['ids that are none', 'job_type=x&job_type=0&job_type=2&job_type=2', { job_type: [2] }],
    ['an order that is none', 'sort=alder', { sort: 'relevance' }],
    ['places that are none', 'location=&location=+a+&location=a', { location: ['a'] }],
    ['a page that is none', 'page=-1', { page: 1 }],
  ])('ignores %s', (_what, query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  it('omits the radius without a postcode', () => {
    expect(cvSearchQuery({ ...plainCvSearch, radius: 100 })).toBe('');
  });
});

it('begins a CV-match with all filters, without order and page', () => {
  const query = '?keyword=kok&extras=2&categories=901&location=aarhus-midtjylland&min_age=25&postcode=8000&radius=75';
  expect(cvMatchPath(read(`${query}&sort=newest&page=3`))).toBe(`/virksomhed/agent/Opret${query}`);
});

describe('the body of the call', () => {
  it("has 'all’ and 0 for empty filters", () => {
    expect(cvSearchBody({ ...plainCvSearch, keyword: '  ' }, true)).toMatchObject({
      keyword: 'all',
      postcode: 0,
      pagePerSize: 12,
      pageNumber: 1,
    });
  });

  it('has every age if the age filter is off', () => {
    const search = read('min_age=25&max_age=40');
    expect(cvSearchBody(search, true)).toMatchObject({ min_age: 25, max_age: 40 });
    expect(cvSearchBody(search, false)).toMatchObject({ min_age: 0, max_age: 66 });
  });
});

describe('filters', () => {
  it.each([
    ['', 0],
    ['min_age=0&max_age=66', 0],
    ['min_age=15&max_age=66', 0],
    ['min_age=16', 1],
    ['max_age=65', 1],
    ['min_age=15&max_age=65', 1],
  ])('ages that include everybody are none: %s', (query, count) => {
    const search = read(query);
    expect(activeCvFilters(search, true)).toBe(count);
    expect(cvSearchQuery(search) === '').toBe(count === 0);
    const { min_age, max_age } = cvSearchBody(search, true);
    expect(min_age === 0 && max_age === 66).toBe(count === 0);
  });

  it('are counted, and removed except keyword and place', () => {
    const search = read('keyword=kok&postcode=8000&radius=75&job_type=1&job_type=2&min_age=20&page=2&sort=newest');
    expect(activeCvFilters(search, true)).toBe(4);
    expect(activeCvFilters(search, false)).toBe(3);
    expect(cvSearchQuery(withoutCvFilters(search))).toBe('?keyword=kok&postcode=8000&sort=newest');
  });
});
