import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { installPackage } from '../debian-package.ts';
import { installPlaywrightBrowser } from './playwright-browser.ts';

/** Arguments of Playwright for one journey for each role in Firefox. Without the last two, all journeys run. */
export const firefoxJourneys = ['--config=playwright.browsers.config.ts', '--project=firefox', '--grep', '@firefox'];

/** Debian's Firefox, which Playwright drives over WebDriver BiDi. */
export const debianFirefox = '/usr/bin/firefox-esr';

/**
 * Finds a Firefox or installs one: Debian's package as root, else Playwright's own.
 * @returns path of the browser
 * @throws Error with one line about what to install by hand
 */
export function requireFirefox(log: (line: string) => void = console.log): string {
  if (installPackage(debianFirefox, 'firefox-esr', 'run one journey for each role in Firefox', log))
    return debianFirefox;
  const own = firefox.executablePath();
  if (!existsSync(own)) installPlaywrightBrowser('firefox', log);
  if (existsSync(own)) return own;
  throw new Error('No Firefox found and none could be installed: install the Debian package firefox-esr.');
}
