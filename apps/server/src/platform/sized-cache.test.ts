import { expect, test } from 'vitest';
import { SizedCache } from './sized-cache.ts';

test('gives back what was made in this state only', () => {
  const cache = new SizedCache<string>(10);
  cache.set('a', 1, 'x', 1);
  expect(cache.get('a', 1)).toBe('x');
  expect(cache.get('a', 2)).toBeUndefined();
  expect(cache.get('b', 1)).toBeUndefined();
});

test('lets go of the oldest when it grows too heavy, and keeps nothing that is too heavy alone', () => {
  const cache = new SizedCache<string>(10);
  cache.set('a', 1, 'x', 4);
  cache.set('b', 1, 'y', 4);
  cache.set('c', 1, 'z', 4);
  cache.set('d', 1, 'w', 11);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 1))).toEqual([undefined, 'y', 'z', undefined]);
});

test('what is made anew replaces what was kept, and its weight', () => {
  const cache = new SizedCache<string>(10);
  for (let state = 1; state <= 100; state += 1) cache.set('a', state, `${state}`, 6);
  cache.set('b', 1, 'y', 4);
  expect([cache.get('a', 100), cache.get('b', 1)]).toEqual(['100', 'y']);
});
