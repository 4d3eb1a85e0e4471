import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type AxeOptions = Pick<RunOptions, 'runOnly' | 'resultTypes' | 'iframes' | 'rules'>;

/** Rules whose result depends on the colour scheme. */
const colours: AxeOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Targets of less than 24 px too (WCAG 2.5.8). Axe also reports targets that a bar at the bottom of a phone covers, so this is not
 * used on every page.
 */
export const withTargets: AxeOptions = { rules: { 'target-size': { enabled: true } } };

/** Fails on any axe violation of WCAG 2.2 A and AA or of axe's best practices, naming the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
}

/** The same in the light and the dark scheme; only colours can differ between them. Leaves the page light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, colours);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page);
}

/** Contrast violations in the dark scheme. */
export async function darkViolationsOf(page: Page): Promise<string[]> {
  return await runAxe(page, null, colours, 'dark');
}

async function expectNoViolations(page: Page, only: AxeOptions = {}): Promise<void> {
  expect(await violationsOf(page, only), `axe on ${page.url()}`).toEqual([]);
}

/** Axe's violations on the page, each with its elements. */
export async function violationsOf(page: Page, only: AxeOptions = {}): Promise<string[]> {
  // Results that are about to be replaced have less contrast, as has the text of a toast during its fade-in.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return await runAxe(page, null, only);
}

const running = new WeakMap<Page, Promise<unknown>>();

/** Axe cannot run twice at once in a page. */
function runAxe(page: Page, within: string | null, only: AxeOptions, scheme?: 'dark'): Promise<string[]> {
  const run = (running.get(page) ?? Promise.resolve()).then(async () => {
    if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
    const options: AxeOptions = { iframes: false, resultTypes: ['violations'], ...only };
    return await page.evaluate(findViolations, { within, options, scheme });
  });
  running.set(
    page,
    run.catch(() => undefined),
  );
  return run;
}

interface Search {
  /** Selector of the checked part, the last match; null for the whole page. */
  within: string | null;
  options: AxeOptions;
  /** A colour scheme that is set while axe runs. */
  scheme: 'dark' | undefined;
}

/** Runs in the page. `resultTypes` excludes passed rules, whose elements double the time. */
async function findViolations({ within, options, scheme }: Search): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(node: Node, options: AxeOptions): Promise<AxeResults> } };
  const node = within === null ? document : [...document.querySelectorAll(within)].at(-1);
  if (!node) return [];
  const attribute = 'data-color-scheme';
  const own = document.documentElement.getAttribute(attribute) ?? 'light';
  document.documentElement.setAttribute(attribute, scheme ?? own);
  const { violations } = await axe.run(node, options);
  document.documentElement.setAttribute(attribute, own);
  const where = scheme ? `in the ${scheme} scheme: ` : '';
  return violations.map(({ id, nodes }) => `${where}${id}: ${nodes.map((one) => one.target.join(' ')).join(' | ')}`);
}

/** Labels and buttons of the dialogs that this worker has checked. */
const lookedAt = new Set<string>();

/** Runs in every page: reports each dialog that opens. */
function reportDialogs(): void {
  const reported = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role="dialog"]')) {
      if (reported.has(dialog)) continue;
      reported.add(dialog);
      const { dialogOpened } = globalThis as unknown as { dialogOpened(content: string): Promise<void> };
      // Without its title, which may contain a name.
      void dialogOpened([...dialog.querySelectorAll('label, button')].map((piece) => piece.textContent).join(' / '));
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Runs axe over the dialogs that open, each kind once per worker.
 * @returns a function that waits for running checks and returns the violations
 */
export async function watchDialogs(context: BrowserContext): Promise<() => Promise<string[]>> {
  const checks: Promise<string[]>[] = [];
  await context.exposeBinding('dialogOpened', ({ page }, content: string) => {
    if (lookedAt.has(content)) return;
    lookedAt.add(content);
    const look = async () => [
      ...(await runAxe(page, '[role="dialog"]', withTargets)),
      ...(await runAxe(page, '[role="dialog"]', colours, 'dark')),
    ];
    const check = look().then(
      (found) => found.map((violation) => `dialog with ${content}: ${violation}`),
      (error: Error) => {
        if (!/context was destroyed|has been closed/.test(error.message)) throw error;
        // The page has navigated meanwhile: the dialog is checked when it opens next.
        lookedAt.delete(content);
        return [];
      },
    );
    check.catch(() => undefined);
    checks.push(check);
  });
  await context.addInitScript(reportDialogs);
  return async () => (await Promise.all(checks)).flat();
}
