import { expect, test } from 'vitest';
import { addressOf, type MyJobsQuery, readQuery } from './my-jobs-address';

const everything: MyJobsQuery = { part: 'all', keyword: '', sort: 'newest', page: 1 };

test.each<[string, Partial<MyJobsQuery>]>([
  ['?', {}],
  ['?vis=afsluttede', { part: 'ended' }],
  ['?vis=pause&ord=t%C3%B8mrer+9000&orden=udloeber', { part: 'paused', keyword: 'tømrer 9000', sort: 'ending' }],
  ['?orden=titel&side=3', { sort: 'title', page: 3 }],
])('%s', (address, change) => {
  const query = { ...everything, ...change };
  expect(readQuery(new URLSearchParams(address))).toEqual(query);
  expect(addressOf(query)).toBe(address);
});

test.each(['?vis=hemmelige', '?orden=__proto__', '?side=0', '?side=-1', '?side=2.5', '?side=x', '?ord='])(
  '%s shows everything from the beginning',
  (address) => expect(readQuery(new URLSearchParams(address))).toEqual(everything),
);
