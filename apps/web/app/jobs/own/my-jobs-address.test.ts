import { expect, test } from 'vitest';
import { addressOf, type MyJobsShown, shownOf } from './my-jobs-address';

const everything: MyJobsShown = { part: 'all', keyword: '', sort: 'newest', page: 1 };

test.each<[string, Partial<MyJobsShown>]>([
  ['?', {}],
  ['?vis=afsluttede', { part: 'ended' }],
  ['?vis=pause&ord=t%C3%B8mrer+9000&orden=udloeber', { part: 'paused', keyword: 'tømrer 9000', sort: 'ending' }],
  ['?orden=titel&side=3', { sort: 'title', page: 3 }],
])('%s', (address, change) => {
  const shown = { ...everything, ...change };
  expect(shownOf(new URLSearchParams(address))).toEqual(shown);
  expect(addressOf(shown)).toBe(address);
});

test.each(['?vis=hemmelige', '?orden=__proto__', '?side=0', '?side=-1', '?side=2.5', '?side=x', '?ord='])(
  '%s shows everything from the beginning',
  (address) => expect(shownOf(new URLSearchParams(address))).toEqual(everything),
);
