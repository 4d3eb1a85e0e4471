import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Journeys in the engines of Safari and Firefox (`npm run test:browsers`). Firefox is not complete: driven by Playwright, a process
 * of Debian's Firefox 153 ends in most journeys, for a reason that is not found yet.
 */
export default defineConfig({
  ...journeys,
  // Firefox ends by itself when two of it compete for a busy machine.
  workers: 1,
  testIgnore: [],
  projects: [
    {
      name: 'firefox',
      testIgnore: 'webkit.spec.ts',
      use: {
        ...devices['Desktop Firefox'],
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          executablePath: fileURLToPath(new URL('e2e/support/firefox-relay.ts', import.meta.url)),
          firefoxUserPrefs: {
            'media.navigator.streams.fake': true,
            'media.navigator.permission.disabled': true,
            'media.autoplay.default': 0,
            'media.autoplay.blocking_policy': 0,
            'ui.prefersReducedMotion': 1,
            'focusmanager.testmode': true,
            'dom.disable_open_during_load': false,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'webkit.spec.ts' },
  ],
});
