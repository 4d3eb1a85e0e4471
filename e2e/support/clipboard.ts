import type { BrowserContext } from '@playwright/test';

/** Lets pages copy text: Chromium without a user interface asks nobody and refuses. Firefox has no such permission. */
export async function allowCopying(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() === 'chromium') await context.grantPermissions(['clipboard-write']);
}

/** The copied text, pasted in another window as a person does. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<input>');
  await page.locator('input').press('Control+V');
  const text = await page.locator('input').inputValue();
  await page.close();
  return text;
}
