import type { Page } from '@playwright/test';
import { expect } from '../../support/journeys/test.ts';

/** Amounts, distances, hours and days as the product writes them, with their units. */
const values = [
  /(?:(?:fra|op til)\s)?\d[\d.]*(?:[–-]\u2060?\d[\d.]*)?\skr\./u,
  /pr\.\s(?:time|uge|måned|år)\b/u,
  /\d+\s(?:km|timer|dage?|hjemmedage?)\b/u,
  /\d{1,2}\.\s(?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)\p{L}*\.?(?:\s\d{4})?/u,
];

/** Expects each amount, distance and day of the page to be on one line, at the widths of a computer, a tablet and a phone. */
export async function expectValuesInOneLine(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: window.height });
    const { found, broken } = await page.evaluate(
      linesOfValues,
      new RegExp(values.map(({ source }) => source).join('|'), 'gu'),
    );
    expect(found, `values at ${page.url()}, ${width} px`).toBeGreaterThan(0);
    expect(broken, `in several lines at ${page.url()}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(window);
}

async function linesOfValues(value: RegExp): Promise<{ found: number; broken: string[] }> {
  // Changes by a media query are rendered with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let found = 0;
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script,style,template,.hidden-visually')) continue;
    for (const { 0: text, index } of node.textContent?.matchAll(value) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 0) found += 1;
      if (lines.size > 1) broken.push(text);
    }
  }
  return { found, broken };
}
