import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newUuid } from './new-uuid';

afterEach(() => vi.unstubAllGlobals());

it('makes UUIDs that calls take, another each time, also where the page is not secure', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 500 }, newUuid);
  expect(new Set(made).size).toBe(500);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
});
