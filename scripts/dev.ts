import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DatabaseStartError, startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';

// npm run dev: the server restarts when its code changes, the web app is served by Vite with hot reload. The database
// runs here, so that a restart does not wait for it.
const root = fileURLToPath(new URL('..', import.meta.url));

async function database() {
  if (process.env.DATABASE_URL) return undefined;
  try {
    return await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR || './data', log: console.log });
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const postgres = await database();
const server = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    '--watch-path=apps/server/src',
    '--watch-path=packages/contract/src',
    '--watch-path=packages/danish/src',
    '--watch-path=packages/cv-parser/src',
    'apps/server/src/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV: '1',
      ...(postgres && { EMBEDDED_DATABASE_URL: postgres.url }),
    },
  },
);

// Ctrl-C reaches the watcher directly; a signal sent to this process only has to be passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
const [code] = await once(server, 'exit');
await postgres?.stop();
process.exit(typeof code === 'number' ? code : 0);
