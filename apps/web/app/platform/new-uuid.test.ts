import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newUuid } from './new-uuid';

afterEach(() => vi.unstubAllGlobals());

it('creates valid UUIDs, a new one each time, also on insecure pages', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 500 }, newUuid);
  expect(new Set(made).size).toBe(500);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
});
