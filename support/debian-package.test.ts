import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutServices } from './debian-package.ts';

let folder: string;
let policy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobblik-policy-'));
  policy = join(folder, 'policy-rc.d');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script in a process group of its own, as a terminal does. */
function start(install: string) {
  const script = withoutServices(install, policy);
  const child = spawn('bash', ['-c', script], { detached: true, stdio: 'ignore' });
  return { pid: child.pid ?? 0, code: once(child, 'exit').then(([code]) => code as number | null) };
}

test('no service may start while a package is installed, and after that as before', async () => {
  const seen = join(folder, 'seen');
  expect(await start(`cp ${policy} ${seen}`).code).toBe(0);
  expect(readFileSync(seen, 'utf8')).toContain('exit 101');
  expect(existsSync(policy)).toBe(false);
});

test('an installation that fails says so', async () => {
  expect(await start('false').code).not.toBe(0);
  expect(existsSync(policy)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'the policy is put back when everything ends by %s',
  async (signal) => {
    const { pid, code } = start('exec sleep 600');
    await expect.poll(() => existsSync(policy)).toBe(true);
    process.kill(-pid, signal);
    await code;
    await expect.poll(() => existsSync(policy)).toBe(false);
  },
);

test('a policy of the machine stays', async () => {
  writeFileSync(policy, '#!/bin/sh\nexit 0\n');
  expect(await start('true').code).toBe(0);
  expect(readFileSync(policy, 'utf8')).toBe('#!/bin/sh\nexit 0\n');
});

test('a policy of ours that an installation left behind is removed by the next one', async () => {
  writeFileSync(policy, '# Of Jobblik\n');
  expect(await start('true').code).toBe(0);
  expect(existsSync(policy)).toBe(false);
});
