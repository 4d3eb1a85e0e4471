import type { Page, Response } from '@playwright/test';

/**
 * The server's response for the document that `open` shows in a separate window. Chromium's headless shell does not render PDFs and
 * downloads the file instead, so the window itself cannot be checked.
 */
export async function documentOpened(page: Page, open: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/view_documents/')),
    open(),
  ]);
  return answer;
}
