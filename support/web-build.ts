import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { precompress } from './precompress.ts';
import { root } from './root.ts';

const build = join(root, 'apps/web/build');
const stamp = join(build, 'sources.sha256');
const cache = join(root, 'node_modules/.cache');
const lock = join(cache, 'jobblik-web-build.lock');
const notSources = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds the web app if its build was made from other sources. Two starts at once build only once.
 * @throws Error with one line when the build fails; the builder's own output is printed before it.
 */
export async function ensureWebBuild(log: (line: string) => void = console.log): Promise<void> {
  if (isFresh(sourcesHash())) return;
  const unlock = await takeLock();
  try {
    const sources = sourcesHash();
    if (isFresh(sources)) return;
    log('Building the web app …');
    rmSync(stamp, { force: true });
    await runBuild();
    await precompress(join(build, 'client'));
    writeFileSync(stamp, sources);
  } finally {
    unlock();
  }
}

function isFresh(sources: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** By content, not by time: a checkout changes times without changing files, and removes files without a trace. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['apps/web', 'packages']) addFolder(join(root, folder), hash);
  return hash.digest('hex');
}

function addFolder(folder: string, hash: ReturnType<typeof createHash>): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) addFolder(path, hash);
    else if (entry.isFile())
      hash
        .update(`${path.slice(root.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
  }
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(root, 'node_modules/.bin/react-router');
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stopBuild = () => child.kill('SIGTERM');
    process.once('exit', stopBuild);
    const output: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => output.push(data));
    child.stderr.on('data', (data: Buffer) => output.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stopBuild);
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error('The web app could not be built; the reason stands above.'));
    });
  });
}

/** Waits for another build of the same clone. A lock whose owner died is taken over. */
async function takeLock(): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (!existsSync(`/proc/${readFileSync(lock, 'utf8') || 0}`)) rmSync(lock, { force: true });
      else await delay(200);
    }
  }
}
