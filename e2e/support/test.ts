import { test as base, expect, type Page } from '@playwright/test';
import { watchDialogs } from './axe.ts';

/** The trace recorder fetches pictures that show a chosen file; the product itself never connects to one. */
const fromTheRecorder = /^Connecting to 'blob:/;

/** Firefox reports as an error what leaving a page or losing the network breaks off: a socket, a module, a request of the worker. */
const fromLeaving =
  /^(Firefox can’t establish a connection to the server at ws:|The connection to ws:|The Same Origin Policy disallows reading the remote resource at \S+\/socket\.io|error loading dynamically imported module|Failed to load .* A ServiceWorker intercepted)/;

/**
 * Playwright's test. A page that throws or breaks the content security policy, and a dialog that somebody cannot use, fail the
 * journey they happen in.
 */
export const test = base.extend<{ noPageErrors: undefined; accessibleDialogs: undefined }>({
  accessibleDialogs: [
    async ({ context }, use) => {
      const violations = await watchDialogs(context);
      await use(undefined);
      expect(await violations(), 'axe in dialogs').toEqual([]);
    },
    { auto: true },
  ],
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => !fromLeaving.test(message) && errors.push(message));
      page.on('console', (message) => {
        if (message.type() !== 'error' || fromTheRecorder.test(message.text())) return;
        if (/Content Security Policy|hydrat/i.test(message.text())) errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expectAccessible, expectAccessibleInBothSchemes, violationsOf } from './axe.ts';
export { expect };

/** Waits until React has hydrated the page; before that links load whole pages. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyAction' in window) || window.earlyAction === undefined);
}

/**
 * The window that an action opens. It is loaded once more: Playwright may hear of the first request for it after the document has
 * come, and waits for that document without end.
 */
export async function newWindow(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [window] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await expect(window).not.toHaveURL('about:blank');
  await window.goto(window.url());
  return window;
}

/**
 * Keeps the next page from hydrating until the returned function is called. The route stays: Chromium may never answer a request that
 * is on its way while the last route is taken off.
 */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
