import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Two journeys may need a package at the same time, and apt refuses a second caller: the later one waits for the lock. */
const inTurn = (script: string) => `exec 9> /run/lock/jobblik-apt && flock 9 && ${script}`;

/** Keeps Debian's scripts from starting a package's service; an existing policy file is restored. */
const withoutServices = (install: string) =>
  [
    'rule=/usr/sbin/policy-rc.d',
    "if [ ! -e $rule ]; then printf '#!/bin/sh\\nexit 101\\n' > $rule; chmod 755 $rule; trap 'rm -f /usr/sbin/policy-rc.d' EXIT; fi",
    install,
  ].join('; ');

/**
 * Commands that may install a Debian package on this machine: as root, or with sudo without a password.
 * @param options `asProgram`: no service of the package is started
 */
export function waysToInstall(name: string, { asProgram = false }: { asProgram?: boolean } = {}): string[][] {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const install = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${name}`;
  const script = inTurn(asProgram ? withoutServices(install) : install);
  if (process.getuid?.() === 0) return [['sh', '-c', script]];
  return existsSync('/usr/bin/sudo') ? [['sudo', '-n', 'sh', '-c', script]] : [];
}

/** Environment for installing without questions. */
export const unattended = { DEBIAN_FRONTEND: 'noninteractive' };

/** Installs a Debian package if its program is missing. @throws Error with one line about what to install by hand */
export function requireProgram(program: string, name: string): void {
  if (existsSync(program)) return;
  for (const [command = '', ...args] of waysToInstall(name, { asProgram: true })) {
    const options = { stdio: 'ignore', env: { ...process.env, ...unattended } } as const;
    if (spawnSync(command, args, options).status === 0 && existsSync(program)) return;
  }
  throw new Error(`No ${name} found and none could be installed: install the package ${name}.`);
}
