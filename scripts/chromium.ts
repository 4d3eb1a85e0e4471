import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { unattended, waysToInstall } from './debian-package.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

/** Path of a Chromium for tests: `CHROMIUM_PATH`, the machine's own, or Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser of the journeys: `CHROMIUM_PATH`, else Chromium's headless shell, else {@link findChromium}. The shell has
 * the same engine without a user interface, and uses a third less processor time.
 */
export function findJourneyBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Flags for browsers in tests: no sandbox as root, and no background traffic that a closed network would refuse. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium or installs one: Debian's package as root (or with sudo), else Playwright's download.
 * @throws Error with one line about what to install by hand.
 */
export function requireChromium(log: (line: string) => void = console.log): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  const ways = [
    ...waysToInstall('chromium'),
    [process.execPath, 'node_modules/.bin/playwright', 'install', 'chromium'],
  ];
  const installed = installBy(ways, findChromium, log);
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to its program.');
}

/**
 * Finds the browser of the journeys or installs it: Debian's headless shell, else a whole Chromium.
 * @throws Error like {@link requireChromium}.
 */
export function requireJourneyBrowser(log: (line: string) => void = console.log): string {
  const findShell = () => (existsSync(headlessShell) ? headlessShell : undefined);
  if (process.env.CHROMIUM_PATH) return requireChromium(log);
  return findShell() ?? installBy(waysToInstall('chromium-headless-shell'), findShell, log) ?? requireChromium(log);
}

function installBy(
  ways: readonly string[][],
  find: () => string | undefined,
  log: (line: string) => void,
): string | undefined {
  for (const [command = '', ...args] of ways) {
    log(`No browser for tests found; trying: ${[command, ...args].join(' ')}`);
    const result = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...unattended },
    });
    const installed = result.status === 0 ? find() : undefined;
    if (installed) return installed;
  }
  return undefined;
}
