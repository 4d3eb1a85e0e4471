import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  emptySearch,
  indexedSearch,
  orderOf,
  readSearch,
  searchFilters,
  searchPath,
  withoutCircle,
  withoutFilters,
  withPlace,
  withTypedPlaces,
  writeSearch,
} from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('has keyword, repeated locations and category under the names of the spec', () => {
    const search = read('keyword=p%C3%A6dagog&location=aarhus-c-8000-midtjylland&location=odense&job_category=it');
    expect(search).toMatchObject({
      keyword: 'pædagog',
      location: ['aarhus-c-8000-midtjylland', 'odense'],
      category: ['it'],
    });
  });

  it('is the same after writing and reading', () => {
    const search = read(
      'keyword=a&location=x&job_category=b&type=1&type=3&posted=2&remote=3&wish=2&wish=7&pay=1&words=1&postcode=8000&radius=25&sort=3&page=4&size=40',
    );
    expect(readSearch(writeSearch(search))).toEqual(search);
  });

  it('is empty when nothing is chosen', () => {
    expect(searchPath(read(''))).toBe('/find/job');
  });

  it.each([
    ['page=0', 'page', 1],
    ['page=-3', 'page', 1],
    ['page=abc', 'page', 1],
    ['page=99999999999', 'page', 1],
    ['size=15', 'size', 10],
    ['sort=9', 'sort', undefined],
    ['radius=7&postcode=8000', 'radius', 50],
    ['radius=405&postcode=8000', 'radius', 50],
    ['postcode=80000', 'postcode', ''],
    ['postcode=abcd', 'postcode', ''],
    ['type=6&type=0&type=1.5', 'type', []],
    ['posted=7', 'posted', []],
    ['wish=11&wish=0&wish=x', 'wish', []],
    ['keyword=a%00b', 'keyword', 'ab'],
  ])('ignores %s', (query, field, expected) => {
    expect(read(query)).toMatchObject({ [field]: expected });
  });

  it('has places of the keyword as separate places, for job agents', () => {
    const places = [{ text: 'aalborg', label: 'Aalborg', slug: 'aalborg-nordjylland', other_words: 'lager' }];
    const search = read('keyword=lager+aalborg&wish=1');
    expect(searchPath(withTypedPlaces(search, { typed_places: places, words: 'lager' }))).toBe(
      '/find/job?keyword=lager&location=aalborg-nordjylland&wish=1',
    );
    expect(withTypedPlaces(search, { typed_places: [], words: 'lager aalborg' })).toBe(search);
  });

  it('becomes ticks in the call', () => {
    expect(searchFilters(read('type=1&type=2&posted=3')).job_type).toEqual([
      { id: 1, status: 1 },
      { id: 2, status: 1 },
    ]);
  });

  it('counts the active filters and removes all but keyword and place', () => {
    const search = read('keyword=a&location=x&type=1&posted=2&pay=1&postcode=8000&radius=25');
    expect(activeFilters(search)).toBe(4);
    expect(withoutFilters(search)).toMatchObject({ keyword: 'a', location: ['x'], type: [], postcode: '8000' });
    expect(activeFilters(withoutFilters(search))).toBe(0);
  });
});

