import { describe, expect, it } from 'vitest';
import { guard } from './browser-store';

class Full extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem(key: string): void {
    throw new DOMException(`no room for ${key}`, 'QuotaExceededError');
  }
  removeItem = (key: string) => void this.delete(key);
}

describe.each([
  [
    'storage is blocked',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['storage is full', () => new Full() as unknown as Storage],
  ['the browser has none', () => undefined as unknown as Storage],
])('when %s', (_case, find: () => Storage) => {
  it('texts last until the page is left, and are not said to be kept', () => {
    const store = guard(find);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    expect(store.keys('a')).toEqual(['a']);
    store.remove('a');
    expect([store.get('a'), store.keys('a')]).toEqual([null, []]);
  });
});

it('keeps texts in the browser, and finds them by the beginning of their keys', () => {
  localStorage.clear();
  const store = guard(() => localStorage);
  expect(store.set('draft:1', 'ét')).toBe(true);
  store.set('other', 'x');
  expect([localStorage.getItem('draft:1'), store.get('draft:1'), store.keys('draft:')]).toEqual([
    'ét',
    'ét',
    ['draft:1'],
  ]);
  store.remove('draft:1');
  expect(localStorage.getItem('draft:1')).toBeNull();
});

it('reads the kept text once there is room again', () => {
  let isFull = true;
  const store = guard(() => (isFull ? (new Full() as unknown as Storage) : localStorage));
  store.set('a', 'old');
  isFull = false;
  expect(store.set('a', 'new')).toBe(true);
  expect([store.get('a'), localStorage.getItem('a')]).toEqual(['new', 'new']);
});
