import type { Page } from '@playwright/test';

/**
 * Records the JSON that the next page sends to an address; Playwright does not have it in Firefox.
 * @returns a function that waits for the first body
 */
export async function watchSentJson(page: Page, path: string): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await page.exposeFunction('reportSent', (body: string) => resolve(JSON.parse(body)));
  await page.addInitScript(reportBodies, path);
  return () => promise;
}

/** Runs in the page. */
function reportBodies(path: string): void {
  const { reportSent } = globalThis as unknown as { reportSent(body: string): Promise<void> };
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (input === path) void reportSent(String(init?.body));
    return send(input, init);
  };
}
