import type { Page, Response } from '@playwright/test';

/**
 * What the server answers for the document that `open` shows in a window of its own. Chromium's headless shell draws no PDF and
 * saves the file instead, so the window itself cannot be asked.
 */
export async function documentOpened(page: Page, open: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/view_documents/')),
    open(),
  ]);
  return answer;
}
