import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's file that decides whether the scripts of a package may start its service. */
const servicePolicy = '/usr/sbin/policy-rc.d';
const noServices = '#!/bin/sh\n# Of Jobblik, for the time of an installation.\nexit 101\n';

/** Two journeys may need a package at the same time, and apt refuses a second caller: the later one waits for the lock. */
const inTurn = (script: string) => `exec 9> /run/lock/jobblik-apt && flock 9 && ${script}`;

/**
 * A script for bash that keeps Debian's scripts from starting a package's service while a command runs. A policy file of the machine
 * is left alone. A guard in a session of its own removes ours when the command has ended: it reads from a pipe that only the
 * command holds open, which therefore closes as well when the command, or everything around it, is killed.
 */
export function withoutServices(install: string, policy = servicePolicy): string {
  const write = `{ rm -f ${policy}; printf '%s' '${noServices}' > ${policy}; chmod 755 ${policy}; }`;
  const guard = `setsid sh -c "trap '' HUP INT TERM; cat > /dev/null; rm -f ${policy}"`;
  // After a cut of power ours may still stand there.
  return `set -o pipefail; if [ ! -e ${policy} ] || grep -q Jobblik ${policy}; then ( ${write}; { ${install}; } 8>&1 > /dev/null 9>&- ) | ${guard}; else ${install}; fi`;
}

/** The command that installs a Debian package on this machine, as root; undefined for everybody else. */
function installCommand(name: string): string[] | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const install = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${name}`;
  return ['bash', '-c', inTurn(withoutServices(install))];
}

/**
 * Installs a Debian package if its program is missing and this is root; says before what is installed and why. No service of the
 * package is started.
 * @param why completes "to …": "show the journeys"
 * @returns whether the program is there
 */
export function installPackage(program: string, name: string, why: string, log = console.log): boolean {
  if (existsSync(program)) return true;
  const [command, ...args] = installCommand(name) ?? [];
  if (!command) return false;
  log(`Installing the Debian package ${name} to ${why} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return existsSync(program);
}

/** Like {@link installPackage}. @throws Error with one line about what to install by hand */
export function requireProgram(program: string, name: string, why: string): void {
  if (installPackage(program, name, why)) return;
  throw new Error(
    `There is no ${program} to ${why}, and it could not be installed: install the Debian package ${name}.`,
  );
}
