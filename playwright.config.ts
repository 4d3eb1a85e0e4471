import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findJourneyBrowser } from './scripts/chromium.ts';

/** Browser journeys against the built product with sample data; `e2e/support/global-setup.ts` starts it. */
export default defineConfig({
  testDir: 'e2e',
  // Another engine than Chromium: `playwright.browsers.config.ts`.
  testIgnore: 'webkit.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // One more than the cores: a journey waits a third of its time, for a pause in typing or for a held decision.
  workers: 3,
  retries: 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // For a slow machine that does other work as well: signing in there can take more than ten seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'da-DK',
    // Only the journey about it has the service worker: routes that a journey puts in its place would not see requests.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Copenhagen',
    // Recording each step costs a third of the time; `--trace on` records a run that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No journey waits for a picture that moves; those that look at movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findJourneyBrowser(),
      args: chromiumFlags,
      // In the plain C locale Chromium saves "på gården.webm" as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      // The main way through each screen; what no window changes (words, refusals, drafts, mails) runs once.
      grep: /@phone/,
    },
  ],
});
