import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/build/**', '**/data/**', '**/.react-router/**', 'e2e/**'];

/** unit: rules and other code without I/O. web: pieces of screens. api: calls over HTTP and drivers, with a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench,deploy}/**/*.test.ts'],
          exclude: [...ignored, '**/*.api.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/app/**/*.test.tsx'],
          exclude: ignored,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{apps,bench}/**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/test/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
