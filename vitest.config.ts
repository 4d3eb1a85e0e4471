import { defineConfig } from 'vitest/config';

// For a slow machine that does other work as well; what is met costs no time.
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } };

const ignored = ['**/node_modules/**', '**/build/**', '**/data/**', '**/.react-router/**', 'e2e/**'];

/**
 * unit: rules and other code without I/O. web: pieces of screens. api: calls over HTTP and drivers, with a real PostgreSQL.
 *
 * A worker of unit and api loads the code once for all its files: a test puts back what it changes outside itself.
 */
export default defineConfig({
  test: {
    // The default leaves one core idle, and most tests of calls wait for the database.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          ...patience,
          include: ['{packages,apps,scripts,bench,deploy}/**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          ...patience,
          environment: 'happy-dom',
          setupFiles: ['apps/web/test-patience.ts'],
          include: ['apps/web/app/**/*.test.tsx'],
          exclude: ignored,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          ...patience,
          include: ['{apps,bench}/**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/test/database-server.ts'],
        },
      },
    ],
  },
});
