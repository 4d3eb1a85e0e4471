import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/journeys/axe.ts';

/** Problems in a window of 320 px: horizontal scrolling (WCAG 1.4.10), truncated text, or targets below 24 px (2.5.8). */
export async function problemsAt320(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: window.height });
  const { over, cut, height } = await page.evaluate(measure);
  await growTo(page, Math.max(height, window.height));
  const targets = await violationsOf(page, { runOnly: ['target-size'] });
  await page.setViewportSize(window);
  const problems = targets.map((violation) => `at 320 px: ${violation}`);
  if (over > 0) problems.push(`${over} px wider than a window of 320 px`);
  return [...problems, ...cut.map((text) => `cut off at 320 px: ${text}`)];
}

/** Rounds of {@link growTo}: after these, what grows with the window has reached its own limit. */
const mostRounds = 4;

/**
 * Makes the window as high as the page, so that the bar at the bottom of a phone covers nothing, which axe would report. A text field
 * may grow with the window, and the page with it.
 */
async function growTo(page: Page, height: number): Promise<void> {
  let needed = height;
  for (let round = 0, now = 0; needed > now && round < mostRounds; round += 1) {
    now = needed;
    await page.setViewportSize({ width: 320, height: now });
    needed = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.documentElement.scrollHeight;
    });
  }
}

/** Runs in the page. Text with an ellipsis is truncated on purpose, except the page's heading, and scrollable text can be read. */
async function measure(): Promise<{ over: number; cut: string[]; height: number }> {
  // Changes by a media query are rendered with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // A box of one pixel contains text for screen readers only.
      const isCut = edge.width > 2 && (left < edge.left - 1 || right > edge.right + 1);
      const isShortened = textOverflow === 'ellipsis' && !parent.closest('h1');
      if (isCut && /hidden|clip/.test(overflowX) && !isShortened) cut.push(node.textContent.trim());
      break;
    }
  }
  return { over: scrollWidth - clientWidth, cut, height: scrollHeight };
}
