import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schemaScript } from './schema-script';

afterEach(() => vi.unstubAllGlobals());

test('the script puts settings where Zod reads them, so that it does not use eval', () => {
  const read = () => Reflect.get(globalThis, '__zod_globalConfig');
  expect(z.config()).toBe(read());
  vi.stubGlobal('__zod_globalConfig', undefined);
  Function(schemaScript)();
  expect(read()).toEqual({ jitless: true });
});
