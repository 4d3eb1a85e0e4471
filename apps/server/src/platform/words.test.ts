import { expect, it } from 'vitest';
import { words } from './words.ts';

const word = words({
  greeting: 'Hej {{name}}',
  list: { jobs_one: '{{count}} nyt job', jobs_other: '{{count}} nye job' },
});

it('puts values in as they are', () => {
  expect(word('greeting', { name: 'Åse & <Bo>' })).toBe('Hej Åse & <Bo>');
});

it('counts in Danish', () => {
  expect([0, 1, 2].map((count) => word('list.jobs', { count }))).toEqual(['0 nye job', '1 nyt job', '2 nye job']);
});

it('puts a point at each thousand', () => {
  expect(word('list.jobs', { count: 2900 })).toBe('2.900 nye job');
});

it('refuses a path without words, in the types and when it runs', () => {
  // @ts-expect-error no such path
  expect(() => word('list.cvs')).toThrow('no words for list.cvs');
});
