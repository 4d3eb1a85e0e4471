import type { Locator } from '@playwright/test';

/** The words of an element that stand in two lines. The browser of the journeys has no dictionary and sets no hyphens. */
export async function brokenWords(element: Locator): Promise<string[]> {
  return await element.evaluate(async (box) => {
    // Letters of the font that stands in until then are wider.
    await document.fonts.ready;
    const broken: string[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  });
}
