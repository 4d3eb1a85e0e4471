import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/product.ts';
import { root } from '../support/root.ts';

// npm run bench:start: how long the first page takes after the first start of a clean clone, and after the second start.
const limit = 10 * 60_000;

async function firstPage(clone: string): Promise<{ ms: number; server: ChildProcess }> {
  const [port, socketPort] = [await freePort(), await freePort()];
  const start = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...outsideEnvironment(), PORT: `${port}`, SOCKET_PORT: `${socketPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (performance.now() - start < limit) {
    if (server.exitCode !== null) throw new Error(`npm start ended with code ${server.exitCode}.`);
    const answer = await fetch(`http://localhost:${port}/home`).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes('</html>')) return { ms: performance.now() - start, server };
    await delay(20);
  }
  throw new Error('No page within ten minutes.');
}

/** Environment of an ordinary shell: without the variables and paths that npm added for this script. */
function outsideEnvironment(): Record<string, string | undefined> {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|NODE_ENV|DATA_DIR|DATABASE_URL)/.test(name),
  );
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(':') };
}

async function stop(server: ChildProcess): Promise<number> {
  const start = performance.now();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return performance.now() - start;
}

const folder = mkdtempSync(join(tmpdir(), 'jobblik-bench-'));
chmodSync(folder, 0o755);
const clone = join(folder, 'jobblik');
try {
  const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  if (cloned.status !== 0) throw new Error('git clone failed.');
  const first = await firstPage(clone);
  const stopped = await stop(first.server);
  const second = await firstPage(clone);
  await stop(second.server);
  console.log(`clean clone to first page: ${(first.ms / 1000).toFixed(1)} s`);
  console.log(`stop: ${(stopped / 1000).toFixed(1)} s`);
  console.log(`second start to first page: ${(second.ms / 1000).toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
