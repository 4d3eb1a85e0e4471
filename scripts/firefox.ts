import { requireProgram } from './debian-package.ts';

/** Arguments of Playwright for one journey for each role in Firefox. All of its journeys run without the last two. */
export const firefoxJourneys = ['--config=playwright.browsers.config.ts', '--project=firefox', '--grep', '@firefox'];

/**
 * Installs Debian's Firefox where it is missing.
 * @returns path of the browser
 * @throws Error with one line that says what to install by hand
 */
export function requireFirefox(): string {
  const browser = '/usr/bin/firefox-esr';
  requireProgram(browser, 'firefox-esr');
  return browser;
}
