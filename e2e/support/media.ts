import type { Page } from '@playwright/test';

/** Media features that depend on a user preference. */
interface MediaFeatures {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
}

/**
 * Sets media features for the page. Playwright sets them in Chromium but not in Firefox, so the relay for Firefox reads them from a
 * text that the page evaluates.
 */
export async function emulateFeatures(page: Page, features: MediaFeatures): Promise<void> {
  const { 'prefers-reduced-motion': reducedMotion, 'forced-colors': forcedColors } = features;
  await page.emulateMedia({ ...(reducedMotion && { reducedMotion }), ...(forcedColors && { forcedColors }) });
  for (const [feature, value] of Object.entries(features))
    await page.evaluate((text) => text, `firefox-relay: ${feature} ${value}.`);
}
