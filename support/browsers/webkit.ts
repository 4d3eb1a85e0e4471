import { globSync } from 'node:fs';
import { requireProgram } from '../debian-package.ts';

/** Arguments of Playwright for one journey for each role in WebKit, the engine of Safari. */
export const webkitJourneys = ['--config=playwright.browsers.config.ts', '--project=webkit'];

/**
 * Installs Debian's WebKit, its driver and a virtual display if they are missing.
 * @returns path of the browser
 * @throws Error with one line about what to install by hand
 */
export function requireWebKit(): string {
  requireProgram('/usr/bin/Xvfb', 'xvfb', 'give WebKit a display');
  requireProgram('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver', 'run one journey for each role in WebKit');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  if (!browser) throw new Error('webkit2gtk-driver brought no MiniBrowser.');
  return browser;
}
