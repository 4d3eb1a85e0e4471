import { requireProgram } from './debian-package.ts';

/** Arguments of Playwright for one journey for each role in Firefox. Without the last two, all journeys run. */
export const firefoxJourneys = ['--config=playwright.browsers.config.ts', '--project=firefox', '--grep', '@firefox'];

/**
 * Installs Debian's Firefox if it is missing.
 * @returns path of the browser
 * @throws Error with one line about what to install by hand
 */
export function requireFirefox(): string {
  const browser = '/usr/bin/firefox-esr';
  requireProgram(browser, 'firefox-esr');
  return browser;
}