describe('a place in a search', () => {
  const zip = {
    id: 8000,
    name: 'Aarhus C',
    zip: '8000',
    region: 'Midtjylland',
    lat: 56.15,
    lng: 10.2,
    kind: 'zip',
  } as const;
  const town = { ...zip, id: 108000, name: 'Aarhus', zip: '', kind: 'town' } as const;

  it.each([
    ['8000', '8000', []],
    ['8000 Aarhus C', '8000', []],
    ['Aarhus', '', ['Aarhus']],
    ['aarhus-c-8000-midtjylland', '', ['aarhus-c-8000-midtjylland']],
    ['8000-slug', '', ['8000-slug']],
    ['  ', '', []],
  ])('typed into the form without scripts: %s', (typed, postcode, location) => {
    const query = new URLSearchParams({ location: typed });
    expect(readSearch(query)).toMatchObject({ postcode, location });
  });

  const region = { ...zip, id: 4, name: 'Midtjylland', zip: '', kind: 'region' } as const;

  it.each([
    ['a postcode in an empty field', '', zip, 'postcode=8000'],
    ['a town in an empty field', '', town, 'location=aarhus-midtjylland'],
    ['a region in an empty field', '', region, 'location=midtjylland'],
    ['a postcode over a postcode', 'postcode=9000', zip, 'postcode=8000'],
    ['a postcode over a postcode with a radius', 'postcode=9000&radius=25', zip, 'postcode=8000&radius=25'],
    ['the same postcode', 'postcode=8000&radius=25', zip, 'postcode=8000&radius=25'],
    ['a town over a postcode', 'postcode=9000&radius=25', town, 'location=aarhus-midtjylland'],
    ['a region over a postcode', 'postcode=9000', region, 'location=midtjylland'],
    ['a postcode beside a town', 'location=odense', zip, 'location=odense&postcode=8000'],
    ['a town beside a town', 'location=odense', town, 'location=odense&location=aarhus-midtjylland'],
    ['a town that is a tag already', 'location=aarhus-midtjylland', town, 'location=aarhus-midtjylland'],
    ['a region beside a town', 'location=odense', region, 'location=odense&location=midtjylland'],
    [
      'a postcode over a postcode beside a town',
      'location=odense&postcode=9000&radius=25',
      zip,
      'location=odense&postcode=8000&radius=25',
    ],
    [
      'a town over a postcode beside a town',
      'location=odense&postcode=9000&radius=25',
      town,
      'location=odense&location=aarhus-midtjylland',
    ],
    [
      'a town that is a tag already over a postcode',
      'location=aarhus-midtjylland&postcode=9000',
      town,
      'location=aarhus-midtjylland',
    ],
    ['nothing in an empty field', 'location=odense', null, 'location=odense'],
    ['nothing over a postcode', 'postcode=9000&radius=25', null, ''],
    ['nothing over a postcode beside a town', 'location=odense&postcode=9000&radius=25', null, 'location=odense'],
    ['an unknown text in an empty field', '', undefined, ''],
    [
      'an unknown text over a postcode beside a town, on the third page',
      'location=odense&postcode=9000&radius=25&page=3',
      undefined,
      'location=odense&postcode=9000&radius=25&page=3',
    ],
    ['a text that could not be looked up', 'postcode=9000&radius=25', 'Atlantis', 'location=Atlantis'],
    [
      'a place, from the third page',
      'keyword=kok&page=3&type=1',
      town,
      'keyword=kok&location=aarhus-midtjylland&type=1',
    ],
  ])('in the field: %s', (_what, before, chosen, after) => {
    expect(writeSearch(withPlace(read(before), chosen)).toString()).toBe(after);
  });

  it('is an unknown place when it is a postcode that does not exist, also when its address is read again', () => {
    const search = { ...emptySearch, location: ['odense'], postcode: '0000', radius: 25 };
    const changed = withoutCircle(search);
    expect(changed).toMatchObject({ location: ['odense', '0000'], postcode: '', radius: 50 });
    expect(withoutCircle(readSearch(writeSearch(changed)))).toEqual(changed);
    expect(withoutCircle(emptySearch)).toEqual(emptySearch);
  });
});

describe('the order', () => {
  it.each([
    ['', 1],
    ['keyword=murer', 4],
    ['keyword=all', 1],
    ['keyword=murer&sort=1', 1],
    ['keyword=murer&sort=3', 3],
    ['sort=2', 2],
    ['sort=4', 1],
  ])('of "%s" is %i', (query, order) => {
    expect(orderOf(read(query))).toBe(order);
    expect(searchFilters(read(query)).sort_type).toBe(order);
  });

  it.each(['keyword=murer&sort=1', 'sort=2', 'keyword=murer'])(
    'stands in the address only when chosen: %s',
    (query) => {
      expect(writeSearch(read(query)).toString()).toBe(query);
    },
  );
});

describe('search engines', () => {
  const answer = { count: 12, near_hits: false, corrected_keyword: null, unknown_locations: [] };

  it.each([
    ['every live ad', '', {}, '/find/job', false],
    ['hits for a keyword', 'keyword=murer', {}, '/find/job?keyword=murer', false],
    ['another order or size', 'keyword=murer&sort=3&size=40', {}, '/find/job?keyword=murer', false],
    ['no hits', 'keyword=murer', { count: 0 }, '/find/job?keyword=murer', true],
    ['hits for some of the words', 'keyword=murer', { near_hits: true }, '/find/job?keyword=murer', true],
    ['hits for another spelling', 'keyword=mure', { corrected_keyword: 'murer' }, '/find/job?keyword=mure', true],
    [
      'a place that is unknown',
      'location=atlantis',
      { unknown_locations: ['atlantis'] },
      '/find/job?location=atlantis',
      true,
    ],
    ['the word for no keyword', 'keyword=all', {}, '/find/job', true],
    ['the same in capitals', 'keyword=ALL', {}, '/find/job', true],
    ['a further page', 'keyword=murer&page=2', {}, '/find/job?keyword=murer&page=2', true],
    ['two filters', 'type=1&remote=3', {}, '/find/job?type=1&remote=3', false],
    ['three filters', 'type=1&remote=3&pay=1', {}, '/find/job?type=1&remote=3&pay=1', true],
  ])('%s', (_name, query, change, path, hidden) => {
    expect(indexedSearch(read(query), { ...answer, ...change })).toEqual({ path, hidden });
  });
});
