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

test('what was asked for lately stays', () => {
  const cache = new SizedCache<string>(10);
  for (const key of ['a', 'b']) cache.set(key, 1, key, 4);
  cache.get('a', 1);
  cache.set('c', 1, 'c', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 1))).toEqual(['a', undefined, 'c']);
});

test('what is let go of weighs nothing any more', () => {
  const cache = new SizedCache<string>(10);
  for (const key of ['a', 'b']) cache.set(key, 1, key, 5);
  cache.delete('a');
  cache.set('c', 1, 'c', 5);
  expect([cache.size, [...cache.entries()].map(([key]) => key)]).toEqual([2, ['b', 'c']]);
});

test('what is made anew replaces what was kept, and its weight', () => {
  const cache = new SizedCache<string>(10);
  for (let state = 1; state <= 100; state += 1) cache.set('a', state, `${state}`, 6);
  cache.set('b', 1, 'y', 4);
  expect([cache.get('a', 100), cache.get('b', 1)]).toEqual(['100', 'y']);
});
