import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pollLimit, testLimit } from './support/test-limits.ts';

// A hook may create a database or start the product.
const limits = { testTimeout: testLimit(), hookTimeout: testLimit(6), expect: { poll: { timeout: pollLimit() } } };

const ignored = ['**/node_modules/**', '**/build/**', '**/data/**', '**/.react-router/**', 'e2e/**'];

const screenTests = 'apps/web/app/**/*.test.tsx';
/** Tests that replace modules, globals or timers, which others would share. */
const replacing = globSync(screenTests).filter((file) =>
  /\bvi\.(?:mock|stubGlobal|spyOn|useFakeTimers|setSystemTime)\(/.test(readFileSync(file, 'utf8')),
);
/** A reader in Denmark, as in the journeys. */
const env = { TZ: 'Europe/Copenhagen' };
const ofScreens = { ...limits, env, environment: 'happy-dom', setupFiles: ['apps/web/test-setup.ts'] };
const jsx = { jsx: { runtime: 'automatic' } } as const;

/**
 * unit: rules and other code without I/O. web: pieces of screens; web-alone: those whose tests replace something. api: calls over HTTP and drivers, with a real PostgreSQL.
 *
 * A worker of unit, web and api loads the code once for all its files: a test puts back what it changes outside itself.
 */
export default defineConfig({
  test: {
    // One more than the cores: most tests of calls wait for the database, or for a task that is due later.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          ...limits,
          include: ['{packages,apps,support,scripts,bench,deploy}/**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts'],
        },
      },
      {
        oxc: jsx,
        test: {
          ...ofScreens,
          name: 'web',
          isolate: false,
          include: [screenTests],
          exclude: [...ignored, ...replacing],
        },
      },
      { oxc: jsx, test: { ...ofScreens, name: 'web-alone', include: replacing, exclude: ignored } },
      {
        test: {
          name: 'api',
          isolate: false,
          ...limits,
          include: ['{apps,bench}/**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/test/database-server.ts'],
        },
      },
    ],
  },
});
