import { defineConfig } from 'vitest/config';
import { pollLimit, testLimit } from './scripts/test-limits.ts';

// A hook may create a database or start the product.
const limits = { testTimeout: testLimit(), hookTimeout: testLimit(6), expect: { poll: { timeout: pollLimit() } } };

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
          ...limits,
          include: ['{packages,apps,scripts,bench,deploy}/**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          ...limits,
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
          ...limits,
          include: ['{apps,bench}/**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/test/database-server.ts'],
        },
      },
    ],
  },
});
