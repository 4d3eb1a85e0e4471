import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage } from '../debian-package.ts';
import { installPlaywrightBrowser } from './playwright-browser.ts';

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
 * Finds a Chromium or installs one: Debian's package as root, else Playwright's own.
 * @throws Error with one line about what to install by hand.
 */
export function requireChromium(log: (line: string) => void = console.log): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  const [debian = ''] = usualPlaces;
  if (!installPackage(debian, 'chromium', 'show pages with a whole browser', log)) {
    installPlaywrightBrowser('chromium', log);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH to its program.');
}

/**
 * Finds the browser of the journeys or installs it: Debian's headless shell as root, else a whole Chromium.
 * @throws Error like {@link requireChromium}.
 */
export function requireJourneyBrowser(log: (line: string) => void = console.log): string {
  if (process.env.CHROMIUM_PATH) return requireChromium(log);
  const hasShell = installPackage(headlessShell, 'chromium-headless-shell', 'show pages without a window', log);
  return hasShell ? headlessShell : requireChromium(log);
}
