import { existsSync } from 'node:fs';

/** Commands that may install a Debian package on this machine: as root, or with sudo that asks nothing. */
export function waysToInstall(name: string): string[][] {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const script = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${name}`;
  if (process.getuid?.() === 0) return [['sh', '-c', script]];
  return existsSync('/usr/bin/sudo') ? [['sudo', '-n', 'sh', '-c', script]] : [];
}

/** Environment in which installing asks no questions. */
export const unattended = { DEBIAN_FRONTEND: 'noninteractive' };
