import type { Page } from '@playwright/test';

/**
 * Says whether the person wants less motion. Playwright sets it in Chromium and cannot in Firefox, so the relay of Firefox
 * reads it from a text that the page evaluates.
 */
export async function emulateMotion(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.evaluate((text) => text, `firefox-relay: prefers-reduced-motion ${reducedMotion}`);
}
