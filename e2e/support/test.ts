import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Route } from '@playwright/test';

/** The trace recorder fetches pictures that show a chosen file; the product itself never connects to one. */
const fromTheRecorder = /^Connecting to 'blob:/;

/** Playwright's test; a page that throws, or breaks the content security policy, fails the journey it happens in. */
export const test = base.extend<{ noPageErrors: undefined }>({
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
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

export { expect };

/** Waits until React has hydrated the page; before that links load whole pages. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyAction' in window) || window.earlyAction === undefined);
}

/** Keeps the next page from hydrating until the returned function is called. */
export async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route('**/assets/entry.client-*.js', hold, { times: 1 });
  return resolve;
}

/** Fails on any axe violation of WCAG 2.2 A and AA or of axe's best practices, naming the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }));
}

/** The same in the light and the dark scheme; only colours can differ between them. Leaves the page light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  // While a toast fades in, its text has another contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Without the mode axe opens a second page for each look, to gather frames of other origins; there are none.
  const { violations } = await axe.setLegacyMode().analyze();
  const readable = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(readable, `axe on ${page.url()}`).toEqual([]);
}
