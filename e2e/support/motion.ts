import type { Page } from '@playwright/test';

/**
 * Says whether the person wants less motion. Chromium hears it from Playwright; to Firefox Playwright does not pass it on, so its relay
 * reads it from a text that the page is asked for.
 */
export async function emulateMotion(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.evaluate((text) => text, `firefox-relay: prefers-reduced-motion ${reducedMotion}`);
}
