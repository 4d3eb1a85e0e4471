import type { Page } from '@playwright/test';

/** What a person wants, as the names of the media features say it. */
interface Wish {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
}

/**
 * Says whether the person wants less motion or colours of their own. Chromium hears it from Playwright; to Firefox Playwright does not
 * pass it on, so its relay reads it from a text that the page is asked for.
 */
export async function emulateWish(page: Page, wish: Wish): Promise<void> {
  const { 'prefers-reduced-motion': reducedMotion, 'forced-colors': forcedColors } = wish;
  await page.emulateMedia({ ...(reducedMotion && { reducedMotion }), ...(forcedColors && { forcedColors }) });
  for (const [feature, value] of Object.entries(wish))
    await page.evaluate((text) => text, `firefox-relay: ${feature} ${value}.`);
}
