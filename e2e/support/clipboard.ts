import type { BrowserContext } from '@playwright/test';
import { expect } from '../../support/journeys/test.ts';

/** Lets pages copy text: Chromium without a user interface asks nobody and refuses. Firefox has no such permission. */
export async function allowCopying(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() === 'chromium') await context.grantPermissions(['clipboard-write']);
}

/** The copied text, pasted in another window as a person does. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<input>');
  const input = page.locator('input');
  await input.press('Control+V');
  await expect(input).not.toHaveValue('');
  const text = await input.inputValue();
  await page.close();
  return text;
}
