import { describe, expect, it } from 'vitest';
import { addressQuery, isFiltered, plainAddress, readAddress, searchBody } from './address';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the applicants', () => {
  it('asks for nothing when it says nothing, and is then empty', () => {
    expect(read('')).toEqual(plainAddress);
    expect(addressQuery(plainAddress)).toBe('?');
  });

  it('keeps everything that was chosen', () => {
    const whole =
      '?state=parked&sort=newest&keyword=surdej+br%C3%B8d&job_type=1&job_type=2&educations=5&experiences=4&extras=1' +
      '&language=12&min_age=20&max_age=60&postcode=9000&radius=15&application=7';
    expect(addressQuery(read(whole))).toBe(whole);
  });

  it.each([
    ['an unknown state', 'state=x', { state: 'all' }],
    ['an unknown order', 'sort=x', { sort: 'rating' }],
    ['ages the wrong way round', 'min_age=60&max_age=20', { minAge: 20, maxAge: 60 }],
    ['an age that nobody has', 'min_age=-4&max_age=900', { minAge: 0, maxAge: 66 }],
    ['half a postcode', 'postcode=90', { postcode: '' }],
    ['a distance between two steps', 'postcode=9000&radius=52', { radius: 50 }],
    ['a distance that is no number', 'postcode=9000&radius=x', { radius: 50 }],
    ['the same choice twice', 'job_type=1&job_type=1&job_type=x', { job_type: [1] }],
    ['an application that cannot be', 'application=1e9', { application: 0 }],
  ])('reads %s as something sensible', (_, query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('is filtered by what narrows the list, not by state, order and who is read', () => {
    expect(isFiltered(read('state=parked&sort=newest&application=4'))).toBe(false);
    expect(isFiltered(read('extras=1'))).toBe(true);
    expect(isFiltered(read('keyword=a'))).toBe(true);
    expect(isFiltered(read('radius=10'))).toBe(false);
  });

  it('becomes a search as the call wants it', () => {
    expect(searchBody(3, plainAddress)).toMatchObject({ job_id: 3, reject_state: 0, keyword: 'all', postcode: 0 });
    expect(searchBody(3, read('state=rejected&job_type=2'))).toMatchObject({
      reject_state: 2,
      job_type: [{ id: 2, status: 1 }],
    });
    expect(searchBody(3, read('state=parked')).reject_state).toBe(1);
  });
});
