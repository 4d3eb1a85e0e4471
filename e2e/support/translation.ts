import type { Page } from '@playwright/test';
import { expect } from '../../support/journeys/test.ts';

/** What the browser shows in place of a screen that failed. */
const failed = 'Siden gik i stykker';

/** Translates the page as browsers do: nested elements take the place of its texts, now and after each change. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notTranslated = 'script,style,textarea,font,title,svg,[translate=no]';
    function translateTexts(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(notTranslated)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    translateTexts();
    new MutationObserver(translateTexts).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Leaves a translated screen for another, whose elements take the place of its own. @returns what went wrong */
export async function problemsInTranslation(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const links = page.getByRole('banner').getByRole('link');
  const other = links.and(page.locator(`a[href]:not([href="${pathname}"]):not([href="/"]):visible`)).first();
  if ((await other.count()) === 0) return [];
  await translate(page);
  await other.click();
  await expect(page).not.toHaveURL((url) => url.pathname === pathname);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return (await page.getByText(failed).count()) > 0 ? ['fails when it is translated'] : [];
}
