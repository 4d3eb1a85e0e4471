import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';
import { debianFirefox } from './support/browsers/firefox.ts';

const hasDebians = existsSync(debianFirefox);
const relay = fileURLToPath(new URL('e2e/support/firefox-relay.ts', import.meta.url));

/** Journeys in the engines of Safari and Firefox (`npm run test:browsers`). */
export default defineConfig({
  ...journeys,
  // Firefox ends by itself when two of it compete for a busy machine.
  workers: 1,
  testIgnore: [],
  projects: [
    {
      name: 'firefox',
      // Cameras, microphones and installing are Chromium's own in these.
      testIgnore: [
        'webkit.spec.ts',
        'demo-room.spec.ts',
        'interview-rooms.spec.ts',
        'pwa.spec.ts',
        'recorded-answer.spec.ts',
        'room-servers.spec.ts',
        'video-cv.spec.ts',
      ],
      // Playwright neither switches scripts off there nor taps.
      grepInvert: / without scripts | a tap opens /,
      use: {
        ...devices['Desktop Firefox'],
        browserName: 'firefox',
        // Playwright drives its own Firefox by itself.
        ...(hasDebians && { channel: 'moz-firefox' }),
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          ...(hasDebians && { executablePath: relay }),
          firefoxUserPrefs: {
            'media.navigator.streams.fake': true,
            'media.navigator.permission.disabled': true,
            'media.autoplay.default': 0,
            'media.autoplay.blocking_policy': 0,
            'ui.prefersReducedMotion': 1,
            'focusmanager.testmode': true,
            'dom.disable_open_during_load': false,
            // The focus stays in the page when it saves a file: no list of downloads opens, and no tab that shows a saved PDF.
            'browser.download.alwaysOpenPanel': false,
            'browser.download.force_save_internally_handled_attachments': true,
            // A page that comes back from memory is not loaded, which Playwright waits for.
            'browser.sessionhistory.max_total_viewers': 0,
            // A mouse: the pointer is fine (2) and hovers (4).
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
            // Playwright reads names from a sandbox, where Firefox 153 ends when `ariaLabelledByElements` is read for the second time.
            'accessibility.ARIAElementReflection.enabled': false,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'webkit.spec.ts' },
  ],
});
