import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findJourneyBrowser } from './support/browsers/chromium.ts';
import { pollLimit, testLimit } from './support/test-limits.ts';

/** Rooms of several pages with pictures, each of which takes a processor. */
const rooms = ['interview-rooms.spec.ts', 'room-servers.spec.ts'];
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/**
 * Browser journeys against the built product with sample data; `e2e/support/global-setup.ts` starts it. Other engines than Chromium:
 * `playwright.browsers.config.ts`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Twice the cores of the machine that runs them all: a journey keeps a core busy for a third of its time, and waits for a pause in
  // typing, a held decision or a notice for the rest.
  workers: 4,
  retries: 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A journey opens several screens.
  timeout: testLimit(6),
  expect: { timeout: pollLimit() },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'da-DK',
    // Only the journeys about it have the service worker: it answers before the routes of a journey see a request.
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
    // First and one at a time: beside each other they leave no time for answers.
    { name: 'rooms', testMatch: rooms, workers: 1, use: desktop },
    { name: 'desktop', testIgnore: [...rooms, 'webkit.spec.ts'], use: desktop },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      testIgnore: 'webkit.spec.ts',
      // The main way through each screen; what no window changes (words, refusals, drafts, mails) runs once.
      grep: /@phone/,
    },
  ],
});
