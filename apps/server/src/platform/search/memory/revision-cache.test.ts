import { expect, test } from 'vitest';
import { RevisionCache } from './revision-cache.ts';

const start = new Date('2026-05-20T10:00:00Z');

/** The value for a search some milliseconds after one of revision 1. */
async function second({ after = 0, revision = 1, usesTime = true, name = 'kok', maxBytes = 1_000_000 }) {
  const cache = new RevisionCache<string>(maxBytes, (value) => value.length);
  await cache.get({ name: 'kok', revision: 1, usesTime, now: start }, async () => 'first');
  const now = new Date(start.getTime() + after);
  return await cache.get({ name, revision, usesTime, now }, async () => 'second');
}

test.each([
  ['the same search', {}, 'first'],
  ['the same within ten seconds', { after: 9_999 }, 'first'],
  ['the same after ten seconds', { after: 10_000 }, 'second'],
  ['the same after ten seconds, independent of the time', { after: 10_000, usesTime: false }, 'first'],
  ['the same at an earlier time', { after: -1 }, 'second'],
  ['the same after a change', { revision: 2 }, 'second'],
  ['the same after a restore', { revision: 0 }, 'second'],
  ['another search', { name: 'smed' }, 'second'],
  ['the same without enough memory', { maxBytes: 10 }, 'second'],
])('%s', async (_what, options, expected) => expect(await second(options)).toBe(expected));

test('a value is made again after a failure', async () => {
  const cache = new RevisionCache<string>(1_000_000, (value) => value.length);
  const key = { name: 'kok', revision: 1, usesTime: true, now: start };
  await expect(cache.get(key, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get(key, async () => 'made')).toBe('made');
});
