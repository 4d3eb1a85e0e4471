import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

/** Downloads a browser of Playwright's own into the home folder, for people who may not install packages. */
export function installPlaywrightBrowser(name: 'chromium' | 'firefox', log = console.log): void {
  log(`Downloading Playwright's own ${name} to run journeys as an ordinary user …`);
  const program = `${root}node_modules/.bin/playwright`;
  spawnSync(process.execPath, [program, 'install', name], { stdio: ['ignore', 'ignore', 'inherit'] });
}
