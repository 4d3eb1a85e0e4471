import { test as base, expect, type Page } from '@playwright/test';
import { watchDialogs } from './axe.ts';

/** The trace recorder fetches the pictures of chosen files; the product itself never connects to a blob URL. */
const fromTheRecorder = /^Connecting to 'blob:/;

/** Firefox reports errors for connections aborted by navigation or a lost network: a socket, a module, a request of the worker. */
const fromLeaving =
  /^(Firefox can’t establish a connection to the server at ws:|The connection to ws:|The Same Origin Policy disallows reading the remote resource at \S+\/socket\.io|error loading dynamically imported module|Failed to load .* A ServiceWorker intercepted)/;

/**
 * Playwright's test. A test fails if a page throws an error or violates the content security policy, or if a dialog is not
 * accessible.
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
      page.on('pageerror', ({ message }) => !fromLeaving.test(message) && errors.push(`${page.url()}: ${message}`));
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

/** Waits until React has hydrated the page. Before that, links load whole pages. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyAction' in window) || window.earlyAction === undefined);
}

/**
 * The window that an action opens, reloaded: Playwright may receive the first request after its document, and then waits for that
 * document forever.
 */
export async function newWindow(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [window] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await expect(window).not.toHaveURL('about:blank');
  await window.goto(window.url());
  return window;
}

/**
 * Delays the hydration of the next page until the returned function is called. The route is not removed, because Chromium may never
 * answer a request that is pending when the last route is removed.
 */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
