import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  await expectNoViolations(page);
}

/** The same in the light and the dark scheme; only colours can differ between them. Leaves the page light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page);
}

type AxeOptions = Pick<RunOptions, 'runOnly' | 'resultTypes' | 'iframes' | 'rules'>;

async function expectNoViolations(page: Page, only: AxeOptions = {}): Promise<void> {
  expect(await violationsOf(page, only), `axe on ${page.url()}`).toEqual([]);
}

/** Axe's violations on the page, each with its elements. */
export async function violationsOf(page: Page, only: AxeOptions = {}): Promise<string[]> {
  // While a toast fades in, its text has another contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  const options: AxeOptions = { iframes: false, resultTypes: ['violations'], ...only };
  return await page.evaluate(findViolations, options);
}

/** Runs in the page. Naming the elements of passed rules as well doubles the time, hence `resultTypes`. */
async function findViolations(options: AxeOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(node: Node, options: AxeOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
